import { jobLimits } from '@tassel/contract/job.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';

type Input = { letterIds: string[]; organizationId?: string | null };

const uploadsInATask = 100;

/** D 11: where uploads go past this server, somebody tells that they are there. Answers how many letters still waited. */
export async function uploadFinished(context: ViewerContext, input: Input): Promise<number> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  if (input.letterIds.length > jobLimits.maxLetters) throw userError('BAD_INPUT', 'Name at most 10,000 letters.');
  const waiting = await context.db
    .selectFrom('letters')
    .where('organization_id', '=', organizationId)
    .where('id', '=', sql<string>`any(${input.letterIds.filter(isId)}::uuid[])`)
    .where('status', '=', 'PENDING')
    .where('file_key', 'is', null)
    .orderBy('id')
    .select(['id as letterId', 'upload_number as uploadNumber'])
    .execute();
  if (context.files.uploads)
    for (let start = 0; start < waiting.length; start += uploadsInATask)
      await context.queue.add('take-uploads', { uploads: waiting.slice(start, start + uploadsInATask) });
  return waiting.length;
}
