import { callGraphql } from '#platform/graphql.ts';
import { lettersWithContentDocument } from './api.ts';
import { draft } from './draft.ts';

const batch = 1000;
let waiting: string[] = [];
let isAsking = false;

/** D 17: asks for letters of the organization that have the same content. Only a remark hangs on it. */
export function lookUpOlderLetters(sha256s: readonly string[]): void {
  waiting.push(...sha256s);
  if (!isAsking) void askForAll();
}

async function askForAll(): Promise<void> {
  isAsking = true;
  while (waiting.length > 0) {
    const asked = waiting.slice(0, batch);
    waiting = waiting.slice(batch);
    // Without an answer the letters go without the remark: it is no reason to stop.
    await ask(asked).catch(() => {});
  }
  isAsking = false;
}

async function ask(sha256s: string[]): Promise<void> {
  const { organizationId } = draft.get();
  const { lettersWithContent } = await callGraphql(lettersWithContentDocument, { sha256s, organizationId });
  if (draft.get().organizationId !== organizationId) return;
  const older = new Map(draft.get().older);
  for (const letter of lettersWithContent) if (letter.sha256) older.set(letter.sha256, letter);
  draft.change({ older });
}
