import type { Box } from '../page.ts';
import { type Cell, cellBox } from './cells.ts';
import type { Figure } from './figures.ts';
import type { FlowLine } from './panels.ts';

/** So many rows are no chance. */
const least = 3;

/** Where the last column holds what is left after each line, it goes, with its head. What makes it grow is a cost, what makes it shrink is aid. */
export function withoutBalances(lines: FlowLine[]): FlowLine[] {
  const rows = lines.filter(({ cells }) => figuresOf(cells).length > 1);
  if (rows.length <= least) return lines;
  const changed = rows.filter((row, index) => changeOf(rows[index - 1], row) !== 0);
  const edge = changed.length < least ? 0 : rightOf(balanceOf(changed[0] as FlowLine));
  // A column of the next table may end there, too.
  const end = rows.indexOf(changed.at(-1) as FlowLine);
  const ledger = rows.slice(0, end + 1).filter((row) => Math.abs(rightOf(balanceOf(row)) - edge) < 3);
  const count = ledger.filter((row) => changed.includes(row)).length;
  if (count < least || 3 * count < 2 * (ledger.length - 1)) return lines;
  const openers = openersOf(ledger);
  const first = lines.indexOf(ledger[0] as FlowLine);
  const column = ledger.map(balanceOf);
  return lines.map((line, index) => {
    if (index < first) return index > first - 4 ? withoutHead(line, column) : line;
    if (!ledger.includes(line)) return line;
    const opener = line.opener ?? openers.get(line);
    return { ...line, cells: withoutLast(line.cells), ...(opener && { opener }) };
  });
}

const figuresOf = (cells: Cell[]): Figure[] => cells.flatMap(({ figure }) => figure ?? []);
const balanceOf = ({ cells }: FlowLine): Figure => figuresOf(cells).at(-1) as Figure;
const withoutLast = (cells: Cell[]): Cell[] =>
  cells.toSpliced(
    cells.findLastIndex(({ figure }) => figure),
    1,
  );
const rightOf = ({ x, width }: Box): number => x + width;
const signed = ({ value, isNegative }: Figure): number => (isNegative ? -value : value);

/** By how much the row's own figure changes the balance above; 0 where it does not make the row's balance. */
function changeOf(above: FlowLine | undefined, row: FlowLine): number {
  const by = above ? signed(balanceOf(row)) - signed(balanceOf(above)) : 0;
  const own = figuresOf(row.cells).at(-2)?.value ?? 0;
  return Math.abs(Math.abs(by) - own) <= 1 ? by : 0;
}

/** The rows where the balance begins to grow or to shrink stand as under a heading; none where it only grows. */
function openersOf(ledger: FlowLine[]): Map<FlowLine, string> {
  const changes = ledger.map((row, index) => changeOf(ledger[index - 1], row)).map(Math.sign);
  // The first line begins with its own figure.
  if (figuresOf(ledger[0]?.cells ?? [])[0]?.value === balanceOf(ledger[0] as FlowLine).value) changes[0] = 1;
  const openers = new Map<FlowLine, string>();
  if (!changes.includes(1) || !changes.includes(-1)) return openers;
  let last = 0;
  for (const [index, row] of ledger.entries()) {
    const change = changes[index] || last;
    if (change !== last) openers.set(row, change > 0 ? 'Costs' : 'Financial aid');
    last = change;
  }
  return openers;
}

/** The line over the table without what stands over the column. */
function withoutHead(flow: FlowLine, column: Figure[]): FlowLine {
  const isOver = (box: Box): boolean => column.some((figure) => box.x < rightOf(figure) && figure.x < rightOf(box));
  const pieces = flow.line.pieces.filter((piece) => !isOver(piece));
  if (figuresOf(flow.cells).length > 0 || pieces.length === 0 || pieces.length === flow.line.pieces.length) return flow;
  const line = { ...flow.line, pieces, text: pieces.map(({ text }) => text).join('  ') };
  return { ...flow, line, cells: flow.cells.filter((cell) => !isOver(cellBox(cell))) };
}
