import type { Box } from '../page.ts';
import { type Cell, cellBox } from './cells.ts';
import type { Figure } from './figures.ts';
import type { FlowLine } from './panels.ts';

/** So many balances are no chance. */
const least = 3;

/**
 * "… 3,000   26,900" at the end of each block of lines: where the last column holds what is left after the block, it goes, with
 * the words in it. The block that makes it grow has costs, those that make it shrink have aid.
 */
export function withoutStepBalances(lines: FlowLine[]): FlowLine[] {
  const pairs = lines.filter(({ cells }) => figuresOf(cells).length > 1);
  if (pairs.length < 2 || pairs.length > lines.length / 2) return lines;
  const edge = Math.max(...pairs.map(({ cells }) => rightOf(figuresOf(cells).at(-1) as Figure)));
  const ends = lines.filter((line) => balanceOf(line, edge));
  const blocks = ends.length < least ? null : blocksOf(lines, edge);
  if (!blocks || blocks.some(({ end }) => isNamed(end, lines, edge))) return lines;
  const rows = blocks.flatMap((block) => block.rows);
  const start = Math.max(...rows.map((row) => rightOf(ownOf(row, edge) as Figure)));
  const isIn = (box: Box): boolean => box.x > start && box.x < edge && rightOf(box) < edge + 9;
  // Its head may stand over it.
  const first = lines.indexOf(rows[0] as FlowLine) - 3;
  const last = lines.indexOf(ends.at(-1) as FlowLine);
  const openers = openersOf(blocks);
  return lines.flatMap((line, index) =>
    index < first || index > last ? line : (withoutColumn(line, isIn, openers.get(line)) ?? []),
  );
}

const figuresOf = (cells: Cell[]): Figure[] => cells.flatMap(({ figure }) => figure ?? []);
const rightOf = ({ x, width }: Box): number => x + width;
const signed = ({ value, isNegative }: Figure): number => (isNegative ? -value : value);

function balanceOf({ cells }: FlowLine, edge: number): Figure | null {
  const last = figuresOf(cells).at(-1);
  return last && Math.abs(rightOf(last) - edge) < 3 ? last : null;
}

/** The last figure of a line before the column. */
const ownOf = ({ cells }: FlowLine, edge: number): Figure | undefined =>
  figuresOf(cells).findLast((figure) => rightOf(figure) < edge - 3);

/** Lines up to a balance, and by how much they change the one before. */
type Block = { rows: FlowLine[]; end: FlowLine; change: number };

/** Null where a balance is not what the lines since the last one make of it, or where each line has its own. */
function blocksOf(lines: FlowLine[], edge: number): Block[] | null {
  const blocks: Block[] = [];
  let [rows, own, before]: [FlowLine[], number, number] = [[], 0, 0];
  for (const line of lines) {
    const [figure, balance] = [ownOf(line, edge), balanceOf(line, edge)];
    if (figure) rows.push(line);
    own += figure?.value ?? 0;
    if (!balance) continue;
    const change = signed(balance) - before;
    if (rows.length === 0 || Math.abs(Math.abs(change) - own) > 1) return null;
    blocks.push({ rows, end: line, change });
    [rows, own, before] = [[], 0, signed(balance)];
  }
  return blocks.filter((block) => block.rows.length > 1).length > 1 ? blocks : null;
}

/** "Total costs   63,000" has its own name, under the names of the rows. */
function isNamed(line: FlowLine, lines: FlowLine[], edge: number): boolean {
  if (ownOf(line, edge)) return false;
  const starts = lines.flatMap(({ cells }) =>
    cells.flatMap(({ text }, index) => (text && cells[index + 1]?.figure ? [text.x] : [])),
  );
  return line.cells.some(({ text }) => text && starts.filter((x) => Math.abs(x - text.x) < 3).length > 1);
}

/** The first rows of a kind stand as under a heading; none where the balance only grows or only shrinks. */
function openersOf(blocks: Block[]): Map<FlowLine, string> {
  const openers = new Map<FlowLine, string>();
  const areBoth = blocks.some(({ change }) => change > 0) && blocks.some(({ change }) => change < 0);
  for (const [index, { rows, change }] of (areBoth ? blocks : []).entries())
    if (Math.sign(change) !== Math.sign(blocks[index - 1]?.change ?? 0))
      openers.set(rows[0] as FlowLine, change > 0 ? 'Costs' : 'Financial aid');
  return openers;
}

/** Null where nothing else stands on the line. */
function withoutColumn(flow: FlowLine, isIn: (box: Box) => boolean, found: string | undefined): FlowLine | null {
  const cells = flow.cells.filter((cell) => !isIn(cellBox(cell)));
  if (cells.length === flow.cells.length) return found && !flow.opener ? { ...flow, opener: found } : flow;
  const pieces = flow.line.pieces.filter((piece) => !isIn(piece));
  if (cells.length === 0 || pieces.length === 0) return null;
  const line = { ...flow.line, pieces, text: pieces.map(({ text }) => text).join('  ') };
  const opener = flow.opener ?? found;
  return { ...flow, line, cells, ...(opener && { opener }) };
}
