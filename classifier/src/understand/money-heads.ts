import type { Box } from '../page.ts';
import { type Cell, cellBox, day, hasFigure } from './cells.ts';
import type { Head } from './column-heads.ts';
import type { FlowLine } from './panels.ts';
import { isStatus } from './row-label.ts';

/** How many rows tell what a column holds. */
const enough = 8;

/** The heads over money: one under which only boxes, days or words stand is that of no figure. */
export function moneyHeads(heads: Head[], lines: FlowLine[], index: number): Head[] {
  const rows = lines.slice(index + 1).filter(({ cells }) => hasFigure(cells));
  const cells = rows.slice(0, enough).flatMap((row) => row.cells);
  const kept = heads.filter((head) => !holdsWords(head, heads, cells));
  return kept.length > 0 ? kept : heads;
}

/** Two rows have words under it, and none a figure; after boxes or days it may stand over the figures of another table. */
function holdsWords(head: Head, heads: Head[], cells: Cell[]): boolean {
  const under = cells.filter((cell) => isUnder(head, heads, cellBox(cell)));
  return under.length > 1 && (under.every(({ figure }) => figure === null) || under.slice(0, 2).every(isAnswer));
}

const isAnswer = ({ text }: Cell): boolean => text !== null && (isStatus(text.text) || day.test(text.text));

/** Under this head and no other. */
const isUnder = (head: Head, heads: Head[], cell: Box): boolean =>
  shared(head, cell) > 0 && heads.every((other) => other === head || shared(other, cell) <= 0);

const shared = (a: Box, b: Box): number => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
