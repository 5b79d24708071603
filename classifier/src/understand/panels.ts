import { statusWord } from '../phrases/line-phrases.ts';
import { type Cell, cellBox, cellsOf } from './cells.ts';
import { boxAround, type Line } from './lines.ts';

/** A line of one panel, with its fields. `panel` is 0 for the whole width, then counts from the left. */
export type FlowLine = { line: Line; cells: Cell[]; panel: number };

/**
 * The lines in the order in which a person reads them: where costs stand beside awards, first all of the left, then the right.
 */
export function flowOf(lines: Line[]): FlowLine[] {
  const all = withoutNumbers(lines.map((line) => ({ line, cells: cellsOf(line), panel: 0 })));
  const border = borderOf(all);
  if (!border) return all;
  const inside = all.slice(border.from, border.to + 1);
  return [
    ...all.slice(0, border.from),
    ...inside.flatMap((flow) => side(flow, 1, (x) => x < border.x)),
    ...inside.flatMap((flow) => side(flow, 2, (x) => x >= border.x)),
    ...all.slice(border.to + 1),
  ];
}

/** Where sums are printed with commas, a long number without one is a zip code or an id. */
function withoutNumbers(all: FlowLine[]): FlowLine[] {
  const figures = all.flatMap(({ cells }) => cells.flatMap((cell) => (cell.figure ? [cell.figure] : [])));
  if (figures.filter((figure) => figure.text.includes(',')).length < 3) return all;
  return all.map((flow) => ({
    ...flow,
    cells: flow.cells.filter(({ figure }) => !figure?.isPlain || figure.value < 1000),
  }));
}

function side(flow: FlowLine, panel: number, keeps: (x: number) => boolean): FlowLine[] {
  const cells = flow.cells.filter((cell) => keeps(cellBox(cell).x));
  if (cells.length === 0) return [];
  const pieces = flow.line.pieces.filter((piece) => keeps(piece.x));
  const text = pieces.map((piece) => piece.text).join('  ');
  return [{ cells, panel, line: { ...flow.line, ...boxAround(cells.map(cellBox)), pieces, text } }];
}

/** Where a second label column starts, and the lines that it divides; null on a page with one. */
function borderOf(all: FlowLine[]): { x: number; from: number; to: number } | null {
  const starts = all.flatMap(({ cells }, index) => {
    const x = secondLabel(cells);
    return x === null ? [] : [{ x, index }];
  });
  const best = starts
    .map(({ x }) => starts.filter((other) => Math.abs(other.x - x) < 25))
    .reduce<typeof starts>((most, group) => (group.length > most.length ? group : most), []);
  const first = best[0];
  const last = best.at(-1);
  if (best.length < 2 || !first || !last) return null;
  const x = middleBefore(
    best.map((start) => start.x),
    best.flatMap(({ index }) => all[index]?.cells ?? []),
  );
  const isDivided = (flow: FlowLine | undefined): boolean =>
    (flow?.cells ?? []).length > 0 &&
    (flow?.cells ?? []).every((cell) => cellBox(cell).x >= x || cellBox(cell).x + cellBox(cell).width < x + 5);
  let from = first.index;
  let to = last.index;
  while (from > first.index - 3 && isDivided(all[from - 1]) && (all[from - 1]?.line.pieces.length ?? 0) > 1) from -= 1;
  while (isDivided(all[to + 1])) to += 1;
  const inside = all.slice(from, to + 1);
  if (inside.filter(isDivided).length < 0.8 * inside.length) return null;
  return { x, from, to };
}

/** Half way between the figures of the left and the labels of the right: headings may start a little before the labels. */
function middleBefore(labels: number[], cells: Cell[]): number {
  const start = Math.min(...labels);
  const ends = cells.map(cellBox).filter((box) => box.x + box.width < start);
  return (start + Math.max(...ends.map((box) => box.x + box.width))) / 2;
}

/** In "label, figure, label, figure" the left edge of the second label. */
function secondLabel(cells: Cell[]): number | null {
  const kinds = cells.map((cell) => (cell.figure ? 'F' : 'T')).join('');
  const match = /^T+F+(T)T*F+$/.exec(kinds);
  if (!match) return null;
  const second = cells[kinds.lastIndexOf('FT') + 1];
  if (!second?.text || second.text.width < 20 || statusWord.test(second.text.text)) return null;
  return second.text.x;
}
