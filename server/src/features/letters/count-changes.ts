import type { JobState } from '@tassel/contract/job.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { countColumn } from './letter-counts.ts';

/** `hadFile`: the file of a PENDING letter had arrived. */
export type CountedChange = { jobId: string; from: LetterStatus; to: LetterStatus; hadFile: boolean };

/** Keeps the counts of the jobs true, and answers the state of each. */
export async function countChanges(
  { db, clock }: Context,
  changes: readonly CountedChange[],
): Promise<{ jobId: string; state: JobState }[]> {
  const states: { jobId: string; state: JobState }[] = [];
  // In the order of their ids: whoever changes two jobs takes them in the same order.
  const byJob = [...Map.groupBy(changes, ({ jobId }) => jobId)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [jobId, ofJob] of byJob) {
    const deltas = [...deltasOf(ofJob)].map(([column, delta]) => [column, sql`${sql.ref(column)} + ${delta}::integer`]);
    const counted = await db
      .updateTable('letter_counts')
      .where('job_id', '=', jobId)
      .set({ ...Object.fromEntries(deltas), last_update: clock.now() })
      .returning('state')
      .executeTakeFirstOrThrow();
    states.push({ jobId, state: counted.state });
  }
  return states;
}

/** How much each column moves. A letter that becomes PENDING again waits for its new file. */
export function deltasOf(changes: readonly CountedChange[]): Map<string, number> {
  const deltas = new Map<string, number>();
  const move = (column: string, by: number) => deltas.set(column, (deltas.get(column) ?? 0) + by);
  for (const { from, to, hadFile } of changes) {
    move(countColumn(from), -1);
    move(countColumn(to), 1);
    if (from === 'PENDING' && !hadFile) move('without_file', -1);
    if (to === 'PENDING') move('without_file', 1);
  }
  return deltas;
}
