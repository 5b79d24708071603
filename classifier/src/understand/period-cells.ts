import { paidColumn, periodCell } from '../phrases/period-phrases.ts';
import { type Cell, hasFigure } from './cells.ts';
import { type Figure, type Period, periodOf } from './figures.ts';
import { type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** "$1,840" over "a month", "$1,840 per" over "month": right under a row's only figure stands what it is for. */
export function withPeriodsUnder(lines: FlowLine[]): FlowLine[] {
  return lines.map((line, index) => {
    const figures = line.cells.flatMap((cell) => cell.figure ?? []);
    const [figure] = figures;
    if (!figure || figures.length > 1 || figure.period) return line;
    const text = textUnder(lines, index, figure);
    const period = underFigure.test(text) ? periodOf(text) : null;
    return period ? withPeriod(line, figure, period) : line;
  });
}
const opensPeriod = /^(\/|per|an?|each|every)$/i;
const underFigure = /^((\/|per|an?|each|every) ?(month|semester|term|quarter|trimester|year)|monthly)$/i;

/** The words in the cell of a figure, on its line and under it: one line, or two where the first only begins. */
function textUnder(lines: FlowLine[], index: number, figure: Figure): string {
  const last = lines[index]?.cells.at(-1)?.text;
  const parts = last && last.x > figure.x && opensPeriod.test(last.text) ? [last] : [];
  for (let at = index + 1; at <= index + 2; at += 1) {
    const { line, cells } = lines[at] ?? {};
    const piece = line?.pieces.at(-1);
    const upper = parts.at(-1) ?? figure;
    if (!piece || hasFigure(cells ?? []) || piece.y - upper.y > 1.7 * figure.height) break;
    if (![figure, ...parts].some((over) => shareColumn(piece, over))) break;
    parts.push(piece);
    if (!opensPeriod.test(piece.text)) break;
  }
  return parts.map(({ text }) => text).join(' ');
}

/** A row and the word in it that says how often its only figure is given. */
type Timed = { line: FlowLine; cell: Piece; figure: Figure; period: Period };

/** So many rows are no chance. */
const least = 3;

/** Where a column says "year" of some rows and "semester" or "month" of others, that is what their figures are for. */
export function withPeriodCells(lines: FlowLine[]): FlowLine[] {
  const timed = lines.flatMap(timedRow);
  if (timed.length < least) return lines;
  const isTold = (row: Timed): boolean => {
    const column = timed.filter(({ cell }) => shareColumn(cell, row.cell));
    return column.length >= least && isMixed(column) && !isOfPayment(lines, column) && !isAddedUp(lines, column);
  };
  const found = new Map(timed.filter(isTold).map((row) => [row.line, row]));
  if (found.size === 0) return lines;
  return lines.map((line) => {
    const row = found.get(line);
    return row ? withPeriod(line, row.figure, row.period) : line;
  });
}

function timedRow(line: FlowLine): Timed[] {
  const [figure, ...others] = line.cells.flatMap((cell) => cell.figure ?? []);
  const cell = line.cells.find(({ text }, index) => index > 0 && text && periodCell.test(text.text))?.text;
  const period = cell && periodOf(`per ${cell.text.replace(/^(per|an?|each|every|\/) ?\b/i, '')}`);
  return figure && cell && period && others.length === 0 ? [{ line, cell, figure, period }] : [];
}

const isMixed = (rows: Timed[]): boolean =>
  rows.some(({ period }) => period === 'YEAR') && rows.some(({ period }) => period !== 'YEAR');

/** Under "Paid" it says when the money comes, and not how much. */
function isOfPayment(lines: FlowLine[], [first]: Timed[]): boolean {
  if (!first) return false;
  const heads = lines
    .slice(0, lines.indexOf(first.line))
    .flatMap(({ cells, line }) => (hasFigure(cells) ? [] : line.pieces));
  return paidColumn.test(heads.findLast((piece) => shareColumn(piece, first.cell))?.text ?? '');
}

/** A sum of the figures of a table as they are printed: they are all for one period. */
function isAddedUp(lines: FlowLine[], column: Timed[]): boolean {
  const at = column.map(({ line }) => lines.indexOf(line));
  const starts = column.flatMap((_, index) =>
    index === 0 || (at[index] ?? 0) - (at[index - 1] ?? 0) > 2 ? [index] : [],
  );
  const tables = starts.map((start, index) => column.slice(start, starts[index + 1]));
  return tables.some((rows) => {
    const sum = rows.reduce((all, { figure }) => all + figure.value, 0);
    return rows.length > 1 && lines.some(({ cells }) => cells.some(({ figure }) => isSame(figure, sum)));
  });
}

const isSame = (figure: Figure | null, sum: number): boolean => figure !== null && Math.abs(figure.value - sum) <= 1;

function withPeriod(line: FlowLine, timed: Figure, period: Period): FlowLine {
  const cells = line.cells.map((cell): Cell => {
    return cell.figure === timed ? { text: null, figure: { ...timed, period } } : cell;
  });
  return { ...line, cells };
}
