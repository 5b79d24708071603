import type { Word } from '../page.ts';
import type { Line, Piece } from './lines.ts';
import { isStatus } from './row-label.ts';

/** Figures from `left` on, with their names from `cut` on. */
export type FigureColumn = { left: number; cut: number };
/** Lines of a table that has the figures left of the names, once or several times side by side. */
export type Zone = { lines: Line[]; columns: FigureColumn[] };

type Row = { line: Line; index: number; pairs: Pair[] };
/** A figure, or several, and the words behind it. */
type Pair = FigureColumn & { name: string; isMoney: boolean };

/** So many rows are no chance. */
const least = 3;

/** The tables of a part of a page where nothing but figures stands left of the names. */
export function figureColumns(lines: Line[]): Zone[] {
  const rows = lines.flatMap((line, index): Row[] => {
    const pairs = mayOpen(line.pieces[0]) ? pairsIn(line.pieces.flatMap(({ words }) => words)) : [];
    return pairs.length > 0 ? [{ line, index, pairs }] : [];
  });
  if (rows.length < least) return [];
  return groupsOf(rows).flatMap((group) => (isTable(group, lines) ? zonesOf(group, lines) : []));
}

export const mayOpen = (piece: Piece | undefined): boolean =>
  /^([$\d(−-]|(up to|about|est\.?|approx\.?) )/i.test(piece?.text ?? '');

const money = /^[-−–(+]?\$?(\d{1,3}(,\d{3})+|\d{1,6})(\.\d\d)?\)?[*†‡]?$/;
const sign = /^[-−–]?\$$/;
const surely = /[$,]|\.\d\d/;
const isLetters = ({ text }: Word): boolean => /\p{L}/u.test(text);
const isMoney = (word: Word | undefined): boolean => !!word && money.test(word.text) && !/^20[0-3]\d$/.test(word.text);

/** "$500   Dean's Award   $900   Pell Grant"; none where a figure has no words behind it. */
export function pairsIn(words: Word[]): Pair[] {
  const pairs: Pair[] = [];
  let at = 0;
  while (at < words.length) {
    const to = endOfFigures(words, at);
    const [first, name] = [words[at] as Word, words[to]];
    if (to === at || !name || !isLetters(name) || !isApart(words, to)) return [];
    let end = to + 1;
    while (end < words.length && !(gapBefore(words, end) > 10 && isFigure(words, end))) end += 1;
    const text = words.slice(to, end).map((word) => word.text);
    const isSure = words.slice(at, to).some((word) => surely.test(word.text));
    pairs.push({ left: first.x, cut: name.x, name: text.join(' '), isMoney: isSure });
    at = end;
  }
  return pairs;
}

const isFigure = (words: Word[], at: number): boolean => endOfFigures(words, at) > at;

function endOfFigures(words: Word[], from: number): number {
  let to = from;
  while (to - from < 2 && qualifier.test(words[to]?.text ?? '')) to += 1;
  if (!isMoney(words[to]) && !sign.test(words[to]?.text ?? '')) return from;
  while (to < words.length && (isMoney(words[to]) || sign.test(words[to]?.text ?? ''))) to += 1;
  while (to > from && to < words.length && unit.test(words[to]?.text ?? '')) to += 1;
  return to;
}
/** "up to $900". */
const qualifier = /^(up|to|about|approx\.?|est\.?)$/i;
/** "/ yr". */
const unit = /^(\/|\/? ?(yr|year|wk)\.?)$/i;

const gapBefore = (words: Word[], at: number): number => {
  const [last, word] = [words[at - 1], words[at]];
  return last && word ? word.x - last.x - last.width : 0;
};

/** In a column of its own, or with a capital as a name. */
const isApart = (words: Word[], at: number): boolean =>
  gapBefore(words, at) > 6.5 || /^["'“(]?\p{Lu}/u.test(words[at]?.text ?? '');

const cutOf = (row: Row | undefined): number => row?.pairs[0]?.cut ?? 0;

/** The rows whose names start one under the other. */
function groupsOf(rows: Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find(([first]) => Math.abs(cutOf(first) - cutOf(row)) < 2);
    if (group) group.push(row);
    else groups.push([row]);
  }
  return groups.some(({ length }) => length >= least) ? groups.filter(({ length }) => length > 1) : [];
}

/** Sums with names of their own, not more words left of them than headings are, and no figures among the names. */
function isTable(group: Row[], lines: Line[]): boolean {
  const pairs = group.map((row) => row.pairs[0] as Pair);
  const names = new Set(pairs.filter(({ name }) => !isStatus(name)).map(({ name }) => name));
  const [from, to] = [group[0]?.index ?? 0, group.at(-1)?.index ?? 0];
  const cut = pairs[0]?.cut ?? 0;
  const isHeading = ({ x, width, pieces }: Line): boolean => x + width < cut && /\p{L}/u.test(pieces[0]?.text ?? '');
  const inside = lines.slice(from, to + 1);
  const headings = inside.filter(isHeading).length;
  const isAmong = ({ pieces }: Line): boolean =>
    pieces.some(({ x, words }) => Math.abs(x - cut) < 2 && isFigure(words, 0));
  if (4 * inside.filter(isAmong).length > pairs.length) return false;
  const sure = pairs.filter((pair) => pair.isMoney).length;
  return 2 * sure >= pairs.length && names.size >= 0.7 * pairs.length && 3 * headings <= 2 * pairs.length;
}

/** The rows of one column by the tables that they stand in; one that has its names first ends a table. */
function zonesOf(group: Row[], lines: Line[]): Zone[] {
  const [first, ...others] = columnsOf(group);
  const runs: Row[][] = [[]];
  for (const [at, row] of group.entries()) {
    const between = lines.slice((group[at - 1] ?? row).index + 1, row.index);
    if (first && between.some((line) => isNamedFirst(line, [first, ...others]))) runs.push([]);
    runs.at(-1)?.push(row);
  }
  return runs.filter(({ length }) => length > 1).map((run) => zoneOf(run, lines));
}

/** Words, and a figure behind them; what stands beside a heading may be a row of the next columns. */
const isNamedFirst = ({ pieces }: Line, [{ cut }, ...others]: [FigureColumn, ...FigureColumn[]]): boolean =>
  (pieces[0]?.x ?? cut) < cut - 3 &&
  /^\p{L}/u.test(pieces[0]?.text ?? '') &&
  pieces.some(
    ({ x, words }, index) =>
      index > 0 && x > cut && isFigure(words, 0) && !others.some((each) => x > each.left - 3 && x < each.cut),
  );

/** The columns of figures of some rows, from left to right. */
function columnsOf(rows: Row[]): FigureColumn[] {
  const columns: FigureColumn[] = [];
  for (const { left, cut } of rows.flatMap(({ pairs }) => pairs)) {
    const column = columns.find((each) => Math.abs(each.cut - cut) < 2);
    if (column) column.left = Math.min(column.left, left);
    else columns.push({ left, cut });
  }
  return columns.toSorted((one, other) => one.cut - other.cut);
}

/** The rows with the lines around them that belong to the same columns. */
function zoneOf(rows: Row[], lines: Line[]): Zone {
  const columns = columnsOf(rows);
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  const right = Math.max(...rows.map(({ line }) => line.x + line.width));
  const belongs = (line: Line): boolean => line.x + line.width < right + 2 && isOfColumns(line, columns);
  let [top, foot] = [first, last];
  while (top > 0 && areNear(lines[top - 1], lines[top]) && belongs(lines[top - 1] as Line)) top -= 1;
  while (foot < lines.length - 1 && areNear(lines[foot], lines[foot + 1]) && belongs(lines[foot + 1] as Line))
    foot += 1;
  return { lines: lines.slice(top, foot + 1), columns };
}

const areNear = (upper: Line | undefined, lower: Line | undefined): boolean =>
  !!upper && !!lower && lower.y - upper.y < 2.4 * lower.height;

/** The heads of the columns, a part of a name, or a figure alone, whose name stands higher and lower. */
const isOfColumns = ({ pieces }: Line, columns: FigureColumn[]): boolean =>
  pieces.some(({ x, words }) =>
    columns.some(({ left, cut }) => Math.abs(x - cut) < 3 || (x > left - 3 && x < cut && isFigure(words, 0))),
  );
