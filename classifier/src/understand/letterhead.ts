import { department, outsideName, schoolNoun } from '../phrases/school-phrases.ts';
import { stateCode } from '../phrases/states.ts';
import { joinedText } from './joined-pieces.ts';
import { stackedName } from './letterhead-stacks.ts';
import { type Line, type Piece, pieceOf } from './lines.ts';
import { hasNoun, isAligned, isNameLike, opensWithNoun } from './name-shapes.ts';
import { wideRuns } from './runs.ts';
import { mayNameSchool, namesIn } from './school-names-in.ts';

/** Size of the page, and the usual height of its lines. */
export type Sheet = { width: number; height: number; usual: number };
/** A name that runs over lines; `piece` is its first part. */
export type Joined = { name: string; line: Line; piece: Piece; parts: Piece[] };

/** "Potters College Campus Post   900.00": the name of a row tells of a fund. A letterhead beside figures is larger. */
export const isRowName = ({ pieces }: Line, piece: Piece, usual: number): boolean =>
  piece.height < 1.2 * usual && pieces.some(({ x, text }) => x > piece.x + piece.width && moneyAlone.test(text.trim()));
const moneyAlone = /^[-–−(]?\$?\s?\d{1,3}(,\d{3})*(\.\d\d)?\)?$/;

/** School names that run from one line into the next: a letterhead in two or three lines, or a line's end in running text. */
export function joinedNames(lines: Line[], sheet: Sheet): Joined[] {
  const runs = lines.map((line) => ({ page: line.page, pieces: wideRuns(line).map(withBlank).map(withoutAddress) }));
  const chainFrom = (piece: Piece, index: number, most: number): Piece[] => {
    if (most === 1) return [piece];
    for (const at of [index + 1, index + 2, index + 3]) {
      const near = runs[at]?.page === runs[index]?.page ? runs[at]?.pieces : [];
      const lower = near?.find((other) => isUnder(piece, other) && !isRowName(lines[at] as Line, other, sheet.usual));
      if (lower) return [piece, ...chainFrom(lower, at, most - 1)];
    }
    return [piece];
  };
  // A name of three parts, each at most three lines under the last.
  const nouns = lines.map(({ text: whole }) => mayNameSchool(whole));
  const isNear = (index: number): boolean => nouns.slice(index, index + 7).includes(true);
  const wide = runs.flatMap(({ pieces }) => pieces.filter(({ width }) => width > 0.5 * sheet.width));
  // A letterhead stands above the first sum of money.
  const money = lines.find((line) => /\$\s?\d|\d,\d{3}\b/.test(line.text));
  const headEnd = Math.min(0.3 * sheet.height, money?.page === 1 ? money.y : Number.POSITIVE_INFINITY);
  // In a bar beside the table it goes on below, in letters that no row has.
  const isHead = ({ x, y, height }: Piece): boolean =>
    y < headEnd || (y < 0.3 * sheet.height && x < 0.2 * sheet.width && height > 1.8 * sheet.usual);
  const heads = runs.filter(({ page }) => page === 1).flatMap(({ pieces }) => pieces.filter(isHead));
  return lines.flatMap((line, index) =>
    (runs[index]?.pieces ?? []).flatMap((piece) => {
      const isLarge = heads.includes(piece) && piece.height > 1.1 * sheet.usual;
      const stacked = isLarge ? stackedName(piece, heads) : [];
      const crowned = heads.includes(piece) && stacked.length === 0 ? crownedName(piece, heads, sheet.usual) : stacked;
      if (crowned.length > 0) return [{ name: text(crowned), line, piece, parts: crowned }];
      const isTop = line.page === 1 && (piece.y < headEnd || piece.height > 1.2 * sheet.usual);
      if ((!isTop && piece.width <= 0.5 * sheet.width) || !isNear(index)) return [];
      const chain = chainFrom(piece, index, isTop ? 3 : 2);
      return [chain, chain.slice(0, 2)]
        .flatMap((parts) => spanning(parts, isTop, wide).map((name) => ({ name, line, piece, parts })))
        .slice(0, 1);
    }),
  );
}

const text = joinedText;

/** "ofArt": in letters that are set close the blank may be lost. */
const withBlank = (piece: Piece): Piece =>
  lostBlank.test(piece.text) ? { ...piece, text: piece.text.replace(lostBlank, '$1 ') } : piece;
