import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { loadTogether } from '#platform/load-together.ts';
import type { ViewerContext } from '#server/context.ts';

export type ReasonCount = { jobId: string; status: LetterStatus; reason: LetterReason; count: number };

/** Why letters of one job among many that are asked for stand where they stand, the most frequent reason first. */
export const readReasonCounts = loadTogether(async ({ db }: ViewerContext, jobIds: string[]) => {
  const counts = await db
    .selectFrom('letters')
    .where('job_id', 'in', jobIds)
    .where('reason', 'is not', null)
    .groupBy(['job_id', 'status', 'reason'])
    .select(['job_id as jobId', 'status', 'reason'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .orderBy('count', 'desc')
    .orderBy('reason')
    .$narrowType<{ reason: LetterReason }>()
    .execute();
  return Map.groupBy<string, ReasonCount>(counts, ({ jobId }) => jobId);
});
