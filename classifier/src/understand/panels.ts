import type { Page, Word } from '../page.ts';
import { stateOfZip, writtenState } from '../phrases/states.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { Figure } from './figures.ts';
import { type CelledLine, gutterOf } from './gutters.ts';
import { type Line, type LinedPage, linedUp, type Piece, shareColumn } from './lines.ts';
import type { Step } from './other-ways.ts';
import { withoutRowNumbers } from './row-numbers.ts';
import { withoutTermLists, withoutTermStacks } from './term-stacks.ts';
import { withoutTileTerms } from './tile-terms.ts';

/**
 * A line with its fields. `panel` counts the parts of the page that are read each by itself, in reading order;
 * `opener` is a sentence right over it that ends in a colon.
 */
export type FlowLine = { line: Line; cells: Cell[]; panel: number; opener?: string; term?: PrintedTerm };
/** What a row has under "Term". */
export type PrintedTerm = { name: string; piece: Piece };

/** The lines in the order in which a person reads them: of what stands side by side first all of the left, then the right. */
export function flowOf(
  page: Page,
  { parts, lineUp }: LinedPage = linedUp(page),
  without: Step | null = null,
): FlowLine[] {
  const lineUpCells = (words: Word[]): CelledLine[] => celled(lineUp(words), without);
  const lines = (part: Line[]): CelledLine[] =>
    withoutTermLists(withoutTermStacks(withoutTileTerms(withoutRowNumbers(celled(part, without)))));
  const panels = parts.flatMap((part) => (without === 'gutters' ? [lines(part)] : panelsOf(lines(part), lineUpCells)));
  const flow = panels.flatMap((part, panel) => withYearEnds(part).map((line) => ({ ...line, panel })));
  return withoutCounts(withoutNumbers(withoutPhones(withoutZips(flow))), page.reader === 'text');
}

const celled = (lines: Line[], without: Step | null): CelledLine[] =>
  lines.map((line) => ({ line, cells: cellsOf(line, without !== 'figuresInNames') }));

/** Divides at a gutter, then each part again. */
function panelsOf(lines: CelledLine[], lineUp: (words: Word[]) => CelledLine[]): CelledLine[][] {
  const gutter = gutterOf(lines);
  if (!gutter) return lines.length > 0 ? [lines] : [];
  const words = lines
    .slice(gutter.from, gutter.to + 1)
    .flatMap(({ line }) => line.pieces.flatMap((piece) => piece.words));
  const isLeft = (word: Word): boolean => word.x + word.width / 2 < gutter.x;
  return [
    lines.slice(0, gutter.from),
    lineUp(words.filter(isLeft)),
    lineUp(words.filter((word) => !isLeft(word))),
    lines.slice(gutter.to + 1),
  ].flatMap((part) => panelsOf(part, lineUp));
}

/** "2026-" over "27" at the head of a narrow column: the rest of a year is no figure. */
const withYearEnds = (lines: CelledLine[]): CelledLine[] =>
  joinedYears(lines).map((each, index, all) => {
    // Between them may stand the head of another column, at half height.
    const above = all.slice(Math.max(0, index - 2), index).filter(({ line }) => each.line.y - line.y < 2 * line.height);
    const years = above.flatMap(({ line }) => line.pieces.filter(isOpenYear));
    return years.length > 0 ? { ...each, cells: each.cells.map((cell) => withoutYearEnd(cell, years)) } : each;
  });

const isOpenYear = ({ text }: Piece): boolean => /\b20\d\d ?[-–/]$/.test(text);

/** "2025-   2026-", the heads of other columns, "26   27": each year is put together where it begins. */
function joinedYears(lines: CelledLine[]): CelledLine[] {
  const joined = [...lines];
  for (const [index, { line }] of lines.entries()) {
    const lower = lines[index + 2]?.line;
    if (!lower || !line.pieces.every(isOpenYear) || lower.pieces.length !== line.pieces.length) continue;
    if (lower.y - line.y > 2 * line.height || !lower.pieces.every(({ text }) => /^(20)?\d\d$/.test(text))) continue;
    const pieces = line.pieces.map((piece, at) => ({ ...piece, text: `${piece.text}${lower.pieces[at]?.text}` }));
    const whole = { ...line, pieces, text: pieces.map(({ text }) => text).join('  ') };
    joined[index] = { line: whole, cells: pieces.map((text) => ({ text, figure: null })) };
    joined[index + 2] = { line: { ...lower, pieces: [], text: '' }, cells: [] };
  }
  return joined.filter(({ line }) => line.pieces.length > 0);
}

