import { parseCsv } from './csv.ts';

/** One row of context data: the file that it speaks of, and what is said. */
export type ContextRow = { line: number; filename: string; values: Record<string, string> };
export type ContextTable = { columns: string[]; rows: ContextRow[] };

const fileColumns = ['filename', 'file name', 'file', 'letter', 'name of file'];

/** D 9: the keys that the console understands, however a spreadsheet spells them. */
const knownKeys: Readonly<Record<string, string>> = {
  'student id': 'student_id',
  studentid: 'student_id',
  student_id: 'student_id',
  college: 'college',
  cohort: 'cohort',
};

/** Reads a CSV of context data, or says why it can't be used. */
export function readContextTable(text: string): ContextTable | { problem: string } {
  const [head, ...lines] = parseCsv(text);
  if (!head || lines.length === 0) return { problem: 'The file has no rows.' };
  const fileColumn = fileColumnOf(head, lines);
  if (fileColumn < 0) return { problem: 'No column holds file names. Name one "filename".' };
  const columns = head.map((title, index) => keyOf(title, index));
  const twice = columns.find((column, index) => index !== fileColumn && columns.indexOf(column) < index);
  if (twice) return { problem: `Two columns are called "${twice}".` };
  const rows = lines.map((cells, index) => ({
    line: index + 2,
    filename: (cells[fileColumn] ?? '').trim(),
    values: valuesOf(columns, cells, fileColumn),
  }));
  return { columns: columns.filter((_, index) => index !== fileColumn), rows };
}

/** By its title, else the first column whose cells look like file names. */
function fileColumnOf(head: readonly string[], lines: readonly string[][]): number {
  const titled = head.findIndex((title) => fileColumns.includes(title.trim().toLowerCase()));
  if (titled >= 0) return titled;
  return head.findIndex((_, index) => lines.every((cells) => /\.\w{3,4}$/.test((cells[index] ?? '').trim())));
}

function keyOf(title: string, index: number): string {
  const trimmed = title.trim();
  return knownKeys[trimmed.toLowerCase()] ?? (trimmed || `column_${index + 1}`);
}

function valuesOf(columns: readonly string[], cells: readonly string[], fileColumn: number): Record<string, string> {
  const pairs = columns.map((column, index) => [column, cells[index] ?? ''] as const);
  return Object.fromEntries(pairs.filter(([, value], index) => index !== fileColumn && value !== ''));
}
