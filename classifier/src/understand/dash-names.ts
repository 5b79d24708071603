import type { Line, Piece } from './lines.ts';

/** "Alumni Fund" over "- Welding": in a name over several lines a dash is no bullet. */
export function withDash({ pieces }: Line, piece: Piece): Piece {
  const [first] = pieces;
  const isDash = first && /^[-–—]$/.test(first.words[0]?.text ?? '') && first.words[1] === piece.words[0];
  return isDash ? first : piece;
}
