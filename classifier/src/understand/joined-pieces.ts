import { boxAround, type Piece } from './lines.ts';

/** The words of parts that stand over one another; "2026-" and "Reed-" go on without a blank. */
export const joinedText = (parts: Piece[]): string =>
  parts
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L})- (?=\p{Lu})|(?<=\d)- (?=\d)/gu, '-');

/** Parts that stand over one another as one piece. */
export const joinedPiece = (parts: Piece[]): Piece => ({
  ...boxAround(parts),
  text: joinedText(parts),
  words: parts.flatMap(({ words }) => words),
});
