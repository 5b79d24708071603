import { sql } from 'kysely';
import type { StoredFile } from '#platform/files.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import type { Upload } from './upload-address.ts';

/** Notes the file of a letter and queues its classification; false when the letter no longer waits for this upload. */
export async function recordFile(
  context: Context,
  { letterId, uploadNumber }: Upload,
  file: StoredFile & { key: string },
): Promise<boolean> {
  return inTransaction(context, async (context) => {
    const { db, clock, queue } = context;
    const letter = await db
      .updateTable('letters')
      .where('id', '=', letterId)
      .where('status', '=', 'PENDING')
      .where('file_key', 'is', null)
      .where('upload_number', '=', uploadNumber)
      .set({
        file_key: file.key,
        file_bytes: file.bytes,
        file_sha256: file.sha256,
        file_received_at: clock.now(),
        turn: nextTurn,
      })
      .returning(['job_id', 'turn'])
      .executeTakeFirst();
    if (!letter) return false;
    await db
      .updateTable('letter_counts')
      .where('job_id', '=', letter.job_id)
      .set({ without_file: sql`without_file - 1` })
      .execute();
    await queue.add('classify-letter', { letterId, fileKey: file.key }, { priority: -(letter.turn ?? 0) });
    return true;
  });
}

/**
 * Organizations take turns. A letter comes after the last of its own organization that is in line, but never before the
 * first of all lines: so ten letters of one pass ten thousand of another one by one, and nobody waits forever.
 */
const nextTurn = sql<number>`greatest(
  coalesce((select min(turn) from letters as line where line.status = 'PENDING' and line.file_key is not null), 0),
  coalesce((select max(turn) + 1 from letters as line where line.status = 'PENDING' and line.file_key is not null
    and line.organization_id = letters.organization_id), 0))`;
