import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import { isFinal, type LetterStatus, statusesBefore } from '@tassel/contract/letter-status.ts';
import { sql, type UpdateObject } from 'kysely';
import { type Chargeable, recordUsage } from '#features/billing/record-usage.ts';
import { announce } from '#features/webhooks/announce.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import type { Actor } from './actor.ts';
import { countChanges } from './count-changes.ts';

/** Which letters of an organization change, and to what. */
export type Result = {
  organizationId: string;
  letters: { ids: readonly string[] } | { jobIds: readonly string[] };
  to: LetterStatus;
  reason: LetterReason | null;
  actor: Actor;
  /** Only from these; by default from wherever D 2 allows the step. */
  from?: readonly LetterStatus[];
  /** The result counts only for this file, or for a letter without one: that may have changed meanwhile. */
  fileKey?: string | null;
  /** What else is known of the letter now. */
  set?: Omit<UpdateObject<Tables, 'letters'>, 'id' | 'status' | 'reason' | 'change_number'>;
};

export type Changed = Chargeable & { hadFile: boolean };

/**
 * THE ONE DOOR for every change of a letter's status, in one transaction: the status, its history, the counts of the
 * job, what is charged, what webhooks are told, and the tasks that follow. A step that D 2 does not allow from where
 * the letter stands by now changes nothing: a result that comes after a cancel is too late. Answers the letters that
 * did change.
 */
export async function recordResult(context: Context, result: Result): Promise<Changed[]> {
  return inTransaction(context, async (context) => {
    const changed = await changeStatus(context, result);
    if (changed.length === 0) return [];
    await addHistory(context, result, changed);
    const states = await countChanges(context, changed);
    await recordUsage(context, changed);
    await announce(context, result, changed);
    for (const { jobId, state } of states) if (state === 'DONE') await context.queue.add('finish-job', { jobId });
    return changed;
  });
}

async function changeStatus({ db, clock }: Context, result: Result): Promise<Changed[]> {
  const { organizationId, letters, to, reason, fileKey, set } = result;
  const now = clock.now();
  const from = (result.from ?? statusesBefore(to)).filter((status) => statusesBefore(to).includes(status));
  const rows = await db
    .with('before', (db) =>
      db
        .selectFrom('letters')
        .innerJoin('jobs', 'jobs.id', 'letters.job_id')
        .where('letters.organization_id', '=', organizationId)
        .where(
          'ids' in letters ? 'letters.id' : 'letters.job_id',
          '=',
          sql<string>`any(${'ids' in letters ? letters.ids : letters.jobIds}::uuid[])`,
        )
        .where('letters.status', 'in', from)
        .$if(fileKey !== undefined, (query) => query.where('letters.file_key', 'is not distinct from', fileKey ?? null))
        // In one order, so that two who change the same letters wait for each other.
        .orderBy('letters.id')
        .forUpdate('letters')
        .select(['letters.id', 'letters.status', 'letters.file_key', 'letters.has_reserved_credit'])
        .select(['jobs.person_id', 'jobs.purge_letter_files_after']),
    )
    .updateTable('letters')
    .from('before')
    .whereRef('letters.id', '=', 'before.id')
    .set({
      has_reserved_credit: false,
      ...set,
      status: to,
      reason,
      last_status_update: now,
      change_number: sql`letters.change_number + 1`,
      purge_at: isFinal(to)
        ? sql`case when before.file_key is not null
              then ${now}::timestamptz + before.purge_letter_files_after * interval '1 day' end`
        : null,
    })
    .returning([
      'letters.id as letterId',
      'letters.organization_id as organizationId',
      'letters.job_id as jobId',
      'letters.change_number as changeNumber',
      'before.person_id as personId',
      'before.status as from',
      'before.has_reserved_credit as hadReservedCredit',
      sql<boolean>`before.file_key is not null`.as('hadFile'),
    ])
    .execute();
  return rows.map((row) => ({ ...row, to }));
}

async function addHistory({ db, clock }: Context, { reason, actor }: Result, changed: readonly Changed[]) {
  const now = clock.now();
  await sql`insert into letter_changes
      (letter_id, number, from_status, to_status, reason, actor_kind, person_id, api_key_id, insert_time)
    select letter_id, number, from_status, ${changed[0]?.to}, ${reason}, ${actor.kind},
      ${'personId' in actor ? actor.personId : null}::uuid, ${'apiKeyId' in actor ? actor.apiKeyId : null}::uuid, ${now}
    from unnest(${changed.map(({ letterId }) => letterId)}::uuid[],
      ${changed.map(({ changeNumber }) => changeNumber)}::integer[],
      ${changed.map(({ from }) => from)}::text[]) as changed (letter_id, number, from_status)`.execute(db);
}
