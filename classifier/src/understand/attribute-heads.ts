import { attributeColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { hasFigure } from './cells.ts';
import { isColumnWording } from './column-heads.ts';
import type { CelledLine } from './gutters.ts';
import { type Piece, pieceOf } from './lines.ts';

/** "Award   Offered   Type   Fall": the heads of columns that say something of their rows, behind the head of a figure. */
export const attributeHeads = (lines: CelledLine[]): Piece[] =>
  lines.flatMap(({ line: { pieces }, cells }) => {
    if (hasFigure(cells) || pieces.length < 3) return [];
    const heads = pieces.flatMap(headsApart);
    const isBehind = (index: number): boolean => index > 1 && isColumnWording(heads[index - 1]?.text ?? '');
    return heads.filter(({ text }, index) => attributeColumn.test(normalText(text)) && isBehind(index));
  });

/** "Accepted Category" close together. */
const headsApart = (piece: Piece): Piece[] =>
  piece.words.length === 2 &&
  piece.words.every(({ text }) => isColumnWording(text) || attributeColumn.test(normalText(text)))
    ? piece.words.map((word) => pieceOf([word]))
    : [piece];
