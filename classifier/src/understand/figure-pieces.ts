import { sentenceVerb } from '../phrases/prose-phrases.ts';
import { rememberedOf } from '../phrases/remembered.ts';
import { withoutQualifiers } from './cells.ts';
import { figureOf } from './figures.ts';
import type { Piece } from './lines.ts';
import { hasDigit, readMoney } from './money.ts';

export const isMoney = (text: string): boolean =>
  hasDigit.test(text) && readMoney(text.replace(/^[("“]+|[)"”,;:.!]+$/g, ''))?.isPlain === false;
export const isFigure = (piece: Piece | undefined): boolean =>
  piece !== undefined && hasDigit.test(piece.text) && isFigurePiece(piece);
/** Asked many times of each piece. */
const isFigurePiece = rememberedOf(
  ({ words, text }: Piece): boolean =>
    figureOf(words) !== null || withoutQualifiers(words).every((word) => isMoney(word.text)) || range.test(text),
);
/** "$500 to $2,000" stands where a figure does. */
const range = /^\$[\d,.]+ ?(to|[-–—]) ?\$?[\d,.]+$/;

/** "Dean's Award: $4,000 each semester"; not "Scholarship of $2,500 each semester and, since your father serves a". */
export const endsInFigure = ({ words, text: whole }: Piece): boolean => {
  if (!hasDigit.test(whole)) return false;
  const at = words.findLastIndex(({ text }) => isMoney(text));
  const text = words.map((word) => word.text).join(' ');
  if (at < 1 || words.length > 12 || sentenceVerb.test(text.replace(/\([^)]*\)/g, ''))) return false;
  return at === words.length - 1 || (words.length - at < mostWithFigure && figureOf(words.slice(at)) !== null);
};
/** A figure and what is said of it behind it, in words. */
const mostWithFigure = 8;

/** "$12,000 Dean's Scholarship", "$12,000 – Dean's Scholarship". */
export const opensWithFigure = ({ words }: Piece): boolean => {
  const name = words[isDash(words[1]?.text ?? '') ? 2 : 1];
  return isMoney(words[0]?.text ?? '') && /^\p{Lu}/u.test(name?.text ?? '');
};
const isDash = (text: string): boolean => /^[–—-]$/.test(text);

/** "Federal Work-Study - $1,600": a name, a mark and a figure. */
export const leadsToFigure = ({ words, text: whole }: Piece): boolean =>
  words.length < 15 &&
  hasDigit.test(whole) &&
  words.slice(0, 2).some(({ text }) => /^\p{Lu}/u.test(text)) &&
  words.some(({ text }, index) => index > 0 && isMoney(text) && /[:–—-]$/.test(words[index - 1]?.text ?? ''));
