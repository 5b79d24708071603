import { hasFigure } from './cells.ts';
import { withDash } from './dash-names.ts';
import type { Figure } from './figures.ts';
import { opensGiver, sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { fundCode } from './row-label.ts';

type Words = [line: FlowLine, piece: Piece];

const mostLines = 4;

/** Names that run over several lines, with the figures at their half height: the lines of each from top to bottom. */
export function tallCells(
  lines: FlowLine[],
  nameOf: (row: FlowLine) => Piece | null,
  nameColumn: number | null,
): Map<FlowLine, Words[]> {
  const found = lines.flatMap((line, index) => {
    const cell = hasFigure(line.cells) ? tallCell(lines, index, nameOf(line), nameColumn) : null;
    return cell && !opensGiver.test(cell[0]?.[1].text ?? '') ? [[line, cell] as const] : [];
  });
  const isPlain = ([, cell]: readonly [FlowLine, Words[]]): boolean => !sectionOf(cell[0]?.[1].text ?? '');
  // What begins with the words of a heading may stand under one; where other names are tall too it does not.
  const isSure = found.filter(isPlain).length > 1;
  return new Map(found.filter((each) => isSure || isPlain(each)));
}

function tallCell(lines: FlowLine[], index: number, name: Piece | null, nameColumn: number | null): Words[] | null {
  const isLone = [lines[index - 1], lines[index + 1]].every((line) => !line || hasFigure(line.cells));
  if (isLone) return null;
  const cell = cellAround(lines, index, name);
  if (cell || !name) return cell;
  // The words of the row's own line may stand in another column than the name.
  const beside = cellAround(lines, index, null);
  const isNamed = (x: number): boolean =>
    x > name.x + name.width && (fundCode.test(name.text) || (nameColumn !== null && Math.abs(x - nameColumn) < 15));
  const isInColumn = nameColumn !== null && Math.abs(name.x - nameColumn) < 15;
  return beside?.every(([, { x, width }]) => (x + width < name.x && !isInColumn) || isNamed(x)) ? beside : null;
}

/** The lines over and under the figures, as many as stand evenly around them. */
function cellAround(lines: FlowLine[], index: number, name: Piece | null): Words[] | null {
  const row = lines[index] as FlowLine;
  const figure = row.cells.find((cell) => cell.figure)?.figure;
  if (!figure) return null;
  const own: Words[] = name ? [[row, name]] : [];
  const over = [...run(lines, index, -1).toReversed(), ...own.filter(([, piece]) => offset(piece, figure) < -2)];
  const under = [...own.filter(([, piece]) => offset(piece, figure) > 2), ...run(lines, index, 1)];
  const middle = own.filter(([, piece]) => Math.abs(offset(piece, figure)) <= 2);
  const step = stepOf(over.at(-1), middle[0], under[0]);
  if (!step) return null;
  const isEven = (away: number): boolean => {
    const [upper, lower] = [over.at(-away)?.[1], under[away - 1]?.[1]];
    const far = (middle.length > 0 ? away : away - 0.5) * step;
    if (!upper || !lower) return false;
    const lefts = [leftOf(over.at(-away) as Words), leftOf(under[away - 1] as Words), ...own.map(leftOf)];
    if (Math.max(...lefts) - Math.min(...lefts) > 4) return false;
    const most = 0.2 * step;
    return Math.abs(offset(upper, figure) + far) < most && Math.abs(offset(lower, figure) - far) < most;
  };
  let reach = 0;
  while (isEven(reach + 1)) reach += 1;
  const cell = [...over.slice(over.length - reach), ...middle, ...under.slice(0, reach)];
  return reach > 0 && standsApart(lines, cell, step) ? cell : null;
}

/** The lines of words from a row upward or downward. */
function run(lines: FlowLine[], index: number, way: 1 | -1): Words[] {
  const row = lines[index] as FlowLine;
  const words: Words[] = [];
  for (let at = index + way; words.length < mostLines; at += way) {
    const line = wordsOf(row, lines[at]);
    if (!line) break;
    words.push(line);
  }
  return words;
}

/** How far the lines of the cell stand apart. */
function stepOf(over: Words | undefined, middle: Words | undefined, under: Words | undefined): number | null {
  if (!over || !under) return null;
  const step = (middleOf(under[1]) - middleOf(over[1])) / (middle ? 2 : 1);
  return step > 0.6 * over[1].height && step < 1.6 * over[1].height ? step : null;
}

/** The first words of a line that ends before the figures of the row. */
function wordsOf(row: FlowLine, line: FlowLine | undefined): Words | null {
  const piece = line?.cells[0]?.text;
  if (!line || !piece || hasFigure(line.cells)) return null;
  const left = row.cells.find((cell) => cell.figure)?.figure?.x ?? 0;
  return line.cells.every(({ text }) => text !== null && text.x + text.width < left) ? [line, piece] : null;
}

const leftOf = ([{ line }, piece]: Words): number => withDash(line, piece).x;

const middleOf = ({ y, height }: { y: number; height: number }): number => y + height / 2;
const offset = (piece: Piece, figure: Figure): number => middleOf(piece) - middleOf(figure);

/** The lines before and behind stand further off than those of the cell from each other. */
function standsApart(lines: FlowLine[], cell: Words[], step: number): boolean {
  const [first, last] = [cell[0] as Words, cell.at(-1) as Words];
  const before = lines[lines.indexOf(first[0]) - 1]?.line;
  const behind = lines[lines.indexOf(last[0]) + 1]?.line;
  return (
    (!before || middleOf(first[1]) - middleOf(before) > 1.08 * step) &&
    (!behind || middleOf(behind) - middleOf(last[1]) > 1.08 * step)
  );
}
