import { exportDays } from '@tassel/contract/exports.ts';
import { countedLetters } from '#features/letters/counted-letters.ts';
import { composeMail } from '#platform/mail.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { exportTable } from './export-rows.ts';
import { TooManyRows } from './export-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

const maxExportBytes = 2 ** 31 - 1;
const dayMs = 86_400_000;

/** Task: writes the file of an export while it reads the letters, and mails the requester a link (D 14). */
export async function buildExport(context: Context, { exportId }: { exportId: string }): Promise<void> {
  const wanted = await readWaiting(context, exportId);
  if (!wanted) return;
  const table = exportTable(context, wanted);
  const content = wanted.format === 'CSV' ? writeCsv(table) : writeXlsx(table);
  const key = `exports/${wanted.organization_id}/${wanted.id}`;
  try {
    const { bytes } = await context.files.put(key, content, { maxBytes: maxExportBytes });
    const isFinished = await finish(context, wanted, { key, bytes });
    if (!isFinished) await context.files.remove([key]);
  } catch (error) {
    if (!(error instanceof TooManyRows)) throw error;
    await fail(context, wanted.id, 'A spreadsheet can’t hold so many rows. Export it as CSV, or in the wide shape.');
  }
}

async function readWaiting({ db }: Context, exportId: string) {
  return db
    .selectFrom('exports')
    .innerJoin('people', 'people.id', 'exports.person_id')
    .where('exports.id', '=', exportId)
    .where('exports.status', '=', 'WAITING')
    .select(['exports.id', 'organization_id', 'name', 'format', 'shape', 'filter', 'letter_count'])
    .select(['people.email', 'people.first_name'])
    .executeTakeFirst();
}

export type WaitingExport = NonNullable<Awaited<ReturnType<typeof readWaiting>>>;

/** False when a twin of this task was quicker, or the export is gone. */
async function finish(context: Context, wanted: WaitingExport, file: { key: string; bytes: number }): Promise<boolean> {
  return inTransaction(context, async (context) => {
    const now = context.clock.now();
    const finished = await context.db
      .updateTable('exports')
      .where('id', '=', wanted.id)
      .where('status', '=', 'WAITING')
      .set({
        status: 'READY',
        file_key: file.key,
        bytes: file.bytes,
        ready_at: now,
        expires_at: new Date(now.getTime() + exportDays * dayMs),
      })
      .returning('id')
      .executeTakeFirst();
    if (finished) await context.queue.add('send-mail', readyMail(context, wanted));
    return finished !== undefined;
  });
}

/** Task: whatever hindered it, whoever waits for it is told. */
export async function giveUpExport(context: Context, { exportId }: { exportId: string }): Promise<void> {
  await fail(context, exportId, 'The file could not be built. Export again, or ask for help.');
}

async function fail({ db }: Context, id: string, problem: string): Promise<void> {
  await db
    .updateTable('exports')
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .set({ status: 'FAILED', problem })
    .execute();
}

/** No figures and no students: mails travel through other hands. */
const readyMail = ({ config }: Context, { email, first_name, name, format, letter_count }: WaitingExport) =>
  composeMail({
    to: email,
    subject: `Your export is ready: ${name}`,
    paragraphs: [
      `Hello ${first_name},`,
      `The ${format} file of “${name}” with ${countedLetters(letter_count)} is ready to download.`,
      `It is kept for ${exportDays} days.`,
    ],
    action: { label: 'Open your downloads', url: `${config.publicUrl}/jobs/exports` },
  });
