import { wordColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isBareHead } from './bare-heads.ts';
import { type Cell, hasFigure } from './cells.ts';
import { headsOf } from './column-heads.ts';
import { sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { fundCode, isStatus } from './row-label.ts';
import { isGeneric } from './title-rows.ts';

const nameHead =
  /^(aid|awards?|funds?|description|(award|fund) (description|name|title)|program|name|item|financial aid)$/;

/** Where the names stand when a column of codes, sources or kinds stands before them; null in other tables. */
export function nameColumnOf(lines: FlowLine[]): number | null {
  for (const line of lines) {
    const { pieces } = line.line;
    if (pieces.length < 2) continue;
    const at = pieces.findIndex(({ text }) => nameHead.test(normalText(text)));
    const isTable = at > 0 && (headsOf(line, Number.POSITIVE_INFINITY).length > 0 || areWordHeads(line));
    const names = isTable ? namesUnder(lines, line, at) : null;
    if (names !== null) return areNamesFirst(lines, line, names) ? null : names;
  }
  return sideNames(lines) ?? shortNames(lines);
}

/** "HCAP   college" under "Pell Grant   federal": letters where other rows have their names are a name, and no code. */
function shortNames(lines: FlowLine[]): number | null {
  const rows = lines.map(({ cells }) => wordsBefore(cells)).filter((texts) => texts.length > 1);
  const coded = rows.filter(([first]) => fundCode.test(first?.text ?? ''));
  const x = coded[0]?.[0]?.x ?? Number.NaN;
  const isNamed = ([first, second]: Piece[]): boolean =>
    Math.abs((first as Piece).x - x) < 4 && namesAid((first as Piece).text) && !namesAid((second as Piece).text);
  const isOther = rows.filter((row) => !coded.includes(row) && isNamed(row)).length > 1;
  return isOther && coded.every(([, second]) => !namesAid(second?.text ?? '')) ? x : null;
}

/** "Award Item   Award" over "Federal Pell Grant   Federal": the words of the first column name more. */
function areNamesFirst(lines: FlowLine[], head: FlowLine, names: number): boolean {
  const rows = lines
    .filter(({ line, cells }) => line.y > head.line.y && hasFigure(cells))
    .map(({ cells }) => cells.flatMap(({ text }) => text ?? []))
    // The rows of other tables have no words there.
    .filter((pieces) => pieces.length === 1 || pieces.some(({ x }) => Math.abs(x - names) < 4));
  const named = (some: (Piece | undefined)[]): number => some.filter((piece) => piece && namesAid(piece.text)).length;
  const first = rows.map(([piece]) => (piece && piece.x < names - 4 ? piece : undefined));
  const others = rows.map((pieces) => pieces.find(({ x }) => Math.abs(x - names) < 4));
  const kinds = (some: (Piece | undefined)[]): number => new Set(some.map((piece) => piece?.text)).size;
  // Names of several lines stand over and under their figures.
  const isBeside = others.filter(Boolean).length > 2;
  return isBeside && named(first) > named(others) && kinds(first) > kinds(others);
}

/** "Type   Aid": the heads of the figures stand higher or lower. */
const areWordHeads = ({ line: { pieces } }: FlowLine): boolean =>
  pieces.every(({ text }) => wordColumn.test(normalText(text)) || nameHead.test(normalText(text)));

/** Where most words under the head of the names begin: the head may stand in the middle of its column. */
function namesUnder(lines: FlowLine[], { line: { pieces, y } }: FlowLine, at: number): number {
  const [side, head] = [pieces[at - 1] as Piece, pieces[at] as Piece];
  const under = lines
    .filter(({ line }) => line.y > y)
    .flatMap(({ cells }) => wordsBefore(cells))
    .filter(({ x }) => x >= side.x + side.width && x < head.x + head.width);
  const columns = [...Map.groupBy(under, ({ x }) => Math.round(x / 4)).values()];
  return columns.toSorted((a, b) => b.length - a.length)[0]?.[0]?.x ?? head.x;
}

/** The second column of words where the first is codes, or says the same of many rows: "Gift   Federal Pell Grant   $5,595". */
function sideNames(lines: FlowLine[]): number | null {
  const rows = lines.map(({ cells }) => wordsBefore(cells)).filter((texts) => texts.length > 0);
  const isName = (text: string): boolean => !isStatus(text) && !isBareHead(text);
  const pairs = rows.filter((texts) => texts.length > 1 && isName(texts[1]?.text ?? ''));
  const columns = Map.groupBy(pairs, (texts) => Math.round((texts[1] as Piece).x / 4));
  const column = [...columns.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const sides = column.map(([side]) => side?.text ?? '');
  const names = new Set(column.map((texts) => texts[1]?.text ?? ''));
  const usual = column[0]?.[1]?.x ?? 0;
  const isUsual = (cells: Cell[]): boolean => Math.abs((wordsBefore(cells)[0]?.x ?? -9) - usual) < 4;
  const side = column[0]?.[0]?.x ?? 0;
  const outside = lines.filter(({ cells }, index) => isUsual(cells) && !isWrapped(lines, index, side));
  const isOutside = outside.length > column.length;
  const isCode =
    sides.every((side) => sideCode.test(side)) && [...names].some((name) => /\p{Ll}{2}|\p{L}{4}/u.test(name));
  const isKind = new Set(sides).size * 2 <= sides.length && names.size > new Set(sides).size;
  // "ESTIMATED BUDGET   Tuition   14,800" over rows that begin where "Tuition" does.
  const isHeading = isOutside && sectionOf(sides[0] ?? '') !== null;
  return (column.length > 1 && (isCode || isOutside || isKind || areGroups(column))) || isHeading ? usual : null;
}

/** "Work options   Federal Work-Study   $1,700" over "Loan options   Federal Perkins Loan   $1,200". */
const areGroups = (column: Piece[][]): boolean =>
  column.every(([side]) => isGeneric(side?.text ?? '')) &&
  column.some(([, name]) => !isGeneric(name?.text ?? '')) &&
  column.filter(([, name]) => namesAid(name?.text ?? '')).length > 1;

/** The row's words in the first column stand on the lines over and under it. */
const isWrapped = (lines: FlowLine[], index: number, side: number): boolean =>
  [lines[index - 1], lines[index + 1]].every(
    (line) => line && !line.cells.some((cell) => cell.figure) && Math.abs((line.cells[0]?.text?.x ?? -9) - side) < 4,
  );

const sideCode = /^[A-Z]?\d{1,3}[a-z]?[.)]?$|^[A-Za-z][.)]$|^(?=.*\d)[A-Z0-9-]{2,8}$/;

/** The words before the first figure of a row. */
function wordsBefore(cells: Cell[]): Piece[] {
  const figure = cells.findIndex((cell) => cell.figure);
  return cells.slice(0, Math.max(0, figure)).flatMap((cell) => cell.text ?? []);
}
