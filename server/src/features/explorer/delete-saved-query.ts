import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import { findSavedQuery } from './saved-queries.ts';

type Input = { id: string; organizationId?: string | null };

/** Removes one of the viewer's own; administrators may remove what others share, too. */
export async function deleteSavedQuery(context: ViewerContext, input: Input): Promise<boolean> {
  const { organizationId, role } = requireRole(context, input.organizationId, 'USER');
  const { id, personId } = await findSavedQuery(context, organizationId, input.id);
  if (personId !== context.viewer.personId && role !== 'ADMIN')
    throw userError('FORBIDDEN', 'Only its owner or an administrator can delete it.');
  await context.db
    .deleteFrom('saved_queries')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
  return true;
}
