import { isBareHead } from './bare-heads.ts';
import { hasFigure } from './cells.ts';
import { withDash } from './dash-names.ts';
import { opensGiver, sectionOf } from './headings.ts';
import { type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

type Words = [line: FlowLine, piece: Piece];
type Name = { row: FlowLine; cell: Words[] };

const mostLines = 5;

/** Names that had no room in a narrow column, with the figures beside the first line of each, or beside the last. */
export function wrappedNames(lines: FlowLine[], nameOf: (row: FlowLine) => Piece | null): Map<FlowLine, Words[]> {
  const names = lines.flatMap((row, index) => nameAt(lines, index, nameOf(row)) ?? []);
  const columns = Map.groupBy(names, (name) => Math.round(leftOf(name) / 4));
  const found = [...columns.values()].flatMap(wrappedIn);
  return new Map(found.map(({ row, cell }) => [row, cell]));
}

const leftOf = ({ cell }: Name): number => cell[0]?.[1].x ?? 0;
const isAtTop = ({ row, cell }: Name): boolean => cell[0]?.[0] === row;

/** Those of a column whose figures stand alike, and whose breaks one width explains. */
function wrappedIn(names: Name[]): Name[] {
  const top = names.filter(isAtTop);
  const own = 2 * top.length > names.length ? top : names.filter((name) => !isAtTop(name));
  const right = Math.max(...own.flatMap(({ cell }) => cell.filter(([, { words }]) => words.length > 1).map(rightOf)));
  const wrapped = own.filter(({ cell }) => isWrapped(cell, right));
  // Words over a row may be its heading.
  const sure = wrapped.filter((name) => isAtTop(name) || !isHeading(name));
  return sure.length > 1 && wrapped.length >= 0.7 * own.length && own.length >= 0.7 * names.length ? wrapped : [];
}

const rightOf = ([, { x, width }]: Words): number => x + width;

const isHeading = ({ cell }: Name): boolean => {
  const text = cell[0]?.[1].text ?? '';
  return opensGiver.test(text) || sectionOf(text) !== null;
};

/** The first word of each line had no room on the line before. */
const isWrapped = (cell: Words[], right: number): boolean =>
  cell.every((words, index) => {
    const next = cell[index + 1]?.[1].words[0];
    return !next || rightOf(words) + 0.2 * next.height + next.width > right - 2;
  });

/** The lines of words over a row or under it, on the side where they stand nearer. */
function nameAt(lines: FlowLine[], index: number, label: Piece | null): Name | null {
  if (!label) return null;
  const row = lines[index] as FlowLine;
  const name = withDash(row.line, label);
  const [over, under] = [run(lines, index, name, -1), run(lines, index, name, 1)];
  const isUnder = stepTo(name, under) < stepTo(name, over);
  const cell: Words[] = isUnder ? [[row, name], ...under] : [...over.toReversed(), [row, name]];
  return cell.length > 1 && standsApart(lines, cell) ? { row, cell } : null;
}

const stepTo = (name: Piece, [first]: Words[]): number => (first ? Math.abs(first[1].y - name.y) : Infinity);

/** The lines of words from a row upward or downward that stand as close as the first of them. */
function run(lines: FlowLine[], index: number, name: Piece, way: 1 | -1): Words[] {
  const words: Words[] = [];
  let most = 1.5 * name.height;
  for (let [at, last] = [index + way, name]; words.length < mostLines; at += way) {
    const next = isHeadLine(lines[index] as FlowLine, lines[at]) ? null : wordsUnder(last, lines[at]);
    const far = next ? Math.abs(next[1].y - last.y) : 0;
    if (!next || far > most) break;
    words.push(next);
    last = next[1];
    most = Math.min(most, 1.08 * far);
  }
  return words;
}

/** "Charge   Amount": the last words of the line head a column in which the row has a figure. They begin a table, and end no name. */
function isHeadLine(row: FlowLine, line: FlowLine | undefined): boolean {
  const last = line && line.cells.length > 1 ? line.cells.at(-1)?.text : null;
  if (!last || !/^\p{Lu}/u.test(last.text) || !isBareHead(last.text)) return false;
  return row.cells.some(({ figure }) => figure && shareColumn(last, figure));
}

/** The words that begin where others do, in the same print. */
function wordsUnder(name: Piece, line: FlowLine | undefined): Words | null {
  if (!line || hasFigure(line.cells)) return null;
  const texts = line.cells.flatMap((cell) => (cell.text ? withDash(line.line, cell.text) : []));
  const text = texts.find(({ x }) => Math.abs(x - name.x) < 2);
  return text && Math.abs(text.height - name.height) < 0.1 * name.height ? [line, text] : null;
}

/** The lines before and behind stand further off than those of the name from each other. */
function standsApart(lines: FlowLine[], cell: Words[]): boolean {
  const [first, last] = [cell[0] as Words, cell.at(-1) as Words];
  const step = (last[1].y - first[1].y) / (cell.length - 1);
  const before = lines[lines.indexOf(first[0]) - 1]?.line;
  const behind = lines[lines.indexOf(last[0]) + 1]?.line;
  return (!before || first[1].y - before.y > 1.08 * step) && (!behind || behind.y - last[1].y > 1.08 * step);
}
