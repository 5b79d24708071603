import type { Word } from '../page.ts';
import { type Figure, figureOf } from './figures.ts';
import { boxAround, type Piece, pieceOf } from './lines.ts';
import { readMoney } from './money.ts';

/** "up to $3,000", "$500 to $2,000" and nothing else; the name of a card begins where these words do. */
export function limitOf(words: Word[]): Figure | null {
  const [first, second, last] = words;
  if (words.length !== 3 || !first || !second || !last || !isMoney(last)) return null;
  const isMost = /^up$/i.test(first.text) && second.text === 'to' && last.text.startsWith('$');
  const isRange = between.test(second.text) && isMoney(first);
  const figure = isMost || isRange ? figureOf([last]) : null;
  return figure && { ...figure, ...boxAround(words), ...(isMost ? { isMost } : { isRange }) };
}
const between = /^(to|[-–—])$/;
const isMoney = ({ text }: Word): boolean => readMoney(text)?.isPlain === false;

/** "$1,000   - $3,000": the dash of a range is no minus. */
export function withRanges(pieces: Piece[]): Piece[] {
  const isEnd = (piece: Piece | undefined, before: Piece | undefined): boolean => {
    const [dash, last, ...others] = piece?.words ?? [];
    const first = before?.words[0];
    if (!dash || !last || others.length > 0 || !first || before.words.length > 1) return false;
    const isNear = dash.x - first.x - first.width < first.height;
    return isNear && /^[-–—]$/.test(dash.text) && isMoney(first) && isMoney(last);
  };
  if (!pieces.some((piece, index) => isEnd(piece, pieces[index - 1]))) return pieces;
  return pieces.flatMap((piece, index) => {
    if (isEnd(piece, pieces[index - 1])) return [];
    const next = pieces[index + 1];
    return [next && isEnd(next, piece) ? pieceOf([...piece.words, ...next.words]) : piece];
  });
}
