import { hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import type { FlowLine } from './panels.ts';

/** `isMost`: most figures of a part stand on lines without words, so all are on cards; else those of `grid` are. */
export function cardLines(lines: FlowLine[], rows: FlowLine[]): { isMost: boolean; grid: FlowLine[] } {
  const bare = rows.filter((line) => line.cells.every((cell) => cell.figure) && !isHalfway(line, lines));
  const listed = listedIn(rows, bare, lines);
  const grid = withUnevenRows(
    bare.filter((line) => line.cells.length > 1 || listed.has(line)),
    rows,
  );
  const isMost = bare.length * 2 >= rows.length && (bare.length > 1 || isLoneCard(rows, lines));
  return { isMost, grid };
}

/** The only figure of a part, with words right over it from the same left edge, nearer than those under it. */
function isLoneCard([row, ...others]: FlowLine[], lines: FlowLine[]): boolean {
  if (!row || others.length > 0 || row.cells.length > 1) return false;
  const at = lines.indexOf(row);
  const [over, under] = [lines[at - 1]?.line, lines[at + 1]?.line];
  const gap = over ? row.line.y - over.y - over.height : 99;
  const below = under ? under.y - row.line.y - row.line.height : 99;
  return over?.pieces.length === 1 && Math.abs(over.x - row.line.x) < 3 && gap < over.height && gap <= below;
}

/** Where names take more or fewer lines, a figure of the grid stands alone, or beside the name of the next card. */
function withUnevenRows(grid: FlowLine[], rows: FlowLine[]): FlowLine[] {
  const columns = grid.flatMap(({ cells }) => cells.flatMap(({ figure }) => figure ?? []));
  const isOfGrid = ({ x, y, height }: Figure): boolean =>
    columns.some((column) => Math.abs(column.x - x) < 3 && Math.abs(column.y - y) < 10 * height);
  const isUneven = ({ cells }: FlowLine): boolean =>
    !!cells[0]?.figure && cells.every(({ figure }) => !figure || isOfGrid(figure));
  return columns.length > 0 ? rows.filter((line) => grid.includes(line) || isUneven(line)) : grid;
}

/** Three or more such lines one after the other, with words between them: a list of cards over or under a table. */
function listedIn(rows: FlowLine[], bare: FlowLine[], lines: FlowLine[]): Set<FlowLine> {
  const [isBare, at] = [new Set(bare), new Map(lines.map((line, index) => [line, index]))];
  const runs: FlowLine[][] = [[]];
  for (const row of rows) {
    const last = runs.at(-1)?.at(-1);
    const isNext = isBare.has(row) && (!last || (at.get(row) ?? 0) > (at.get(last) ?? 0) + 1);
    if (!isNext) runs.push([]);
    if (isBare.has(row)) runs.at(-1)?.push(row);
  }
  return new Set(runs.filter(({ length }) => length > 2).flat());
}

/** A figure at half height between two lines of its name, at their right. */
const isHalfway = ({ line }: FlowLine, lines: FlowLine[]): boolean =>
  lines.some(
    (other) =>
      !hasFigure(other.cells) &&
      other.line.x + other.line.width < line.x &&
      Math.min(other.line.y + other.line.height, line.y + line.height) - Math.max(other.line.y, line.y) >
        0.35 * line.height,
  );
