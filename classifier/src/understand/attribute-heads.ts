import type { Box } from '../page.ts';
import { attributeColumn, wordColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { type Cell, cellBox, hasFigure } from './cells.ts';
import { isColumnWording } from './column-heads.ts';
import type { CelledLine } from './gutters.ts';
import { boxAround, type Piece, pieceOf } from './lines.ts';

/** "Award   Offered   Type   Fall": the heads of columns that say something of their rows, behind the head of a figure. */
export const attributeHeads = (lines: CelledLine[]): Box[] =>
  lines.flatMap(({ line: { pieces }, cells }, at): Box[] => {
    if (hasFigure(cells) || pieces.length < 3) return [];
    const flush = pieces.length === 3 ? flushColumn(pieces, rowsBelow(lines, at)) : null;
    if (flush) return [flush];
    const heads = pieces.flatMap(headsApart);
    const isBehind = (index: number): boolean => index > 1 && isColumnWording(heads[index - 1]?.text ?? '');
    return heads.filter(({ text }, index) => attributeColumn.test(normalText(text)) && isBehind(index));
  });

/** Headings and remarks may stand between the rows. */
const rowsBelow = (lines: CelledLine[], at: number): CelledLine[] =>
  lines
    .slice(at + 1, at + 10)
    .filter(({ cells }) => hasFigure(cells))
    .slice(0, 3);

/** "Accepted Category" close together. */
const headsApart = (piece: Piece): Piece[] =>
  piece.words.length === 2 &&
  piece.words.every(({ text }) => isColumnWording(text) || attributeColumn.test(normalText(text)))
    ? piece.words.map((word) => pieceOf([word]))
    : [piece];

/**
 * "Benefit   How paid   Amount" over rows whose words in the middle end where their head does, and begin elsewhere:
 * a column of the table, since names that begin a second one are set from the left.
 */
function flushColumn([, head, last]: Piece[], below: CelledLine[]): Box | null {
  const words = below.flatMap(({ cells }) => {
    const [name, text, figure, ...others] = cells;
    if (!name?.text || !text?.text || !figure?.figure || others.length > 0) return [];
    return endTogether(text.text, head) && endTogether(figure.figure, last) ? [cellBox(text)] : [];
  });
  const isFlush = words.length > 1 && words.every(({ x }) => Math.abs(x - (head?.x ?? 0)) > 3);
  return isFlush ? boxAround([head as Piece, ...words]) : null;
}

const endTogether = (a: Box, b: Box | undefined): boolean =>
  b !== undefined && Math.abs(a.x + a.width - b.x - b.width) < 2;

/** "Fund   Amount   Share", "Award   Source   Amount": left and right of a strip the heads of one table, which has its names at the left. */
export function areHeadsAcross(left: Cell[], right: Cell[]): boolean {
  const [name, ...others] = left;
  if (!wordColumn.test(wordsOf(name)) && !isAttribute(name)) return false;
  if (!others.every(isAttribute)) return false;
  const [first] = right;
  return isAttribute(first) || (!wordColumn.test(wordsOf(first)) && isColumnWording(wordsOf(first)));
}

const wordsOf = (cell: Cell | undefined): string => normalText(cell?.text?.text ?? '');
const isAttribute = (cell: Cell | undefined): boolean => attributeColumn.test(wordsOf(cell));
