import { cellsOf, hasFigure } from './cells.ts';
import type { CelledLine } from './gutters.ts';
import { boxAround, type Line, type Piece, pieceOf, shareColumn } from './lines.ts';

/** So many lines that are counted on are no chance. */
const least = 4;

/**
 * "19   Dean's Award   4,000" over "20   Federal Pell Grant   3,000": numbers or letters that count the lines are no part
 * of them, be it before the names or, once more, before the figures. Nor are codes of messages: "114   You have not yet acted on".
 */
export function withoutRowNumbers(printed: CelledLine[]): CelledLine[] {
  const lines = withoutLeading(printed);
  const messages = lines.filter(({ line: { pieces } }) => pieces.length === 2 && (pieces[1]?.words.length ?? 0) > 5);
  const runs = [...runsOf(lines, isNext), ...runsOf(messages, isHigher)];
  const counted = runs.filter(isCounted);
  const numbers = new Set([...counted, ...shortParts(runs, counted), codesIn(lines)].flat());
  if (numbers.size === 0) return lines;
  return lines.map((each) => (each.line.pieces.some((piece) => numbers.has(piece)) ? without(each, numbers) : each));
}

/** "4100   Dean's Award   $2,911.00" over "4137   State Grant   $900.00": bare numbers before names whose money is written as such are codes. */
function codesIn(lines: CelledLine[]): Piece[] {
  const codes = lines.flatMap(({ line: { pieces } }) => {
    const [code, name, ...rest] = pieces;
    const isCoded = code && /^\d{3,6}$/.test(code.text) && /\p{L}{3}/u.test(name?.text ?? '');
    return isCoded && rest.some(({ text }) => writtenMoney.test(text)) ? code : [];
  });
  const [first] = codes;
  const areColumn = first && codes.every((code) => Math.abs(code.x - first.x) < 2);
  return areColumn && new Set(codes.map(({ text }) => text)).size > 2 ? codes : [];
}
const writtenMoney = /^-?\$ ?[\d,.]+$|^-?[\d,]+\.\d\d$/;

/** "07 Room   4,900" over "08 Board   3,850": a number right before the name counts the lines, too; "7 credits" over "8 credits" doesn't. */
function withoutLeading(lines: CelledLine[]): CelledLine[] {
  const rows = lines.filter(({ cells, line }) => hasFigure(cells) && line.pieces.some(isNumbered));
  if (rows.length < least) return lines;
  const whole = new Map(
    rows.flatMap(({ line }) => line.pieces.filter(isNumbered).map((each) => [numberOf(each), each])),
  );
  const runs = countedRuns([...whole.keys()], isNext).filter((run) => {
    const names = new Set(run.map((number) => nameOf(whole.get(number) as Piece).text));
    return run.length >= least && names.size === run.length;
  });
  const numbered = new Set(runs.flat().map((number) => whole.get(number) as Piece));
  if (numbered.size === 0) return lines;
  const named = (piece: Piece): Piece => (numbered.has(piece) ? nameOf(piece) : piece);
  return lines.map((each) =>
    each.line.pieces.some((piece) => numbered.has(piece)) ? withPieces(each, each.line.pieces.map(named)) : each,
  );
}

const isNumbered = ({ words: [first, second] }: Piece): boolean =>
  first !== undefined && second !== undefined && /^\d{1,2}$/.test(first.text) && /^\p{L}/u.test(second.text);
const numberOf = ({ words }: Piece): Piece => pieceOf(words.slice(0, 1));
const nameOf = ({ words }: Piece): Piece => pieceOf(words.slice(1));

/** Numbers one under the other that follow on each other; between them may stand lines that have none. */
function runsOf(lines: CelledLine[], follows: (upper: number, lower: number) => boolean): Piece[][] {
  const pieces = lines.flatMap(({ line }) => (line.pieces.length > 1 ? line.pieces : []));
  return countedRuns(pieces.filter(isNumber), follows);
}

function countedRuns(numbers: Piece[], follows: (upper: number, lower: number) => boolean): Piece[][] {
  const runs: Piece[][] = [];
  for (const number of numbers) {
    const run = runs.findLast((each) => isUnder(each.at(-1) as Piece, number, follows));
    if (run) run.push(number);
    else runs.push([number]);
  }
  return runs;
}

const isCounted = (run: Piece[]): boolean =>
  run.length >= least || (run.length > 2 && /^\(?\d{0,2}a|^\p{L}.*\d/iu.test(run[0]?.text ?? ''));

/** "D1" alone under "A1" to "A6" and "B1" to "B4": a part of few lines, in the column of the others. */
function shortParts(runs: Piece[][], counted: Piece[][]): Piece[][] {
  const parts = counted.flatMap(([first]) => (first && opensPart.test(first.text) ? first : []));
  if (parts.length === 0) return [];
  return runs.filter(
    ([first, ...others]) =>
      first && others.length < 2 && opensPart.test(first.text) && parts.some((part) => shareColumn(part, first)),
  );
}
const opensPart = /^\(?\p{L}[-.]?1[.):]?$/u;

/** A number or a letter set apart, or both: "12", "(c)", "Line 12", "B-2", "2b". */
const isNumber = ({ text }: Piece): boolean =>
  text.length < 9 &&
  /^(((line|item|step|row|no\.?|#) ?)?\d{1,3}|\d{1,2}[a-z]|\(?[A-Z]([-.]?\d{1,2})?)[.):]?$/i.test(text);

/** Letters follow on letters only. */
const countOf = ({ text }: Piece): number => {
  const [letter] = /(?<!\p{L})\p{L}(?!\p{L})/u.exec(text) ?? [];
  const [number] = /\d+/.exec(text) ?? [];
  const code = letter?.charCodeAt(0) ?? 0;
  if (letter && /^\d/.test(text)) return 10_000_000 + 1000 * Number(number) + code;
  return letter && number ? 10_000 * code + Number(number) : letter ? 1000 + code : Number(number);
};

const isNext = (upper: number, lower: number): boolean => lower === upper + 1;
const isHigher = (upper: number, lower: number): boolean => lower > upper;

const isUnder = (upper: Piece, lower: Piece, follows: (upper: number, lower: number) => boolean): boolean =>
  follows(countOf(upper), countOf(lower)) && shareColumn(upper, lower);

function without(numbered: CelledLine, numbers: Set<Piece>): CelledLine {
  const pieces = numbered.line.pieces.filter((piece) => !numbers.has(piece));
  return pieces.length === 0 ? numbered : withPieces(numbered, pieces);
}

function withPieces({ line: printed }: CelledLine, pieces: Piece[]): CelledLine {
  const line: Line = { ...printed, ...boxAround(pieces), pieces, text: pieces.map(({ text }) => text).join('  ') };
  return { line, cells: cellsOf(line) };
}
