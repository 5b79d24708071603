import { isTermHead } from './bare-heads.ts';
import { isFlush } from './card-stacks.ts';
import { type Cell, cellBox } from './cells.ts';
import type { Figure } from './figures.ts';
import type { CelledLine } from './gutters.ts';
import { sectionOf } from './headings.ts';

/** How many tiles side by side are no chance. */
const least = 3;
/** How many lines stand over a figure or under it. */
const mostWords = 4;

/** Lines of tiles: figures side by side in larger print, a name over or under each, perhaps a remark. By line, where the tiles begin. */
export function tilesOf(lines: CelledLine[]): Map<CelledLine, number[]> {
  const tiles = new Map<CelledLine, number[]>();
  let last: Figure[] = [];
  for (const [index, line] of lines.entries()) {
    const figures = line.cells.flatMap(({ figure }) => figure ?? []);
    if (figures.length < line.cells.length || !(figures.length >= least || goesOn(figures, last))) continue;
    const over = wordsBeside(line, lines.slice(Math.max(0, index - mostWords), index).toReversed(), figures);
    const under = wordsBeside(line, lines.slice(index + 1, index + 1 + mostWords), figures);
    if (over.length + under.length === 0) continue;
    last = figures.length >= least ? figures : last;
    const starts = last.map(({ x }) => x);
    for (const each of [line, ...over, ...under]) tiles.set(each, starts);
  }
  return tiles;
}

/** The last line of tiles may be short: figures in the first columns of those over it, in the same print. */
const goesOn = (figures: Figure[], last: Figure[]): boolean =>
  figures.length > 1 &&
  figures.every(
    ({ x, height }, at) => Math.abs(x - (last[at]?.x ?? 0)) < 3 && Math.abs(height - (last[at]?.height ?? 0)) < 1,
  );

/** Tiles are read side by side, whatever stands under them. */
export const isAmongTiles = (tiles: number[] | undefined, x: number): boolean =>
  !!tiles?.some((start) => start < x - 3) && tiles.some((start) => start >= x - 3);

/** The lines of words next to the figures, the first of them with as many as there are figures, in smaller print; "GIFT   GIFT   LOAN" over the names heads a tile each. */
function wordsBeside(row: CelledLine, lines: CelledLine[], figures: Figure[]): CelledLine[] {
  const isOfTile = (line: CelledLine, at: number): boolean =>
    line.cells.every((cell) => isSmall(cell, figures)) &&
    isNear(lines[at - 1] ?? row, line) &&
    !(at > 0 && line.cells.length < figures.length && line.cells.some(isHeading));
  const end = lines.findIndex((line, at) => !isOfTile(line, at));
  const words = end < 0 ? lines : lines.slice(0, end);
  return words[0]?.cells.length === figures.length ? words : [];
}

/** At the edge or the middle of a figure, and no head of its column: "Fall   Spring   Year". */
const isSmall = (cell: Cell, figures: Figure[]): boolean =>
  cell.text !== null &&
  !isTermHead(cell.text.text) &&
  figures.some((figure) => isFlush(cellBox(cell), figure) && figure.height > 1.2 * cellBox(cell).height);

const isNear = ({ line: one }: CelledLine, { line: other }: CelledLine): boolean =>
  Math.abs(one.y - other.y) < 1.8 * (one.y < other.y ? one.height : other.height);

/** What stands close to the tiles, and opens another part. */
const isHeading = ({ text }: Cell): boolean => sectionOf(text?.text ?? '') !== null;
