import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

type Change = { letterId: string; changeNumber: number };
type Fact = { organizationId: string; to: LetterStatus; reason: LetterReason | null };

/** A delivery for each webhook that wants to know, in the transaction of the fact: it exists if the fact does. */
export async function announce(
  { db, clock }: Context,
  { organizationId, to, reason }: Fact,
  changes: readonly Change[],
): Promise<void> {
  const now = clock.now();
  await sql`insert into webhook_deliveries
      (id, webhook_id, organization_id, letter_id, change_number, status, reason, state, next_attempt_at, insert_time)
    select gen_random_uuid(), webhooks.id, ${organizationId}, changed.letter_id, changed.number, ${to}, ${reason},
      'PENDING', ${now}, ${now}
    from webhooks cross join unnest(${changes.map(({ letterId }) => letterId)}::uuid[],
      ${changes.map(({ changeNumber }) => changeNumber)}::integer[]) as changed (letter_id, number)
    where webhooks.organization_id = ${organizationId} and is_enabled and ${to} = any(statuses)`.execute(db);
}