const lostBlank = /^(of|and|at)(?=\p{Lu}\p{Ll})/u;

/** "NASHOBA BROOK" in large letters over "COMMUNITY COLLEGE" in smaller ones: the first part of a name over its noun. */
function crownedName(piece: Piece, heads: Piece[], usual: number): Piece[] {
  const isSmall = piece.height > 1.8 * usual && /^\p{Ll}{3,}( \p{Ll}{3,}){0,2}$/u.test(piece.text);
  if (!(isSmall || isNameLike(piece.text)) || hasNoun(piece.text)) return [];
  const lower = beforeBar(heads.find((other) => isCrowned(piece, other)));
  // "harmon" in very large letters: some schools write themselves small.
  const upper = isSmall && lower ? { ...piece, text: capitalized(piece.text, lower.text) } : piece;
  const isName = (parts: Piece[]): boolean => namesIn(text(parts)).includes(text(parts));
  if (!lower || !isName([upper, lower])) return [];
  // "College of Art", and "+ Design" under it.
  const third = heads.find((other) => goesOn(other.text) && isUnder(lower, other));
  return third && isName([upper, lower, third]) ? [upper, lower, third] : [upper, lower];
}

/** In capitals throughout where the rest of the name is. */
const capitalized = (name: string, rest: string): string =>
  rest === rest.toUpperCase() ? name.toUpperCase() : name.replace(/(^| )\p{Ll}/gu, (start) => start.toUpperCase());

/** "School of Art | 310 Mill Street", "School of Art / 310 Mill Street": what stands before the bar. */
function beforeBar(piece: Piece | undefined): Piece | undefined {
  const at = piece?.words.findIndex(({ text }, index) => isBar(text, piece.words[index + 1]?.text)) ?? -1;
  return piece && at > 0 ? pieceOf(piece.words.slice(0, at)) : piece;
}

/** Other signs divide where the number of a house follows. */
const isBar = (text: string, next = ''): boolean =>
  text.length === 1 && (/[|·•]/.test(text) || (/[/–—-]/.test(text) && /^\d/.test(next)));

/** "of Art and Design · 310 Mill Street" under the first part of a name. */
const withoutAddress = (piece: Piece): Piece => (opensRest.test(piece.text) ? (beforeBar(piece) as Piece) : piece);
const opensRest = /^(of|at|and|&|\+) /i;

export function isCrowned(upper: Piece, lower: Piece): boolean {
  const gap = lower.y - upper.y - upper.height;
  const size = lower.height / upper.height;
  return (
    (size < 0.85 || (size > 1.18 && size < 2.6)) &&
    gap > -0.6 * upper.height &&
    gap < 1.2 * upper.height &&
    lower.y > upper.y + 0.4 * upper.height &&
    isAligned(upper, lower, 6) &&
    opensWithNoun(lower.text)
  );
}

/** The names that need the first and the last of these parts. */
function spanning(parts: Piece[], isTop: boolean, wide: Piece[]): string[] {
  const isText = parts.length === 2 && isFullLine(parts, wide);
  if (parts.length < 2 || !(isText || (isTop && areHead(parts)))) return [];
  const names = [...namesIn(text(parts)), ...(isText ? [] : listedName(parts))];
  return names.filter((name) => !text(parts.slice(1)).includes(name) && !text(parts.slice(0, -1)).includes(name));
}

/** "Bitterroot State University, / Hamilton Campus": a comma at the end of a name, and no office after it. */
function listedName(parts: Piece[]): string[] {
  const [upper = '', lower = '', third] = parts.map(({ text }) => text);
  const isOther = lower.split(' ').some((word) => department.test(word)) || stateCode(lower) !== null;
  return third === undefined && /,$/.test(upper) && namesIn(upper).length > 0 && !isOther ? [`${upper} ${lower}`] : [];
}

/** Of about the same size, close, and set to the same edge or middle. */
export function isUnder(upper: Piece, lower: Piece): boolean {
  const size = lower.height / upper.height;
  const isRead = upper.words.some((word) => word.confidence < 1);
  const gap = lower.y - upper.y;
  if (gap <= 0.3 * upper.height || gap >= (isRead ? 2.3 : 1.9) * upper.height) return false;
  if (!isAligned(upper, lower, isRead ? Math.max(4, 0.2 * upper.height) : 4)) return false;
  // The boxes of a picture's words reach from their lowest to their highest ink.
  if (goesOn(lower.text)) return size > 0.35 && size < 2.6;
  const [least, most] = isOpen(upper.text) ? [0.45, 2.6] : isRead ? [0.65, 1.55] : [0.85, 1.18];
  return size > least && size < most;
}

