import type { Box } from '../page.ts';
import { isCardLine } from './card-lines.ts';
import { type Cell, cellBox, hasFigure } from './cells.ts';
import { areColumnHeads, isColumnWording } from './column-heads.ts';
import { isGiver } from './giver.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { isStatus } from './row-label.ts';

/** A card's heads without its name, and its figures with the name before them. */
type NamedCard = { heads: FlowLine; row: FlowLine };

/** Where each award has heads of its own ("Fall   Spring   Year") over its figures, its name stands beside the figures. */
export function withHeadedCards(lines: FlowLine[]): FlowLine[] {
  return withNamesOver(withNamesBesideHeads(lines));
}

/** "Federal Pell Grant   Year   Fall" over "Accepted   $5,000   $2,500": the name stands in the line of the heads. */
function withNamesBesideHeads(lines: FlowLine[]): FlowLine[] {
  const cards = new Map(
    lines.flatMap((line, index): [FlowLine, NamedCard][] => {
      const row = lines[index + 1];
      const card = row && hasFigure(row.cells) ? besideHeads(line, row) : null;
      return card ? [[line, card]] : [];
    }),
  );
  const isKnown =
    [...cards.keys()].filter(({ cells }) => namesAid(cells[0]?.text?.text ?? '')).length * 2 >= cards.size;
  if (cards.size === 0 || !isKnown) return lines;
  return lines.map((line, index) => cards.get(line)?.heads ?? cards.get(lines[index - 1] as FlowLine)?.row ?? line);
}

/** Heads behind a name, and under them as many figures, with nothing under the name but what is said of it. */
function besideHeads(line: FlowLine, row: FlowLine): NamedCard | null {
  const [name, ...heads] = line.cells;
  const said = row.cells.filter(({ text }) => text);
  const figures = { ...row, cells: row.cells.filter(({ figure }) => figure) };
  if (!name?.text || heads.length < 2 || hasFigure(heads) || !said.every(isSaid)) return null;
  const rest = { ...line, cells: heads, line: { ...line.line, pieces: heads.flatMap(({ text }) => text ?? []) } };
  const isName = /\p{L}{3}/u.test(name.text.text) && !isColumnWording(name.text.text);
  return isName && areHeads(rest, figures) ? { heads: rest, row: { ...row, cells: [name, ...row.cells] } } : null;
}

const isSaid = ({ text }: Cell): boolean => text !== null && (isStatus(text.text) || isGiver(text.text));

/** "Federal Pell Grant   Accepted" over the line of the heads. */
function withNamesOver(lines: FlowLine[]): FlowLine[] {
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
  cells.every((cell, at) => isNear(cellBox(cell), row.cells[at]?.figure));

/** By their left or their right edges. */
const isNear = (head: Box, figure: Box | null | undefined): boolean =>
  !!figure && Math.min(Math.abs(head.x - figure.x), Math.abs(head.x + head.width - figure.x - figure.width)) < 40;

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
