import { isTermHead } from './bare-heads.ts';
import { isCardLine } from './card-lines.ts';
import { cardsOn, figuresIn, isInColumn, isKindWord, isStatusOn, textsIn } from './card-slots.ts';
import type { Cards } from './cards.ts';
import { hasFigure } from './cells.ts';
import type { Figure } from './figures.ts';
import { sectionOf } from './headings.ts';
import type { FlowLine } from './panels.ts';

/** A line of figures with the lines of words that stand on the same cards. */
export type Group = { above: FlowLine[]; row: FlowLine; below: FlowLine[] };

/**
 * Cards that follow each other, each of a name, a kind ("LOAN"), a figure and a remark in any order: the gaps between the lines
 * show where each begins, or that nothing stands over the first figure, or under the last one.
 */
export function rhythmicCards(lines: FlowLine[]): Cards | null {
  const cards: Cards = { byLine: new Map(), used: new Set() };
  for (const run of runsIn(lines)) {
    const groups = groupsIn(lines, run);
    const found = groups && cardsOn(groups);
    for (const [row, each] of found ?? []) cards.byLine.set(row, each);
    if (found) for (const { above, below } of groups) for (const line of [...above, ...below]) cards.used.add(line);
  }
  return cards.byLine.size > 0 ? cards : null;
}

/** Where lines of figures alone follow each other with a few lines of words between them, all in their columns: their places. */
function runsIn(lines: FlowLine[]): number[][] {
  const runs: number[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!isCardLine(line)) continue;
    const last = runs.at(-1)?.at(-1);
    const between = last === undefined ? [] : lines.slice(last + 1, index);
    const columns = last === undefined ? [] : [...figuresIn(lines[last] as FlowLine), ...figuresIn(line)];
    const areUnder = figuresIn(line).length <= columns.length - figuresIn(line).length;
    const isNear = areUnder && between.length > 0 && between.length < 7;
    const isBroken =
      figuresIn(line).length > 1 && between.some((_, at) => isOverAll(lines, index - between.length + at));
    const goesOn = isNear && !isBroken && between.every((each) => isInColumns(each, columns));
    if (goesOn) runs.at(-1)?.push(index);
    else runs.push([index]);
  }
  return runs.filter((run) => run.length > 1);
}

const isInColumns = (line: FlowLine, columns: Figure[]): boolean =>
  !hasFigure(line.cells) &&
  textsIn(line).every(
    (piece) =>
      !isTermHead(piece.text) && columns.some((figure) => isInColumn(piece, figure) || isStatusOn(piece, figure)),
  );

/** Over cards side by side a heading is one piece, apart from what stands over it or in larger print than what follows. */
function isOverAll(lines: FlowLine[], at: number): boolean {
  const [over, line, under] = [lines[at - 1], lines[at] as FlowLine, lines[at + 1]];
  if (textsIn(line).length > 1 || !over || !under || gapBetween(over, line) < 0.5 * line.line.height) return false;
  return sectionOf(line.line.text) !== null || line.line.height > 1.08 * under.line.height;
}

const gapBetween = (upper: FlowLine, lower: FlowLine): number => lower.line.y - upper.line.y - upper.line.height;

/** The lines of each card of a run; null where nothing tells to which of two cards the words between them belong. */
function groupsIn(lines: FlowLine[], run: number[]): Group[] | null {
  const parts = run.slice(1).map((at, index) => lines.slice((run[index] as number) + 1, at));
  const cuts = cutsByGaps(lines, run) ?? cutsByEnds(lines, run, parts);
  // A name over its figure, and nothing else, is read elsewhere.
  const isPlain =
    2 * parts.filter(({ length }) => length < 2).length > parts.length &&
    !(cuts && isFigureFirst(lines, run, parts, cuts));
  if (!cuts || isPlain) return null;
  const below = parts.map((part, index) => part.slice(0, cuts.at[index]));
  const above = parts.map((part, index) => part.slice(cuts.at[index]));
  const most = (all: FlowLine[][]): number => Math.max(...all.map(({ length }) => length));
  const first = wordsBeside(lines, run[0] as number, -1, most(above) + 1, cuts.gap).toReversed();
  const last = wordsBeside(lines, run.at(-1) as number, 1, most(below), cuts.gap);
  const groups = run.map((at, index) => ({
    row: lines[at] as FlowLine,
    above: index === 0 ? first : (above[index - 1] as FlowLine[]),
    below: below[index] ?? last,
  }));
  return withoutHeadings(groups, above);
}

