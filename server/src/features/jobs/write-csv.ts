import type { Cell, ExportTable } from './export-table.ts';

const byteOrderMark = '\ufeff';

/** RFC 4180 in UTF-8, with the mark by which spreadsheets know it. */
export async function* writeCsv({ columns, batches }: ExportTable): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + line(columns.map(({ name }) => name)));
  for await (const rows of batches) yield Buffer.from(rows.map(line).join(''));
}

const line = (cells: Cell[]): string => `${cells.map(field).join(',')}\r\n`;

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  const text = neutralized(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet would run what looks like a formula; the apostrophe makes it text. Numbers are no text, and stay. */
const neutralized = (text: string): string =>
  /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
