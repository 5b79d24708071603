import type { ViewerContext } from '#server/context.ts';

/** Who changes a letter (D 2). */
export type Actor =
  | { kind: 'SYSTEM' }
  | { kind: 'PERSON'; personId: string }
  | { kind: 'API_KEY'; personId: string; apiKeyId: string };

/** Whoever asks: the person, or the key by which a program asks in their name. */
export const actorOf = ({ viewer: { personId, apiKey } }: ViewerContext): Actor =>
  apiKey ? { kind: 'API_KEY', personId, apiKeyId: apiKey.id } : { kind: 'PERSON', personId };
