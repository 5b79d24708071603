import { isCrowned, isUnder } from './letterhead.ts';
import type { Line, Piece } from './lines.ts';
import { wideRuns } from './runs.ts';

const faculty = /^(the )?(school|college) of \p{L}/iu;

/** "School of Law" under the name in the letterhead, where the letter elsewhere calls itself by both; null otherwise. */
export function facultyUnder(
  piece: Piece,
  name: string,
  lines: Line[],
  isNamed: (whole: string) => boolean,
): string | null {
  const lower = lines.flatMap(wideRuns).find((other) => isUnder(piece, other) || isCrowned(piece, other));
  if (!lower || !faculty.test(lower.text) || !isNamed(`${name} ${lower.text}`)) return null;
  return ` ${/\p{Ll}/u.test(lower.text) ? lower.text : inTitleCase(lower.text)}`;
}

const inTitleCase = (text: string): string =>
  text.toLowerCase().replace(/\b(?!(?:of|the|and|at|in|for)\b)\p{L}/gu, (letter) => letter.toUpperCase());
