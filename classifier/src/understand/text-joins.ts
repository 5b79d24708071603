import { blockTerm, termNamed } from './block-terms.ts';
import { takenBack } from './card-feet.ts';
import { endsInFigure, isMoney, leadsToFigure, opensWithFigure } from './figure-pieces.ts';
import { sectionOf } from './headings.ts';
import type { Piece } from './lines.ts';
import { abbreviation } from './sentences.ts';

export const isLong = (piece: Piece | undefined, least = 4): boolean => (piece?.words.length ?? 0) > least;

/** A sentence never ends so; the words that follow may have been kept together. */
export const openEnd = /\b(through|of|the|an?|and|to|for|from|with|by|in|your|our|under)$/;

/** A name under a heading: no word of it is as tall as any of the line above, as print knows it and pictures don't. */
export function isOtherFont(last: Piece, piece: Piece): boolean {
  if (!/^\p{Lu}/u.test(piece.text) || last.words[0]?.confidence !== 1) return false;
  const [upper, lower] = [last, piece].map(({ words }) => words.map(({ height }) => height)) as [number[], number[]];
  const isTaller = (some: number[], others: number[]): boolean => Math.min(...some) > 1.04 * Math.max(...others);
  return isTaller(upper, lower) || isTaller(lower, upper);
}

/** "STUDENT FEES: $336" over "residence hall: $5,706": lines of a list, in small letters too. */
export const isPair = ({ text }: Piece): boolean => pair.test(text);
const pair = /^[^$:;!?]{2,60}: \$[\d,.]+$/;

/** "$6,240 for tuition" over "$480 for fees": a list without marks, where each line opens with its figure. */
export const areFiguresFirst = (first: Piece, piece: Piece, last: Piece): boolean =>
  (opensWithFigure(first) && opensWithFigure(piece)) ||
  (opensWithMoney(first) && opensWithMoney(piece) && !openEnd.test(last.text));
const opensWithMoney = ({ words }: Piece): boolean => isMoney(words[0]?.text ?? '');

/** "State Waiver: not offered this year": a line of a list without a figure. */
const opensWithName = ({ words }: Piece): boolean => {
  const end = words.findIndex(({ text }) => /:$/.test(text));
  return (
    end > 0 && end < 8 && words.slice(0, end + 1).every(({ text }) => /^[(\p{Lu}\d&]|^(of|the|for|and)$/u.test(text))
  );
};

/** Two lines of a list, of which at least one has a figure. */
function areItems(last: Piece, piece: Piece): boolean {
  const [upper, lower] = [leadsToFigure(last), leadsToFigure(piece)];
  return (upper && lower) || ((upper || lower) && opensWithName(last) && opensWithName(piece));
}

/** "From the Department of Veterans Affairs" over "Book stipend: $1,000". */
const isItemUnder = (last: Piece, piece: Piece): boolean =>
  last.words.length < 9 && !openEnd.test(last.text) && leadsToFigure(piece) && endsInFigure(piece);

/** The words of a heading in larger print or in capitals, and under it text that is neither. */
const isHeadingOver = (last: Piece, piece: Piece): boolean =>
  (last.height > 1.2 * piece.height || (hasSmall.test(piece.text) && !hasSmall.test(last.text))) &&
  sectionOf(last.text) !== null;
const hasSmall = /\p{Ll}/u;

/** "Winter Trimester (January to April)" under a line of text. */
const isTermHeading = (last: Piece, piece: Piece): boolean =>
  !openEnd.test(last.text) && !/[.,;!?]$/.test(piece.text) && blockTerm(piece.text) !== null;

/** "▾ Fall 2026", "[–] Spring 2027, Main Campus": the sign opens and closes what stands under it. */
const isOpenedTerm = ({ text, words }: Piece): boolean =>
  /^[^\p{L}\p{N}\s“"(]{1,3} ?[A-Z]/u.test(text) &&
  (blockTerm(text) !== null || (words.length < 10 && !/[.,;!?]$/.test(text) && termNamed(text) !== null));

/** "You declined this" under what else is said of an award. */
const isStatusUnder = (last: Piece, { text, words }: Piece): boolean =>
  words.length < 7 && takenBack.test(text) && !/[.,;!?]$/.test(text) && !openEnd.test(last.text);

/** "$620; Getting around $1,310; Personal Expenses": a line of a list that a sentence tells. */
const isInList = ({ text }: Piece): boolean => text.includes('; ') && !/:$/.test(text);

/** "Harmon Grant: $6,400. Federal Work-Study:" over its figure, or "Federal" over "Work-Study: $2,000.": the line ends within a name. */
const isWithinName = ({ text }: Piece): boolean => text.includes('$') && withinName.test(text);
const withinName = /\$[\d,]*\d[.;]( (\p{Lu}[\p{L}'’&-]*|of|the|for|and|&)){1,7}:?$/u;

/** A heading under the end of a sentence or under another, a list under a colon, text under a heading. */
export const opensAnew = (last: Piece, piece: Piece): boolean =>
  (/^[A-Z$]/.test(piece.text) || isOpenedTerm(piece)) &&
  // Behind a comma, as behind a word cut short, a sentence goes on.
  !/,$/.test(last.text) &&
  !(isInList(last) && isInList(piece)) &&
  !isWithinName(last) &&
  !abbreviation.test(last.words.at(-1)?.text ?? '') &&
  (/:$/.test(last.text) ||
    (isPair(last) && !isLong(last, 7)) ||
    isTermHeading(last, piece) ||
    isOpenedTerm(piece) ||
    isHeadingOver(last, piece) ||
    areItems(last, piece) ||
    isItemUnder(last, piece) ||
    isStatusUnder(last, piece) ||
    (sectionOf(last.text) !== null && (sectionOf(piece.text) !== null || endsInFigure(piece))) ||
    (endsInFigure(last) && endsInFigure(piece)) ||
    (/[.!?]$/.test(last.text) && piece.words.length < 7 && !/[.,;!?]$/.test(piece.text)));