function withoutYearEnd(cell: Cell, years: Piece[]): Cell {
  const { figure } = cell;
  const isUnder = (year: Piece): boolean => figure !== null && shareColumn(figure, year);
  return figure?.isPlain && years.some(isUnder) ? { text: figure, figure: null } : cell;
}

/** "… Spokane, Washington" and "99201" on the next line. */
const withoutZips = (all: FlowLine[]): FlowLine[] =>
  all.map((flow, index) => {
    const above = all[index - 1]?.line.text ?? '';
    const isZip = /^\d{5}(-\d{4})?$/.test(flow.line.text) && stateOfZip(flow.line.text) === stateAtEnd(above);
    return isZip
      ? { ...flow, cells: flow.cells.map(({ text, figure }) => ({ text: text ?? figure, figure: null })) }
      : flow;
  });

/** "… Schenectady, NY 12308 | 518-" and "555-0190" on the next line. */
const withoutPhones = (all: FlowLine[]): FlowLine[] =>
  all.map((flow, index) => {
    const last = flow.cells.at(-1)?.figure;
    const isCut = last && /^\(?\d{3}[)-]?$/.test(last.text) && /^\d{3}-\d{4}\b/.test(all[index + 1]?.line.text ?? '');
    return isCut ? { ...flow, cells: [...flow.cells.slice(0, -1), { text: last, figure: null }] } : flow;
  });

const stateAtEnd = (text: string): string | undefined => {
  const written = /, ?((?:[A-Z][a-z]+ )?[A-Z][A-Za-z]+\.?)$/.exec(text)?.[1];
  return (written && writtenState(written)) || undefined;
};

/**
 * Where every sum has its dollar sign or its cents, a small number without them counts something: "Meals left   41".
 * Pictures lose signs, and under a sum with its sign others may stand without.
 */
function withoutCounts(all: FlowLine[], isText: boolean): FlowLine[] {
  const figures = all.flatMap(({ cells }) =>
    cells.flatMap(({ figure }) => (figure && figure.value > 0 ? [figure] : [])),
  );
  const signed = figures.filter(({ text }) => text.includes('$'));
  const isUnder = (figure: Figure): boolean => signed.some((other) => Math.abs(endsAt(other) - endsAt(figure)) < 2);
  const isCount = (figure: Figure): boolean =>
    figure.isPlain && (figure.value < 100 || (isText && figure.value < 1000 && !isUnder(figure)));
  const sums = figures.filter((figure) => !isCount(figure));
  const isMarked = [/\$/, /\.\d\d\b/].some((mark) => sums.every(({ text }) => mark.test(text)));
  if (sums.length === figures.length || sums.length < 6 || !isMarked) return all;
  return all.map((flow) => ({
    ...flow,
    cells: flow.cells.filter(({ figure }) => !figure || figure.value === 0 || !isCount(figure)),
  }));
}

/** Where sums are printed with commas or cents, a long number without them is a zip code or an id. */
function withoutNumbers(all: FlowLine[]): FlowLine[] {
  const figures = all.flatMap(({ cells }) => cells.flatMap((cell) => (cell.figure ? [cell.figure] : [])));
  if (figures.filter((figure) => /,|\.\d\d\b/.test(figure.text)).length < 3) return all;
  const edges = new Set(
    all.flatMap(({ cells: [first] }) => (first?.figure?.isPlain === false ? endsAt(first.figure) : [])),
  );
  // A row of nothing but figures has its name on other lines; under others the figure is one of a column before the names.
  const isCode = ({ figure }: Cell, index: number, cells: Cell[]): boolean =>
    index === 0 && !!figure && cells.some(({ text }) => text) && !edges.has(endsAt(figure));
  return all.map((flow) => ({
    ...flow,
    cells: flow.cells.filter(
      (cell, index) => !cell.figure?.isPlain || (cell.figure.value < 1000 && !isCode(cell, index, flow.cells)),
    ),
  }));
}

const endsAt = ({ x, width }: Figure): number => Math.round((x + width) / 2);
