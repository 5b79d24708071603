import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { termColumn } from '../phrases/period-phrases.ts';
import { isTermHead } from './bare-heads.ts';
import { hasFigure } from './cells.ts';
import { termOf } from './headings.ts';
import { type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';
import { isCode } from './term-codes.ts';

type Tagged = { line: FlowLine; tag: Piece };

/** Under "Term" stands the term of each row, whatever a school's system calls it: "T1", "27/FA", "Aug". */
export function withTermColumn(lines: FlowLine[]): FlowLine[] {
  const rows = rowsUnderHead(lines) ?? rowsWithTerms(lines);
  if (rows.length < 4 || !areTerms(rows)) return lines;
  const found = new Map(rows.map((row) => [row.line, row.tag]));
  return lines.map((line) => {
    const tag = found.get(line);
    return tag ? { ...line, term: { name: termOf(tag.text) ?? normalText(tag.text), piece: tag } } : line;
  });
}

function rowsUnderHead(lines: FlowLine[]): Tagged[] | null {
  const at = lines.findIndex(({ line, cells }) => !hasFigure(cells) && headIn(line.pieces) !== undefined);
  const head = headIn(lines[at]?.line.pieces ?? []);
  return head ? taggedRows(lines.slice(at + 1), head) : null;
}

/** The same under any head, where words that may be terms stand alone before the figures, in line with the one beside the name above. */
function rowsWithTerms(lines: FlowLine[]): Tagged[] {
  const at = lines.findIndex(({ cells: [first] }, index) => {
    const [name, above] = lines[index - 1]?.cells ?? [];
    const isInLine = first?.text && name?.text && above?.text && Math.abs(first.text.x - above.text.x) < 6;
    return isInLine && [first, above].every(({ text }) => text && isTermHead(text.text));
  });
  const tag = lines[at]?.cells[0]?.text;
  return tag ? taggedRows(lines.slice(at - 1), tag) : [];
}

/** Behind the names. */
const headIn = (pieces: Piece[]): Piece | undefined => pieces.slice(1).find(({ text }) => termColumn.test(text));

/** The rows from here on that have a word under the head. */
function taggedRows(lines: FlowLine[], head: Piece): Tagged[] {
  const figured = lines.filter(({ cells }) => hasFigure(cells));
  const tags = figured.map(({ cells }) => cells.find(({ text }) => text && shareColumn(text, head))?.text);
  // The name of a sum may reach as far: "Accepted for 202720"; or "Year" stands there.
  const end = tags.findIndex((tag) => !tag || isSum.test(tag.text) || Math.abs(tag.x - (tags[0]?.x ?? 0)) > 12);
  return figured
    .slice(0, end < 0 ? undefined : end)
    .flatMap((line, index): Tagged[] => (tags[index] ? [{ line, tag: tags[index] }] : []));
}

/** Some funds have several of them, and none has one twice. Where all are known for terms, the rows are read so anyway. */
function areTerms(rows: Tagged[]): boolean {
  const tags = [...new Set(rows.map(({ tag }) => tag.text))];
  // "Fall 2026" and "Fall 2027" are two years.
  const parts = new Set(tags.map((tag) => tag.replace(/(20)?[23]\d/g, '')));
  if (tags.length < 2 || tags.length > 4 || parts.size < tags.length || tags.some(isNoTerm)) return false;
  const funds = fundsIn(rows);
  const isApart = (fund: string[]): boolean => new Set(fund).size === fund.length;
  return funds.every(isApart) && funds.filter(({ length }) => length > 1).length > 1 && !tags.every(isKnown);
}

const isSum = /^((full |whole |academic )?year|both( terms)?|all|totals?)$/i;
const isKnown = (tag: string): boolean => isCode(tag) || termOf(tag) !== null;
const isNoTerm = (tag: string): boolean => columnPhrases.total.test(normalText(tag)) || isStatus(tag);

/** What stands under the head in the rows of each fund, be it all rows of one term first; a row that begins there is of the fund above it. */
function fundsIn(rows: Tagged[]): string[][] {
  const funds: { name: string; tags: string[] }[] = [];
  for (const { line, tag } of rows) {
    const first = line.cells[0]?.text;
    const name = first && first !== tag ? first.text : null;
    const own = name === null ? funds.at(-1) : funds.find((fund) => fund.name === name);
    if (own) own.tags.push(tag.text);
    else funds.push({ name: name ?? '', tags: [tag.text] });
  }
  return funds.map(({ tags }) => tags);
}
