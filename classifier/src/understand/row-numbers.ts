import { cellsOf } from './cells.ts';
import type { CelledLine } from './gutters.ts';
import { boxAround, type Line, type Piece, shareColumn } from './lines.ts';

/** So many lines that are counted on are no chance. */
const least = 4;

/**
 * "19   Dean's Award   4,000" over "20   Federal Pell Grant   3,000": numbers or letters that count the lines are no part
 * of them, be it before the names or, once more, before the figures. Nor are codes of messages: "114   You have not yet acted on".
 */
export function withoutRowNumbers(lines: CelledLine[]): CelledLine[] {
  const messages = lines.filter(({ line: { pieces } }) => pieces.length === 2 && (pieces[1]?.words.length ?? 0) > 5);
  const runs = [...runsOf(lines, isNext), ...runsOf(messages, isHigher)];
  const numbers = new Set(runs.flatMap((run) => (isCounted(run) ? run : [])));
  if (numbers.size === 0) return lines;
  return lines.map((each) => (each.line.pieces.some((piece) => numbers.has(piece)) ? without(each, numbers) : each));
}

/** Numbers one under the other that follow on each other; between them may stand lines that have none. */
function runsOf(lines: CelledLine[], follows: (upper: number, lower: number) => boolean): Piece[][] {
  const runs: Piece[][] = [];
  for (const { line } of lines)
    for (const piece of line.pieces.length > 1 ? line.pieces : []) {
      if (!isNumber(piece)) continue;
      const run = runs.findLast((each) => isUnder(each.at(-1) as Piece, piece, follows));
      if (run) run.push(piece);
      else runs.push([piece]);
    }
  return runs;
}

const isCounted = (run: Piece[]): boolean =>
  run.length >= least || (run.length > 2 && /^\(?A/.test(run[0]?.text ?? ''));

/** A number or a letter set apart. */
const isNumber = ({ text }: Piece): boolean => text.length < 5 && /^(\d{1,3}|\(?[A-Z])[.)]?$/.test(text);

/** Letters follow on letters only. */
const countOf = ({ text }: Piece): number =>
  /\d/.test(text) ? Number.parseInt(text, 10) : 1000 + text.replace('(', '').charCodeAt(0);

const isNext = (upper: number, lower: number): boolean => lower === upper + 1;
const isHigher = (upper: number, lower: number): boolean => lower > upper;

const isUnder = (upper: Piece, lower: Piece, follows: (upper: number, lower: number) => boolean): boolean =>
  follows(countOf(upper), countOf(lower)) && shareColumn(upper, lower);

function without(numbered: CelledLine, numbers: Set<Piece>): CelledLine {
  const pieces = numbered.line.pieces.filter((piece) => !numbers.has(piece));
  if (pieces.length === 0) return numbered;
  const line: Line = {
    ...numbered.line,
    ...boxAround(pieces),
    pieces,
    text: pieces.map(({ text }) => text).join('  '),
  };
  return { line, cells: cellsOf(line) };
}
