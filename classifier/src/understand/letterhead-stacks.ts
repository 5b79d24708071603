import { schoolNoun } from '../phrases/school-phrases.ts';
import { stateCode } from '../phrases/states.ts';
import { joinedText } from './joined-pieces.ts';
import type { Piece } from './lines.ts';
import { hasNoun, isAligned, isNameLike, opensWithNoun } from './name-shapes.ts';
import { namesIn } from './school-names-in.ts';

const mostLines = 7;

/** "BEAR", "PAW", "STATE", "COLLEGE" one under the other: the lines of a name in a narrow letterhead; none for other words. */
export function stackedName(first: Piece, heads: Piece[]): Piece[] {
  const stack = stackFrom(first, heads);
  for (let count = stack.length; count > 1; count -= 1) {
    const parts = stack.slice(0, count);
    // Of two lines other rules tell more, but for "CAMPUS" under the rest.
    const isEnough = count > 2 || /^campus$/i.test(parts[1]?.text ?? '');
    if (isEnough && isOfOneName(parts)) return parts;
  }
  return [];
}

function stackFrom(first: Piece, heads: Piece[]): Piece[] {
  const stack = [first];
  while (stack.length < mostLines) {
    const last = stack.at(-1) as Piece;
    const next = isPart(last) ? heads.find((other) => isNext(last, other)) : undefined;
    if (!next) break;
    stack.push(next);
  }
  return stack;
}

/** "– Havre" may stand under a name. */
const isPart = ({ text }: Piece): boolean => isNameLike(text.replace(/^[–—-] | [–—-]$/g, ''));

const isNext = (upper: Piece, lower: Piece): boolean => {
  const step = lower.y - upper.y;
  return step > 0.3 * upper.height && step < 1.5 * upper.height && isAligned(upper, lower, 3);
};

const isAlike = (one: Piece, other: Piece): boolean => Math.abs(one.height / other.height - 1) < 0.05;

/** All in one size, or the noun in another than the name before it. */
function isOfOneName(parts: Piece[]): boolean {
  const [first, last] = [parts[0] as Piece, parts.at(-1) as Piece];
  if (!parts.every(isPart)) return false;
  const change = parts.findIndex((part) => !isAlike(part, first));
  const isNounApart = change > 0 && parts.slice(change).every((part) => isAlike(part, last));
  if (
    change > 0 &&
    !(isNounApart && !hasNoun(joinedText(parts.slice(0, change))) && opensWithNoun(joinedText(parts.slice(change))))
  )
    return false;
  return isWhole(joinedText(parts));
}

const campus = /^(,| [–—-]) (\p{Lu}[\p{L}'’.-]*( \p{Lu}[\p{L}'’.-]*){0,2})$/u;

/** The words are one name from the first to the last, be it with a campus. */
function isWhole(text: string): boolean {
  const name = namesIn(text).find((each) => text.startsWith(each) || text.startsWith(`The ${each}`));
  const rest = name ? text.slice(text.indexOf(name) + name.length) : text;
  const place = campus.exec(rest)?.[2];
  return rest === '' || (place !== undefined && stateCode(place) === null && !schoolNoun.test(place));
}
