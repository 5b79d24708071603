import { columnPhrases } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { hasFigure } from './cells.ts';
import { type Head, headsFor, isColumnWording } from './column-heads.ts';
import { costKind } from './cost-kind.ts';
import type { Figure } from './figures.ts';
import { boxAround, type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus, labelOf } from './row-label.ts';

/** A column that is one fund, its terms under one another. */
export type FundColumn = { name: Piece; figures: Figure[]; heads: Head[]; status: string[] };
export type Transposed = { columns: FundColumn[]; lines: FlowLine[] };

const isNamed = (text: string): boolean =>
  !isColumnWording(text) && (namesAid(text) || costKind(normalText(text)) !== null);

/** "Term" over the terms: whatever the other columns are called, they are funds. */
const termColumn = /^(academic )?(term|semester|quarter|period)s?$/i;
const isColumn = ({ text }: Piece): boolean => isColumnWording(text);

const isPartTime = (text: string): boolean => columnPhrases.partTime.test(normalText(text));

/** The table under a line of fund names, when its rows are terms and the year; null for other lines. It has several columns. */
export function transposedUnder(lines: FlowLine[], index: number): Transposed | null {
  const names = (lines[index]?.cells ?? []).flatMap((cell) => cell.text ?? []);
  if (names.length < 2) return null;
  const { rows, rests } = rowsUnder(lines, index);
  const labels = rows.map(({ cells }) => labelOf(cells).label);
  if (rows.length === 0) return null;
  const isOfTerms = termColumn.test(names[0]?.text ?? '') && !names.slice(1).some(isColumn);
  if (!isOfTerms && names.filter(({ text }) => isNamed(text)).length < 2) return null;
  // "9 to 11", "6 to 8": what fewer credits would be paid is not the offer.
  if (labels.length > 1 && labels.every((label) => label && isPartTime(label.text)))
    return { columns: [], lines: [...rows, ...rests] };
  const columns = names.map((name): FundColumn => ({ name, figures: [], heads: [], status: [] }));
  for (const [at, { cells }] of rows.entries()) {
    const figures = cells.flatMap(({ figure }) => figure ?? []);
    const heads = headsFor(
      figures,
      names.map((name) => ({ ...boxAround([name]), text: name.text })),
    );
    for (const [order, figure] of figures.entries()) {
      const column = columns.find(({ name }) => name.x === heads[order]?.x);
      column?.figures.push(figure);
      column?.heads.push({ ...boxAround([figure]), text: labels[at]?.text ?? '' });
    }
  }
  const filled = columns.filter(({ figures }) => figures.length > 0);
  for (const { line } of rests.filter(isStatusLine))
    for (const column of filled) column.status.push(...line.pieces.flatMap((piece) => saidOf(column, piece)));
  return filled.length > (isOfTerms ? 0 : 1) ? { columns: filled, lines: [...rows, ...rests] } : null;
}

/** The lines of terms with their figures, up to other words; the year of a term may stand under it. */
function rowsUnder(lines: FlowLine[], index: number): { rows: FlowLine[]; rests: FlowLine[] } {
  const isOfTable = (line: FlowLine, at: number): boolean =>
    hasFigure(line.cells)
      ? isColumnWording(labelOf(line.cells).label?.text ?? '')
      : isYearUnder(line, lines[at - 1]) || isStatusLine(line);
  const end = lines.findIndex((line, at) => at > index && !isOfTable(line, at));
  const under = lines.slice(index + 1, end < 0 ? undefined : end);
  return { rows: under.filter(({ cells }) => hasFigure(cells)), rests: under.filter(({ cells }) => !hasFigure(cells)) };
}

/** "Status   Accepted   Accepted   Declined", "Kind   gift   gift   gift   loan", over the terms or under them. */
export const isStatusLine = ({ line: { pieces } }: FlowLine): boolean =>
  pieces.length > 2 &&
  (pieces.every(({ text }, at) => isStatus(text) || (at === 0 && statusHead.test(text))) || saysAgain(pieces.slice(1)));

/** A few words, most of them several times. */
const saysAgain = (pieces: Piece[]): boolean =>
  pieces.length > 3 && pieces.every(isWord) && 2 * new Set(pieces.map(({ text }) => text)).size <= pieces.length;

const isWord = ({ text, words }: Piece): boolean =>
  words.length < 3 &&
  /^[\p{L} -]+$/u.test(text) &&
  (!isColumnWording(text) || columnPhrases.kind.test(normalText(text)));

const statusHead = /^(award |aid |current |your )?(status|answer|reply|response|decision)$/i;

const saidOf = ({ name, figures }: FundColumn, piece: Piece): string[] =>
  shareColumn(piece, boxAround([name, ...figures])) ? [piece.text] : [];

/** "2026" under "Fall". */
const isYearUnder = ({ line }: FlowLine, above: FlowLine | undefined): boolean =>
  /^20\d\d$/.test(line.text) && Math.abs(line.x - (above?.line.x ?? 0)) < 3;