/** "and Health Sciences", "at Marietta Memorial": the rest of a name, often in other letters. */
const goesOn = (name: string): boolean => opensRest.test(name) && isNameLike(name) && !/\bsystem$/i.test(name);

/** "UNIVERSITY OF THE": the name itself follows, often in larger letters. */
const isOpen = (name: string): boolean => isNameLike(name) && hasNoun(name) && /\b(of|at)( the)?$/i.test(name);

/** A line of running text that ends where the first word of the next had no room. */
function isFullLine([upper, lower]: Piece[], wide: Piece[]): boolean {
  if (!upper || !lower || !wide.includes(upper) || Math.abs(lower.x - upper.x) >= 4) return false;
  const rights = wide.filter(({ x }) => Math.abs(x - upper.x) < 4).map(({ x, width }) => x + width);
  return upper.x + upper.width + (lower.words[0]?.width ?? 0) + 0.5 * upper.height > Math.max(...rights) - 8;
}

/** "Our Lady of the Loyal Heart / College of Nursing", "Hallam School of Nursing / and Allied Health". */
function areHead(parts: Piece[]): boolean {
  const texts = parts.map((part) => part.text);
  if (!texts.every(isNameLike) || saysAgain(texts)) return false;
  const isCut = (text: string, index: number): boolean =>
    /^(of|at|and|&|for|in)\b/i.test(texts[index + 1] ?? '') ||
    (!hasNoun(text) && opensWithNoun(texts[index + 1] ?? '')) ||
    /\b(of|at|and|the|for)$|[&,]$/i.test(text);
  const isNounLast = !texts.slice(0, -1).some(hasNoun) && hasNoun(texts.at(-1) ?? '');
  return isNounLast || texts.slice(0, -1).every(isCut);
}

/** "RIVER BEND" over "River Bend Community College": the second says the whole name. */
const saysAgain = ([upper = '', lower = '']: string[]): boolean =>
  !hasNoun(upper) && ` ${lower.toLowerCase()} `.includes(` ${upper.toLowerCase()} `);

const isCampus = (words: string): boolean =>
  !stateCode(words) &&
  !/^(Inc|LLC|Ltd|Corp)\b|(?<!\bMa?|\b[DL]|\bFit)\p{Ll}\p{Lu}/u.test(words) &&
  !words.split(' ').some((word) => department.test(word) || outsideName.test(word) || schoolNoun.test(word));

/** The campus behind a name that stands alone: "University of Tejas, Kerrville", "State University – Sallisaw". */
export function campusAfter(name: string, text: string): string | null {
  const rest = text.slice(text.toLowerCase().indexOf(name.toLowerCase()) + name.length);
  const named = /^(, | [–—-] |[–—-])((?:[A-Z][\p{L}.'’-]* ){1,3}Campus)\b/u.exec(rest);
  if (named?.[2] && isCampus(named[2])) return named[0];
  const [tail = '', after = ''] = rest.split(/\s*[·•|]\s*|\s+[–—-]\s+(?=\d)/);
  const match = /^(, | [–—-] |[–—-])([A-Z][\p{L}.'’-]*( [A-Z][\p{L}.'’-]*){0,2})$/u.exec(tail.trimEnd());
  if (!match?.[2] || stateCode(after.split(' ')[0] ?? '')) return null;
  return /college$/i.test(match[2]) || isCampus(match[2]) ? `${match[1]}${match[2]}` : null;
}

/** The campus under a name in large letters, in the same letters. */
export function campusUnder(piece: Piece, lines: Line[], usual: number): string | null {
  if (piece.height < 1.2 * usual) return null;
  const lower = lines
    .flatMap(wideRuns)
    .find((other) => isUnder(piece, other) && Math.abs(other.height / piece.height - 1) < 0.05);
  return lower && /^([–—-] ?)?[A-Z][\p{L}'’]+( [A-Z][\p{L}'’]+)?$/u.test(lower.text) && isCampus(lower.text)
    ? ` ${lower.text}`
    : null;
}
