import { letterStatuses } from '@tassel/contract/letter-status.ts';
import { countColumn, statusCountsOf } from '#features/letters/letter-counts.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { completionMail } from './completion-mail.ts';

/** Task: when every letter of a job has ended for the first time, its creator gets one mail (D 16). */
export async function finishJob(context: Context, { jobId }: { jobId: string }): Promise<void> {
  await inTransaction(context, async (context) => {
    const job = await markCompleted(context, jobId);
    if (!job?.notify_on_completion) return;
    const { email } = await context.db
      .selectFrom('people')
      .where('id', '=', job.person_id)
      .select('email')
      .executeTakeFirstOrThrow();
    const mail = { to: email, job: { id: jobId, name: job.name }, counts: statusCountsOf(job) };
    await context.queue.add('send-mail', completionMail(mail, context.config.publicUrl));
  });
}

/** The job, the first time that it is done; undefined ever after, and while a letter is still in work. */
async function markCompleted({ db, clock }: Context, jobId: string) {
  return db
    .updateTable('jobs')
    .from('letter_counts')
    .whereRef('letter_counts.job_id', '=', 'jobs.id')
    .where('jobs.id', '=', jobId)
    .where('letter_counts.state', '=', 'DONE')
    .where('jobs.completed_at', 'is', null)
    .set({ completed_at: clock.now() })
    .returning(['jobs.name', 'jobs.person_id', 'jobs.notify_on_completion'])
    .returning(letterStatuses.map(countColumn))
    .executeTakeFirst();
}
