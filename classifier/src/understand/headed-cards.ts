import type { Box } from '../page.ts';
import { isCardLine } from './card-lines.ts';
import { cellBox, hasFigure } from './cells.ts';
import { areColumnHeads, isColumnWording } from './column-heads.ts';
import type { FlowLine } from './panels.ts';

/** "Federal Pell Grant   Accepted" over heads of its own ("Fall   Spring   Year") over its figures: the name stands beside them. */
export function withHeadedCards(lines: FlowLine[]): FlowLine[] {
  const cards = lines.flatMap((figures, index): [FlowLine, FlowLine][] =>
    isHeaded(lines, index) ? [[lines[index - 2] as FlowLine, figures]] : [],
  );
  if (cards.length === 0 || (cards.length === 1 && isOverWords(lines, cards[0]?.[1]))) return lines;
  const names = new Set(cards.map(([name]) => name));
  const rows = new Map(cards.map(([name, row]) => [row, { ...row, cells: [...name.cells, ...row.cells] }]));
  return lines.filter((line) => !names.has(line)).map((line) => rows.get(line) ?? line);
}

/** Nothing but figures, as many heads right over them, and words over these. */
function isHeaded(lines: FlowLine[], index: number): boolean {
  const [name, heads, row] = [lines[index - 2], lines[index - 1], lines[index] as FlowLine];
  if (!heads || !name || row.cells.length < 2 || !isCardLine(row) || !row.cells.every(({ figure }) => figure))
    return false;
  return areHeads(heads, row) && isNameOver(name, heads);
}

const areHeads = ({ line, cells }: FlowLine, row: FlowLine): boolean =>
  cells.length === row.cells.length &&
  row.line.y - line.y < 2 * row.line.height &&
  areColumnHeads(cells) &&
  cells.every((cell, at) => isNear(cellBox(cell).x, row.cells[at]?.figure?.x));

const isNear = (x: number, other = -99): boolean => Math.abs(x - other) < 40;

const middleOf = ({ x, width }: Box): number => x + width / 2;

const isNameOver = ({ line, cells }: FlowLine, heads: FlowLine): boolean =>
  !hasFigure(cells) &&
  /\p{L}{3}/u.test(line.text) &&
  (line.x < heads.line.x + 12 || Math.abs(middleOf(line) - middleOf(heads.line)) < 20) &&
  heads.line.y - line.y < 3 * heads.line.height &&
  !isColumnWording(cells[0]?.text?.text ?? '');

/** The words under it may be the name. */
function isOverWords(lines: FlowLine[], row: FlowLine | undefined): boolean {
  const next = row && lines[lines.indexOf(row) + 1];
  return (
    !!next && !hasFigure(next.cells) && next.line.x < row.line.x && next.line.y - row.line.y < 1.3 * row.line.height
  );
}
