import { awardRemark, fieldName, totalLine } from '../phrases/line-phrases.ts';
import { normalText } from '../phrases/normal-text.ts';
import { hasFigure } from './cells.ts';
import { costKind } from './cost-kind.ts';
import { opensGiver, sectionOf, termOf } from './headings.ts';
import type { Piece } from './lines.ts';
import type { FlowLine } from './panels.ts';
import { namesAid } from './row-kind.ts';
import { labelOf } from './row-label.ts';
import { isGeneric, isGroupName } from './title-rows.ts';

/** How far labels reach, how far rows stand apart, and how narrow a column of names may be. */
export type Measure = { right: number; pitch: number; least: number };

const bareNoun = /^(loan|grant|scholarship|award|program|fund)( \S+)?$/;
const nounFirst = /^(loan|grant|scholarship|award|program|fund)\b(?!.*(\band\b|&))/i;
/** Over lines that say everything again. */
const overview = /\b(summary|overview|recap|at a glance|totals)$/i;
/** "Demonstrated need (A minus B)" is whole. */
const reckoned = /\(([A-Z]|\d{1,2}) (minus|less|plus|[-–−+]) ([A-Z]|\d{1,2})\)$/;
/** "Where the money comes from" is over awards, and no beginning of a name. */
const asks = /^(how|what|where|who) /i;
const openEnd = /(\b(and|of|the|for|from|in|to|with)|[&/,(-])$/i;

/** Whether two pieces, one under the other, are one label. `above` is the line of the upper one when it has no figure. */
export function joins(upper: Piece, lower: Piece, measure: Measure, above: FlowLine | null, isNearUp = false): boolean {
  const step = lower.y - upper.y;
  const shift = lower.x - upper.x;
  if (step > 1.7 * Math.max(upper.height, lower.height) || shift < -12 || shift > 20) return false;
  // "loans (optional)" further under a row than rows stand apart is over what follows.
  if (!above && measure.pitch > 0 && step > 1.3 * measure.pitch) return false;
  // What stands further left than the name is over the rows below.
  if (!above && shift < -3.5) return false;
  if (!above && awardRemark.test(lower.text) && !openEnd.test(upper.text)) return false;
  if (!above && reckoned.test(upper.text)) return false;
  if (above && asks.test(upper.text) && !/^[a-z(]/.test(lower.text)) return false;
  if (isSmallPrint(upper, lower) || (above && isSmallPrint(lower, upper))) return false;
  const heading = above ? upper : lower;
  // "Grant (MA)" closer to the row above than rows stand apart goes on with it.
  const goesOn =
    !above &&
    ((step < 0.85 * measure.pitch && nounFirst.test(lower.text) && !isGroupName(lower.text)) ||
      ((isNearUp || isLoneNoun(upper, lower)) && isFull(upper, lower, measure)));
  const isHeading = sectionOf(heading.text) !== null && !(above && endsName(upper, lower));
  if (isHeading && !/^[a-z(]/.test(lower.text) && !goesOn) return false;
  // "Cost of Attendance" over "tuition": no capital, and yet a row of its own.
  if (above && sectionOf(upper.text) === 'COST' && costKind(normalText(lower.text))) return false;
  if (/:$/.test(upper.text.trim()) || termOf(lower.text) || fieldName.test(normalText(lower.text))) return false;
  if (above && (overview.test(upper.text) || opensGiver.test(upper.text) || termOf(upper.text))) return false;
  if (isInside(lower) || isOpenBracket(upper.text)) return !above || !isBare(lower) || isName(upper.text);
  if (above && isShouted(upper) && !isShouted(lower)) return false;
  if (openEnd.test(upper.text)) return measure.pitch === 0 || step < 1.05 * measure.pitch;
  if (above && opensProgram(upper, lower)) return true;
  const isTight = measure.pitch > 0 ? step < 0.9 * measure.pitch : !above && step < 1.35 * upper.height;
  const isOwn = isNearUp && !totalLine.test(normalText(upper.text));
  return (isTight || isOwn) && isFull(upper, lower, measure) && !(above && isPhraseOver(upper, lower));
}

/** "Money you never pay back" over "Pell Grant": words of a sentence over a whole name are a heading. */
const isPhraseOver = (upper: Piece, lower: Piece): boolean =>
  !isName(upper.text) && isName(lower.text) && namesAid(lower.text);

/** "Harmon" over "University Grant", with more room under it: a heading stands nearer to its rows. */
export const isNearerUp = (upper: Piece, lower: Piece, next: FlowLine | undefined): boolean =>
  next !== undefined &&
  lower.y - upper.y < 0.8 * (next.line.y - lower.y) &&
  Math.abs(lower.height - upper.height) < 1 &&
  lower.y - upper.y < 1.45 * upper.height;

/** "Loan" in the print of the name over it: a heading of several would be "Loans". */
const isLoneNoun = (upper: Piece, lower: Piece): boolean =>
  /^(loan|grant|scholarship|award)$/i.test(lower.text) &&
  Math.abs(lower.height - upper.height) < 1 &&
  Math.abs(lower.x - upper.x) < 4 &&
  lower.y - upper.y < 1.45 * upper.height;

/** "Jane Lund Educational Assistance" over "Grant": a noun alone names nothing, so the words over it do. */
const endsName = (upper: Piece, { text }: Piece): boolean =>
  /^(loan|grant|scholarship|award|program|fund)$/i.test(text) && isName(upper.text) && !isGeneric(upper.text);

/** "BILLED BY THE SCHOOL" over "Tuition": words in capitals over others are a heading. */
const isShouted = ({ text, words }: Piece): boolean =>
  words.length > 1 && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** A note under a name, be it that of the row above; the heights of a picture's words tell nothing. */
const isSmallPrint = (name: Piece, note: Piece): boolean =>
  !isInside(note) && note.height < 0.88 * name.height && note.words.every(({ confidence }) => confidence === 1);

/** Starts in the middle of a name. */
export const isInside = (piece: Piece): boolean => /^[a-z(]/.test(piece.text) || bareNoun.test(normalText(piece.text));

const isBare = ({ text }: Piece): boolean => bareNoun.test(normalText(text)) && !/^[a-z(]/.test(text);
/** Capital words, as names have them; "Summary by type" is a heading. */
const isName = (text: string): boolean =>
  text
    .split(/\s+/)
    .every((word) => /^[^\p{Ll}]/u.test(word) || /^(of|the|and|for|in|to|from|at|with|de|la)$/.test(word));

export const isOpenBracket = (text: string): boolean => text.split('(').length > text.split(')').length;

/** The next word had no room on the upper line. */
export const isFull = (upper: Piece, lower: Piece, { right, least }: Measure): boolean =>
  upper.x + upper.width + 3 + (lower.words[0]?.width ?? 0) >= Math.max(right, upper.x + least) - 2;

/** A programme's long name over two lines. */
const opensProgram = (upper: Piece, lower: Piece): boolean =>
  /^fed(eral|\.)? /i.test(upper.text) && !totalLine.test(normalText(lower.text)) && lower.words.length < 4;

/** The words may as well begin the label of the row under them. */
export function opensNext(piece: Piece, upper: Piece, next: FlowLine | undefined, measure: Measure): boolean {
  const label = next && hasFigure(next.cells) ? labelOf(next.cells).label : null;
  if (!label || isInside(piece) || piece.y - upper.y < 0.8 * (label.y - piece.y)) return false;
  return isInside(label) || openEnd.test(piece.text) || isFull(piece, label, measure);
}
