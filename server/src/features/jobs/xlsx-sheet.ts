import { type Cell, type ExportTable, TooManyRows } from './export-table.ts';
import { cellStyles } from './xlsx-parts.ts';

/** As many as a spreadsheet holds, the head among them. */
const maxRows = 1_048_576;
const maxCharacters = 32_767;
const dayMs = 86_400_000;
/** Days from the first day of a spreadsheet to 1970-01-01. */
const epochDay = 25_569;

/** The XML of a sheet whose head stays in view and can be filtered by. */
export async function* writeSheet({ columns, batches }: ExportTable): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnLetters(index));
  const styles = columns.map(({ kind }) => cellStyles[kind]);
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnXml).join('')}</cols><sheetData>`;
  yield rowXml(
    columns.map(({ name }) => headOf(name)),
    1,
    letters,
    columns.map(() => cellStyles.head),
  );
  let row = 1;
  for await (const rows of batches) {
    if (row + rows.length > maxRows) throw new TooManyRows(`more than ${maxRows} rows`);
    yield rows.map((cells) => rowXml(cells, ++row, letters, styles)).join('');
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${row}"/></worksheet>`;
}

const columnXml = ({ width }: { width: number }, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

function rowXml(cells: Cell[], row: number, letters: string[], styles: number[]): string {
  const filled = cells.map((cell, index) => cellXml(cell, `${letters[index]}${row}`, styles[index] ?? 0));
  return `<row r="${row}">${filled.join('')}</row>`;
}

function cellXml(cell: Cell, place: string, style: number): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string')
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  const value = cell instanceof Date ? cell.getTime() / dayMs + epochDay : cell;
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** What XML can't hold is replaced; `_x` begins an escape of the format's own and is escaped itself. */
function escaped(text: string): string {
  return text
    .slice(0, maxCharacters)
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** `net_price` is "Net price", `letter_id` "Letter ID". */
function headOf(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/\b(id|zip|plus)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
