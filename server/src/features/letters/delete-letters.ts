import { sql } from 'kysely';
import { giveBackCredits } from '#features/organizations/reserve-credits.ts';
import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';
import { jobFolder } from './file-keys.ts';

/**
 * Removes all letters of jobs, with their amounts, history and files; refused while one of them is in work (D 13).
 * Answers the job of each letter that is gone.
 */
export async function deleteLetters(context: Context, organizationId: string, jobIds: string[]) {
  const { db } = context;
  const ofJobs = sql<string>`any(${jobIds}::uuid[])`;
  // Held first, and in the order in which every change takes them: nothing can begin meanwhile.
  const letters = await db
    .selectFrom('letters')
    .where('organization_id', '=', organizationId)
    .where('job_id', '=', ofJobs)
    .orderBy('id')
    .forUpdate()
    .select(['job_id as jobId', 'status', 'has_reserved_credit', sql<boolean>`file_key is not null`.as('hasFile')])
    .execute();
  const inWork = letters.filter(
    ({ status, hasFile }) => status === 'MANUAL_REVIEW' || (status === 'PENDING' && hasFile),
  );
  if (inWork.length > 0) throw stillInWork(inWork.length);
  const reserved = letters.filter(({ has_reserved_credit }) => has_reserved_credit).length;
  await giveBackCredits(context, organizationId, reserved);
  for (const table of ['aid_amounts', 'cost_amounts', 'letter_changes'] as const)
    await sql`delete from ${sql.table(table)} using letters
      where letters.id = ${sql.table(table)}.letter_id and letters.organization_id = ${organizationId}
        and letters.job_id = ${ofJobs}`.execute(db);
  await db.deleteFrom('letters').where('organization_id', '=', organizationId).where('job_id', '=', ofJobs).execute();
  const folders = jobIds.map((jobId) => jobFolder({ organizationId, jobId }));
  await context.queue.add('remove-files', { folders });
  return letters;
}

function stillInWork(count: number) {
  const letters = count === 1 ? '1 letter is' : `${count.toLocaleString('en-US')} letters are`;
  return userError('CONFLICT', `${letters} still in work. Cancel the job or wait, then delete it.`);
}
