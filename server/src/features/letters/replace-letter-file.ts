import { mayReplaceFile } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import { requireMayStart } from '#features/billing/require-may-start.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { actorOf } from './actor.ts';
import type { LetterInput } from './cancel-letters.ts';
import { folderOf } from './file-keys.ts';
import { replaceAmounts } from './keep-amounts.ts';
import type { Letter } from './letter.ts';
import { letterScope } from './letter-scope.ts';
import { readLetter } from './read-letters.ts';
import { recordResult } from './record-result.ts';
import { searchText } from './search-text.ts';

const refused = () => userError('CONFLICT', 'Only the file of a letter that could not be read can be replaced.');

/** Starts a letter anew, on the same id (D 2): its file and what was read of it go, and it waits for the next file. */
export async function replaceLetterFile(context: ViewerContext, input: LetterInput): Promise<Letter> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const scope = letterScope(context, organizationId);
  return inTransaction(context, async (context) => {
    const letter = await readLetter(context, scope, input.id);
    if (!mayReplaceFile(letter.status)) throw refused();
    const changed = await recordResult(context, {
      organizationId,
      letters: { ids: [letter.id] },
      to: 'PENDING',
      reason: null,
      actor: actorOf(context),
      set: { ...withoutFile, search_text: searchText({ ...letter, school_name: null }) },
    });
    if (changed.length === 0) throw refused();
    await payForLetter(context, letter);
    await replaceAmounts(context, letter.id, { aid: [], costs: [] });
    if (letter.file_key) await context.queue.add('remove-files', { folders: [folderOf(letter.file_key)] });
    return readLetter(context, scope, letter.id);
  });
}

const withoutFile = {
  upload_number: sql<number>`letters.upload_number + 1`,
  file_key: null,
  file_bytes: null,
  file_sha256: null,
  file_received_at: null,
  file_purged_at: null,
  turn: null,
  method: null,
  pages: null,
  confidence: null,
  award_year: null,
  year: null,
  school_name: null,
  school_city: null,
  school_state: null,
  school_zip: null,
  total_cost: null,
  free_money: null,
  loans: null,
  work: null,
  net_price: null,
  remaining: null,
  printed_net_price: null,
} as const;

/** A letter is charged once, however often its file is replaced (D 41). Locks the organization, so after the letter. */
async function payForLetter(context: ViewerContext, letter: Letter): Promise<void> {
  const lettersToPay = (await isCharged(context, letter)) ? 0 : 1;
  const { isReserved } = await requireMayStart(context, letter.organization_id, lettersToPay);
  if (!isReserved) return;
  await context.db.updateTable('letters').where('id', '=', letter.id).set({ has_reserved_credit: true }).execute();
}

async function isCharged({ db }: ViewerContext, { id, organization_id }: Letter): Promise<boolean> {
  const record = await db
    .selectFrom('usage_records')
    .where('organization_id', '=', organization_id)
    .where('letter_id', '=', id)
    .where('kind', '=', 'CLASSIFICATION')
    .select('id')
    .executeTakeFirst();
  return record !== undefined;
}
