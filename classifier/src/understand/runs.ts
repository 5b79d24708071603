import { type Line, type Piece, pieceOf } from './lines.ts';

/** The pieces of a line, joined where only wide letters or a typewriter's blanks divide them. */
export function wideRuns({ pieces }: Line): Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last && isClose(last, piece)) runs[runs.length - 1] = pieceOf([...last.words, ...piece.words]);
    else runs.push(piece);
  }
  return runs;
}

function isClose(left: Piece, right: Piece): boolean {
  const size = right.height / left.height;
  return size > 0.6 && size < 1.6 && right.x - left.x - left.width < 1.4 * Math.max(left.height, right.height);
}
