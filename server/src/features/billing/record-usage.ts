import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import { giveBackCredits, reserveCredits } from '#features/organizations/reserve-credits.ts';
import { newId } from '#platform/ids.ts';
import type { Context } from '#server/context.ts';
import { type Charge, chargeFor } from './charge.ts';

/** A letter's change of status, as far as the bill is concerned. `hadReservedCredit`: one was taken for it at its start. */
export type Chargeable = {
  letterId: string;
  organizationId: string;
  jobId: string;
  personId: string;
  changeNumber: number;
  from: LetterStatus;
  to: LetterStatus;
  hadReservedCredit: boolean;
};

/** Charges what D 41 charges, once a letter, and gives reserved credits back to letters that ended uncharged. */
export async function recordUsage(context: Context, changes: readonly Chargeable[]): Promise<void> {
  const uncharged = changes.filter(({ from, to, hadReservedCredit }) => hadReservedCredit && !chargeFor(from, to));
  for (const [organizationId, { length }] of Map.groupBy(uncharged, (change) => change.organizationId))
    await giveBackCredits(context, organizationId, length);
  for (const change of changes) {
    const kind = chargeFor(change.from, change.to);
    if (kind) await charge(context, change, kind);
  }
}

async function charge(context: Context, change: Chargeable, kind: Charge): Promise<void> {
  const { db, clock } = context;
  const record = await db
    .insertInto('usage_records')
    .values({
      id: newId(clock.now().getTime()),
      organization_id: change.organizationId,
      person_id: change.personId,
      job_id: change.jobId,
      letter_id: change.letterId,
      change_number: change.changeNumber,
      kind,
      is_paid_by_credit: change.hadReservedCredit,
      // The free plan has no card that could pay a review.
      is_free:
        kind === 'MANUAL_REVIEW'
          ? sql<boolean>`(select billing_status = 'FREE' from organizations where id = ${change.organizationId})`
          : false,
      insert_time: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!record || kind !== 'CLASSIFICATION' || change.hadReservedCredit) return;
  // A credit pays before money.
  if (!(await reserveCredits(context, change.organizationId, 1))) return;
  await db.updateTable('usage_records').where('id', '=', record.id).set({ is_paid_by_credit: true }).execute();
}
