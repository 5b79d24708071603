import { cellsOf } from './cells.ts';
import type { CelledLine } from './gutters.ts';
import { boxAround, type Line, type Piece } from './lines.ts';

/** So many lines that are counted on are no chance. */
const least = 4;

/** "19   Dean's Award   4,000" over "20   Federal Pell Grant   3,000": numbers that count the lines are no part of them. */
export function withoutRowNumbers(lines: CelledLine[]): CelledLine[] {
  const numbered = new Set(runsOf(lines).flatMap((run) => (run.length < least ? [] : run)));
  return numbered.size > 0 ? lines.map((line) => (numbered.has(line) ? withoutFirst(line) : line)) : lines;
}

/** Lines one under the other whose numbers follow on each other; between them may stand such that have none. */
function runsOf(lines: CelledLine[]): CelledLine[][] {
  const runs: CelledLine[][] = [];
  for (const line of lines.filter((each) => numberOf(each) !== null)) {
    const last = runs.at(-1)?.at(-1);
    if (last && follows(last, line)) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** A number set apart before the words of a line. */
const numberOf = ({ line: { pieces } }: CelledLine): number | null =>
  pieces.length > 1 && /^\d{1,3}$/.test(pieces[0]?.text ?? '') ? Number(pieces[0]?.text) : null;

const follows = (last: CelledLine, line: CelledLine): boolean => {
  const [upper, lower] = [last.line.pieces[0] as Piece, line.line.pieces[0] as Piece];
  const isBelow = upper.x < lower.x + lower.width && lower.x < upper.x + upper.width;
  return isBelow && (numberOf(line) ?? 0) - (numberOf(last) ?? 0) === 1;
};

/** Forms print the number once more, before the figure. */
function withoutFirst(numbered: CelledLine): CelledLine {
  const [number, ...others] = numbered.line.pieces as [Piece, ...Piece[]];
  const pieces = others.filter(({ text }, index) => index === 0 || text !== number.text);
  const line: Line = {
    ...numbered.line,
    ...boxAround(pieces),
    pieces,
    text: pieces.map(({ text }) => text).join('  '),
  };
  return { line, cells: cellsOf(line) };
}
