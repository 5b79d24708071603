import type { Word } from '../page.ts';
import { rememberedOf } from '../phrases/remembered.ts';
import { type Line, type Piece, pieceOf } from './lines.ts';

/** The pieces of a line, joined where only wide letters or a typewriter's blanks divide them. */
export const wideRuns = rememberedOf(({ pieces }: Line): Piece[] => {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && isClose(last, piece)) runs[runs.length - 1] = pieceOf([...last.words, ...piece.words]);
    else runs.push(piece);
  }
  return runs.map(withoutSigns);
});

/** A cross, a star or a bar at either end is no word. */
function withoutSigns(piece: Piece): Piece {
  const isWord = ({ text }: Word): boolean => !/^[\p{So}†‡•·|]+$/u.test(text);
  const [from, to] = [piece.words.findIndex(isWord), piece.words.findLastIndex(isWord)];
  const words = from < 0 ? piece.words : piece.words.slice(from, to + 1);
  return words.length === piece.words.length ? piece : pieceOf(words);
}

/** The parts of a piece that are each printed in one size: "Harmon University" in large letters before its small address. */
export function sizesApart(piece: Piece): Piece[] {
  const parts: Word[][] = [];
  for (const word of piece.words) {
    const last = parts.at(-1)?.at(-1);
    const size = last ? word.height / last.height : 0;
    // In a picture a word is as tall as its letters.
    const least = word.confidence === 1 ? 0.75 : 0.6;
    if (size > least && size < 1 / least) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts.length === 1 ? [piece] : parts.map(pieceOf);
}

function isClose(left: Piece, right: Piece): boolean {
  const size = right.height / left.height;
  // Words in another size, further off than a blank, are another thing.
  const most = size > 0.85 && size < 1.18 ? 1.4 : 0.7;
  return size > 0.6 && size < 1.6 && right.x - left.x - left.width < most * Math.max(left.height, right.height);
}
