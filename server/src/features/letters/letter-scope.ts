import { type LetterStatus, letterStatuses } from '@tassel/contract/letter-status.ts';
import { requireRole } from '#features/session/require-role.ts';
import type { ViewerContext } from '#server/context.ts';

/** Which letters the viewer may see. */
export type LetterScope = { organizationId: string; statuses: readonly LetterStatus[] };

/** D 18: a REVIEWER reads letters in review and no others. */
export function letterScope(context: ViewerContext, organizationId: string | null | undefined): LetterScope {
  const membership = requireRole(context, organizationId, 'USER', 'REVIEWER');
  const statuses = membership.role === 'REVIEWER' ? (['MANUAL_REVIEW'] as const) : letterStatuses;
  return { organizationId: membership.organizationId, statuses };
}
