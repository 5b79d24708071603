import type { WholeBody } from '@tassel/contract/webhook-body.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Context } from '#server/context.ts';

/** All that can be told of these letters, by their ids, as they stand now. */
export async function readWholeBodies({ db }: Context, letterIds: readonly string[]): Promise<Map<string, WholeBody>> {
  if (letterIds.length === 0) return new Map();
  const letters = await db
    .selectFrom('letters')
    .innerJoin('jobs', 'jobs.id', 'letters.job_id')
    .where('letters.id', 'in', letterIds)
    .select(['letters.id', 'status', 'reason', 'method', 'payload', 'filename', 'letters.insert_time', 'year'])
    .select(['jobs.id as jobId', 'jobs.insert_time as jobInsertTime'])
    .select((letters) => [
      jsonArrayFrom(
        letters
          .selectFrom('aid_amounts')
          .whereRef('letter_id', '=', 'letters.id')
          .orderBy('position')
          .select(['value', 'source', 'category', 'sub_category', 'description']),
      ).as('aid_amounts'),
      jsonArrayFrom(
        letters
          .selectFrom('cost_amounts')
          .whereRef('letter_id', '=', 'letters.id')
          .orderBy('position')
          .select(['value', 'category', 'description']),
      ).as('cost_amounts'),
    ])
    .execute();
  return new Map(
    letters.map(({ jobId, jobInsertTime, payload, insert_time, ...letter }) => [
      letter.id,
      {
        id: letter.id,
        status: letter.status,
        reason: letter.reason,
        method: letter.method,
        payload: payload === null ? null : JSON.parse(payload),
        filename: letter.filename,
        insert_time: insert_time.toISOString(),
        year: letter.year,
        job: { id: jobId, insert_time: jobInsertTime.toISOString() },
        aid_amounts: letter.aid_amounts,
        cost_amounts: letter.cost_amounts,
      },
    ]),
  );
}
