import { savedQueryLimits, savedQueryNameProblem, savedQueryTextProblem } from '@tassel/contract/saved-query.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { findSavedQuery, type SavedQuery } from './saved-queries.ts';

type Input = {
  id?: string | null;
  organizationId?: string | null;
  name: string;
  query: string;
  variables?: string | null;
  isShared?: boolean | null;
};

/** Keeps a query, or changes one of the viewer's own. */
export async function saveQuery(context: ViewerContext, input: Input): Promise<SavedQuery> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  refuseProblems(input);
  return inTransaction(context, async (context) => {
    const id = input.id
      ? await change(context, organizationId, input.id, input)
      : await add(context, organizationId, input);
    return findSavedQuery(context, organizationId, id);
  });
}

function refuseProblems({ name, query, variables }: Input): void {
  const problems = {
    name: savedQueryNameProblem(name),
    query: savedQueryTextProblem(query),
    variables: (variables?.length ?? 0) > savedQueryLimits.maxQueryLength ? 'The variables are too long.' : undefined,
  };
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Record<
    string,
    string
  >;
  const [first] = Object.values(fields);
  if (first) throw userError('BAD_INPUT', first, { fields });
}

const columnsOf = ({ name, query, variables, isShared }: Input) => ({
  name: name.trim(),
  query,
  variables: variables ?? '',
  is_shared: isShared ?? false,
});

async function add(context: ViewerContext, organizationId: string, input: Input): Promise<string> {
  const { db, viewer, clock } = context;
  const now = clock.now();
  await db.selectFrom('people').where('id', '=', viewer.personId).select('id').forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('saved_queries')
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', viewer.personId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= savedQueryLimits.maxOfPerson)
    throw userError(
      'CONFLICT',
      `You keep ${count} queries here, which is the most. Delete one that is no longer used.`,
    );
  const id = newId(now.getTime());
  const owner = { id, organization_id: organizationId, person_id: viewer.personId };
  await db
    .insertInto('saved_queries')
    .values({ ...owner, ...columnsOf(input), insert_time: now, update_time: now })
    .execute();
  return id;
}

async function change(context: ViewerContext, organizationId: string, id: string, input: Input): Promise<string> {
  const { personId } = await findSavedQuery(context, organizationId, id);
  if (personId !== context.viewer.personId)
    throw userError('FORBIDDEN', 'Only its owner can change it. Save it under another name.');
  await context.db
    .updateTable('saved_queries')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .set({ ...columnsOf(input), update_time: context.clock.now() })
    .execute();
  return id;
}
