import type { Box } from '../page.ts';
import { isSame } from './amount-sets.ts';
import type { Figure } from './figures.ts';
import { type Piece, shareColumn } from './lines.ts';
import type { FlowLine } from './panels.ts';

type Item = { box: Box; figure: Figure | null };

/**
 * Where awards stand in columns, each name over its figure, a figure under them with no name that is worth all of its column, or
 * the one that it has, is their sum. It goes, so that it takes no name from beside it.
 */
export function withoutNamelessSums(lines: FlowLine[]): FlowLine[] {
  const items = lines.flatMap(itemsOf);
  const sums = items.flatMap(({ figure }) => (figure ? (sumOver(figure, items) ?? []) : []));
  if (sums.length < 2 || !sums.some(({ parts }) => parts > 1)) return lines;
  const gone = new Set(sums.map(({ figure }) => figure));
  return lines.flatMap((line) => {
    const cells = line.cells.filter(({ figure }) => !figure || !gone.has(figure));
    if (cells.length === line.cells.length) return [line];
    const words = new Set(line.cells.flatMap(({ figure }) => (figure && gone.has(figure) ? figure.words : [])));
    const pieces = line.line.pieces.filter((piece) => !piece.words.some((word) => words.has(word)));
    return cells.length === 0 ? [] : [{ ...line, cells, line: { ...line.line, pieces, text: textOf(pieces) } }];
  });
}

const textOf = (pieces: Piece[]): string => pieces.map(({ text }) => text).join('  ');

const itemsOf = ({ cells }: FlowLine): Item[] =>
  cells.flatMap(({ text, figure }) => [
    ...(text && /\p{L}{2}/u.test(text.text) ? [{ box: text, figure: null }] : []),
    ...(figure ? [{ box: figure, figure }] : []),
  ]);

/** The figure and of how many over it that have their own names right over them it is the sum; null where it is none. */
function sumOver(figure: Figure, items: Item[]): { figure: Figure; parts: number } | null {
  const column = items.filter(({ box }) => box.y < figure.y && shareColumn(box, figure)).toReversed();
  let [sum, parts] = [0, 0];
  for (let at = 0; at + 1 < column.length; at += 2) {
    const [value, name] = [column[at]?.figure, column[at + 1]];
    if (!value || name?.figure) break;
    sum += value.value;
    parts += 1;
    if (sum >= figure.value - 1) break;
  }
  return parts > 0 && isSame(sum, figure.value) ? { figure, parts } : null;
}
