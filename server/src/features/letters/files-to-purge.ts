import { isFinal, letterStatuses } from '@tassel/contract/letter-status.ts';
import { purgeDaysProblem } from '@tassel/contract/organization.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';

type Input = { purgeLetterFilesAfter: number; organizationId?: string | null };

const dayMs = 86_400_000;

/** How many files of finished letters a rule of so many days would find too old now. Jobs keep their own rule (D 12). */
export async function countFilesToPurge(context: ViewerContext, input: Input): Promise<number> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const { purgeLetterFilesAfter: days } = input;
  const problem = purgeDaysProblem(days);
  if (problem) throw userError('BAD_INPUT', problem, { fields: { purgeLetterFilesAfter: problem } });
  const { count } = await context.db
    .selectFrom('letters')
    .where('organization_id', '=', organizationId)
    .where('status', 'in', letterStatuses.filter(isFinal))
    .where('file_key', 'is not', null)
    .where('last_status_update', '<=', new Date(context.clock.now().getTime() - days * dayMs))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
