import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';

export type SavedQuery = {
  id: string;
  name: string;
  query: string;
  variables: string;
  isShared: boolean;
  personId: string;
  firstName: string;
  lastName: string;
  updateTime: Date;
};

/** The viewer's own queries in an organization and those that others share, by name; few enough for one list. */
export async function readSavedQueries(
  context: ViewerContext,
  input: { organizationId?: string | null },
): Promise<SavedQuery[]> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  return visible(context, organizationId).orderBy('name').orderBy('saved_queries.id').limit(1000).execute();
}

/** One that the viewer can see, or not found. */
export async function findSavedQuery(context: ViewerContext, organizationId: string, id: string): Promise<SavedQuery> {
  const found = isId(id)
    ? await visible(context, organizationId).where('saved_queries.id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw userError('NOT_FOUND', 'Saved query not found.');
  return found;
}

const visible = ({ db, viewer }: ViewerContext, organizationId: string) =>
  db
    .selectFrom('saved_queries')
    .innerJoin('people', 'people.id', 'saved_queries.person_id')
    .where('organization_id', '=', organizationId)
    .where((eb) => eb.or([eb('person_id', '=', viewer.personId), eb('is_shared', '=', true)]))
    .select(['saved_queries.id', 'name', 'query', 'variables', 'is_shared as isShared', 'person_id as personId'])
    .select(['first_name as firstName', 'last_name as lastName', 'update_time as updateTime']);
