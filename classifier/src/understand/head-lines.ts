import { columnPhrases, wordColumn } from '../phrases/column-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { isColumnWording } from './column-heads.ts';
import { isFigure } from './figure-pieces.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';

/** "Award   Living at home   Living away from home ✔ you" over a row of figures; a mark may stand between. */
export function isHeadLine(
  { line, panel }: FlowLine,
  below: FlowLine | undefined,
  next: FlowLine | undefined,
): boolean {
  const [first, ...others] = line.pieces;
  if (!first || others.length < 1 || below?.panel !== panel || line.pieces.some(isFigure)) return false;
  const row = isMark(below) ? next : below;
  if (row?.panel !== panel) return false;
  const figures = row.line.pieces.filter(isFigure);
  const [figure, ...more] = figures;
  if (figure && more.length === 0 && others.length === 1) return isOverColumn(first, others[0] as Piece, figure);
  if (figures.length < 2) return figure !== undefined && others.length > 1 && line.pieces.every(isHead);
  const known = others.filter(({ text }) => isColumnWording(text));
  const own = others.filter((piece) => !known.includes(piece) && columnPhrases.marked.test(normalText(piece.text)));
  // "Your year in Rome" beside a head of a known wording.
  return known.length > 0 && known.length + own.length > others.length / 2;
}

/** "Type   Award   Amount". */
const isHead = ({ text }: Piece): boolean => wordColumn.test(normalText(text)) || isColumnWording(text);

/** "Program   The most you may earn" over a row with one figure: words of any number that end where it does. */
const isOverColumn = (first: Piece, head: Piece, figure: Piece): boolean =>
  wordColumn.test(normalText(first.text)) && Math.abs(head.x + head.width - figure.x - figure.width) < 3;

/** "YOUR AWARD ▶" under the head of one column. */
const isMark = ({ line: { pieces } }: FlowLine): boolean =>
  pieces.length === 1 &&
  columnPhrases.marked.test(normalText(pieces[0]?.text ?? '')) &&
  (pieces[0]?.words.length ?? 0) < 5;
