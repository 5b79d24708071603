import type { Membership } from '#features/session/viewer.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';

/** D 18: an ADMIN may cancel and delete everybody's jobs, a USER their own. */
export const mayChangeJob = ({ viewer }: ViewerContext, membership: Membership, ownerId: string): boolean =>
  membership.role === 'ADMIN' || (membership.role === 'USER' && ownerId === viewer.personId);

export function requireMayChangeJob(context: ViewerContext, membership: Membership, ownerId: string): void {
  if (!mayChangeJob(context, membership, ownerId))
    throw userError('FORBIDDEN', 'Only an administrator or whoever created a job may cancel or delete it.');
}
