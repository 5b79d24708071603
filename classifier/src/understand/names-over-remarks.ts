import { hasFigure } from './cells.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** A row whose name stands over it, and the lines between them. */
type Foot = { name: FlowLine; between: FlowLine[] };

/**
 * "Miner Award" over "Renewable with a 3.0 GPA   $7,598": the figure stands at the foot of its cell, in the print of the
 * name and beside the small print about it. Where more than one row is so, and few have names in such print beside their
 * figures, the name is the line above: bold figures are taller than what stands beside them, too.
 */
export function withNamesOverRemarks(lines: FlowLine[]): FlowLine[] {
  const feet = new Map<FlowLine, Foot>();
  for (const [index, row] of lines.entries()) {
    const foot = footAt(lines, index);
    if (foot) feet.set(row, foot);
  }
  if (feet.size < 2 || 2 * feet.size <= lines.filter(besideSmall).length) return lines;
  const done = new Set([...feet.values()].flatMap(({ name, between }) => [name, ...between]));
  return lines.filter((line) => !done.has(line)).map((row) => named(row, feet.get(row)));
}

function footAt(lines: FlowLine[], index: number): Foot | null {
  const beside = besideSmall(lines[index] as FlowLine);
  if (!beside) return null;
  const [said, height] = beside;
  for (let at = index - 1; at >= index - mostLines; at -= 1) {
    const [above, below] = [lines[at], lines[at + 1]?.cells[0]?.text];
    const words = above && above.line.pieces.length === 1 && !hasFigure(above.cells) ? above.cells[0]?.text : null;
    if (!above || !words || !below || !isRightOver(words, below) || Math.abs(words.x - said.x) > 9) return null;
    if (Math.abs(words.height - height) < 0.4) return { name: above, between: lines.slice(at + 1, index) };
    if (!isSmall(words, height)) return null;
  }
  return null;
}
const mostLines = 3;

/** The small print that a row begins with, and the height of its figure. */
function besideSmall({ cells }: FlowLine): [Piece, number] | null {
  const [said, height] = [cells[0]?.text, cells.find(({ figure }) => figure)?.figure?.height ?? 0];
  return said && isSmall(said, height) ? [said, height] : null;
}

const isSmall = ({ height }: Piece, whole: number): boolean => height < 0.92 * whole;
const isRightOver = (upper: Piece, lower: Piece): boolean => lower.y - upper.y - upper.height < 0.5 * upper.height;

/** What is said of the award stands behind its figures, as in a column of remarks. */
function named(row: FlowLine, foot: Foot | undefined): FlowLine {
  if (!foot) return row;
  const [name] = foot.name.cells;
  const [said, ...figures] = row.cells;
  const remarks = [...foot.between.flatMap(({ cells }) => cells), ...(said ? [said] : [])];
  return name ? { ...row, cells: [name, ...figures, ...remarks] } : row;
}