/** A list of figures, each with a name under it. */
const isFigureFirst = (lines: FlowLine[], run: number[], parts: FlowLine[][], { at }: Cuts): boolean =>
  parts.every(({ length }, index) => at[index] === length) &&
  run.every((each) => figuresIn(lines[each] as FlowLine).length === 1);

/** "Loans" over a card that has more lines than others, or in larger print than theirs. */
function withoutHeadings(groups: Group[], inner: FlowLine[][]): Group[] {
  const haveKinds = inner.every(([top]) => isKindLine(top));
  const least = Math.min(...inner.map(({ length }) => length));
  const print = Math.min(...inner.flatMap(([top]) => top?.line.height ?? []));
  const isHeading = ({ row, above: [top, next, ...rest] }: Group): boolean => {
    if (!top || !next || !sectionOf(top.line.text) || (textsIn(top).length > 1 && figuresIn(row).length > 1))
      return false;
    return haveKinds ? isKindLine(next) && rest.length > 0 : rest.length + 2 > least || top.line.height > 1.08 * print;
  };
  return groups.map((group) => (isHeading(group) ? { ...group, above: group.above.slice(1) } : group));
}

const isKindLine = (line: FlowLine | undefined): boolean =>
  line !== undefined && textsIn(line).every(({ text }) => isKindWord(text));

/** Where the cards between two lines of figures begin, and how wide a gap is there at least. */
type Cuts = { at: number[]; gap: number };

/** Each part has one gap that is wider than its others, all of them over names, all under figures, or all between words. */
function cutsByGaps(lines: FlowLine[], run: number[]): Cuts | null {
  const cuts = run.slice(1).map((end, index) => {
    const start = run[index] as number;
    const part = lines.slice(start, end + 1);
    const gaps = part.slice(1).map((line, at) => gapBetween(part[at] as FlowLine, line));
    const widest = Math.max(...gaps);
    const at = gaps.indexOf(widest);
    const others = gaps.filter((_, other) => other !== at);
    const isClear = widest - Math.max(...others) > 0.25 * Math.min(...part.map(({ line }) => line.height));
    return { at, gap: widest, isClear, place: at === 0 ? 'TOP' : at === gaps.length - 1 ? 'FOOT' : 'BETWEEN' };
  });
  // A remark that is gone leaves the gap at the edge.
  const isEven =
    cuts.every(({ isClear }) => isClear) && !['TOP', 'FOOT'].every((end) => cuts.some(({ place }) => place === end));
  return isEven ? { at: cuts.map(({ at }) => at), gap: Math.min(...cuts.map(({ gap }) => gap)) } : null;
}

/** As many lines of words between all figures, and none of them under the last one, or over the first. */
function cutsByEnds(lines: FlowLine[], run: number[], parts: FlowLine[][]): Cuts | null {
  const count = parts[0]?.length ?? 0;
  if (count < 2 || parts.some(({ length }) => length !== count)) return null;
  const gap = 1.5 + Math.max(...run.slice(1).map((at) => gapBetween(lines[at - 1] as FlowLine, lines[at] as FlowLine)));
  const hasLower = wordsBeside(lines, run.at(-1) as number, 1, 1, gap).length > 0;
  const hasUpper = wordsBeside(lines, run[0] as number, -1, 1, gap).length > 0;
  if (hasLower === hasUpper) return null;
  return { at: parts.map(() => (hasUpper ? 0 : count)), gap };
}

/** The lines of words over the first or under the last figures that stand nearer than another card would. */
function wordsBeside(lines: FlowLine[], from: number, by: 1 | -1, most: number, gap: number): FlowLine[] {
  const found: FlowLine[] = [];
  const columns = figuresIn(lines[from] as FlowLine);
  for (let at = from + by; found.length < most; at += by) {
    const [line, last] = [lines[at], lines[at - by] as FlowLine];
    if (!line || !isInColumns(line, columns)) break;
    if ((by > 0 ? gapBetween(last, line) : gapBetween(line, last)) > gap - 1) break;
    found.push(line);
  }
  return found;
}
