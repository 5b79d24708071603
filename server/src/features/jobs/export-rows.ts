import type { Context } from '#server/context.ts';
import type { WaitingExport } from './build-export.ts';
import { type AmountRow, longColumns, wideColumns } from './export-columns.ts';
import type { Cell, Column, ExportTable } from './export-table.ts';
import { type ExportLetter, type ExportSelection, readExportLetters } from './read-export-letters.ts';

/** The table of an export, read from the database as fast as it is written, telling how far it is. */
export function exportTable(context: Context, wanted: WaitingExport): ExportTable {
  const letters = countDone(context, wanted);
  return wanted.shape === 'LONG'
    ? { columns: longColumns, batches: cellsOf(letters, longColumns, (batch) => batch.flatMap(amountRows)) }
    : { columns: wideColumns, batches: cellsOf(letters, wideColumns, (batch) => batch) };
}

async function* countDone(context: Context, wanted: WaitingExport): AsyncGenerator<ExportLetter[]> {
  const place = { organizationId: wanted.organization_id, selection: wanted.filter as ExportSelection };
  let done = 0;
  for await (const letters of readExportLetters(context, place)) {
    yield letters;
    done += letters.length;
    await context.db.updateTable('exports').where('id', '=', wanted.id).set({ done_count: done }).execute();
  }
}

async function* cellsOf<Row>(
  letters: AsyncIterable<ExportLetter[]>,
  columns: Column<Row>[],
  rowsOf: (letters: ExportLetter[]) => Row[],
): AsyncGenerator<Cell[][]> {
  for await (const batch of letters) yield rowsOf(batch).map((row) => columns.map(({ value }) => value(row)));
}

function amountRows(letter: ExportLetter): AmountRow[] {
  if (letter.amounts.length === 0) return [{ letter, amount: null }];
  return letter.amounts.map((amount) => ({ letter, amount }));
}
