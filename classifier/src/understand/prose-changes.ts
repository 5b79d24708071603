import { normalText } from '../phrases/normal-text.ts';
import { changeCue } from '../phrases/prose-phrases.ts';
import type { Spot } from './prose-links.ts';
import type { Told } from './prose-rows.ts';
import type { Topic } from './prose-topics.ts';
import { isUnnamed } from './prose-unnamed.ts';
import { periodAt } from './prose-values.ts';
import { type Token, textOf } from './sentences.ts';

/** "is now $3,500", "we raised it to $3,500": what was said before no longer holds. */
const isChanged = (tokens: Token[], { from, at }: Spot): boolean =>
  changeCue.test(`${textOf(tokens.slice(from, at))} $`) &&
  !/\b(if|unless|should you)\b/i.test(textOf(tokens.slice(0, at)));

/** "$10,000; as you asked, it has been reduced, and the loan is now $6,000": the figure takes the place of the last one. */
export function changesBefore(tokens: Token[], { from, at }: Spot): boolean {
  const between = textOf(tokens.slice(from, at));
  return from > 0 && changed.test(between) && !/\b(if|unless|should|may|might|could|can|would)\b/i.test(between);
}
const changed =
  /\b(is|are|was|were|been|we|you|have|has|had)( \w+)? (raised|increased|lowered|reduced|changed|revised|adjusted|cut)\b.*\b(to|is|at|be)( now)?( about)?$/i;

/** "$9,000 each semester, that is $18,000 for the year": the award told last, once more by its year. */
export function yearOfLast(tokens: Token[], { at }: Spot, last: Told | undefined): Topic | null {
  if (!isWorthLast(tokens, at, last)) return null;
  const between = textOf(tokens.slice((last.spots.at(-1)?.at ?? 0) + 1, at));
  return /^[^\p{Lu};:]*$/u.test(between) ? last.topic : null;
}

const isWorthLast = (tokens: Token[], at: number, last: Told | undefined): last is Told =>
  last?.period === 'TERM' && Math.abs((tokens[at]?.value ?? 0) - last.value) <= 1;

/** "a Housing Award, $900 per semester in Lyra Hall ($1,800 per year)": whatever stands before the bracket, it is the award's. */
export const bracketedYear = (tokens: Token[], { at }: Spot, last: Told | undefined): Topic | null =>
  last?.section !== 'COST' && tokens[at]?.text.startsWith('(') && isWorthLast(tokens, at, last) ? last.topic : null;

const revised =
  / \((revised|new|updated|adjusted|increased|reduced|changed|corrected|after (the )?(appeal|review))\)$/i;

/** What an award is known by: "Dean's Grant (revised)" is the Dean's Grant. */
export const keyOf = (name: string): string => normalText(name.replace(revised, ''));

/** A figure that may tell an award anew: a change, or the year of a longer time. */
export const isAnew = (tokens: Token[], spot: Spot): boolean =>
  isChanged(tokens, spot) || periodAt(tokens, spot) === 'YEAR';

/** Each award once: as it was told first, unless a later sentence changes it or tells the year's part of a sum of years, or `isLast`. */
export function withChanges(told: Told[], letter: string, isLast: boolean): Told[] {
  const kept: Told[] = [];
  for (const one of told) {
    const same = kept.findIndex((other) => one.isAgain && isSameName(one, other));
    if (!one.isAgain && isInstead(one)) kept.splice(-1, 1);
    if (!one.isAgain) kept.push(one);
    else if (same >= 0 && (isLast || replaces(one, kept[same] as Told, letter))) kept[same] = one;
  }
  return kept.filter((one) => !isSumOfAwards(one, kept, letter));
}

/** "That scholarship has been replaced by the Lyra Award of $9,000". */
const isInstead = ({ sentence, section }: Told): boolean =>
  section !== 'COST' && takesPlace.test(textOf(sentence.tokens.slice(0, 9)));
const takesPlace =
  /^(that|this|it|the (earlier|first|former|original))( \w+)? (has( now)? been|is( now)?|was|will be) (replaced|superseded) (by|with)\b/i;

/** A headline or a later sentence may tell what several awards come to. */
const isSumOfAwards = (one: Told, told: Told[], letter: string): boolean =>
  one.section !== 'COST' &&
  (isSumOfSeveral(one, told, letter) ||
    isToldByName(one, told) ||
    (one.link === null && (isSumOfYears(one, told, letter) || isSum(one, told))));

/** "We award you a merit scholarship of $9,000 …": the sentence that names it tells it again, or the parts of it. */
const isToldByName = (one: Told, told: Told[]): boolean =>
  isUnnamed(one.topic.text) &&
  (told.some((other) => other !== one && other.section !== 'COST' && other.value === one.value) || isSumIn(one, told));

const isSameName = (one: Told, other: Told): boolean =>
  ` ${keyOf(other.topic.text)} `.includes(` ${keyOf(one.topic.text)} `);

const replaces = (one: Told, before: Told, letter: string): boolean =>
  revised.test(one.topic.text) || isChanged(one.sentence.tokens, one.spots[0] as Spot) || isPartOf(one, before, letter);

/** "You have earned $60,000" where an award of four years is "worth $15,000 a year". */
const isSumOfYears = (sum: Told, told: Told[], letter: string): boolean =>
  told.some((one) => one.section !== 'COST' && isPartOf(one, sum, letter));

/** "You have won $44,000 in scholarships!" over awards of $10,000 and $1,000 a year. */
function isSumOfSeveral(sum: Told, told: Told[], letter: string): boolean {
  const yearly = told.filter((one) => one !== sum && one.section !== 'COST' && one.period === 'YEAR');
  const value = yearly.reduce((total, one) => total + one.value, 0);
  return yearly.length > 1 && sum.period !== 'YEAR' && isPartOf({ value, period: 'YEAR' }, sum, letter);
}

/** "With $9,700 in gifts you owe little": the awards told one after the other make it. */
function isSum(sum: Told, told: Told[]): boolean {
  const [spot] = sum.spots as [Spot];
  return ofAwards.test(textOf(sum.sentence.tokens.slice(spot.at + 1, spot.at + 6))) && isSumIn(sum, told);
}

/** Awards that are told one after the other make it. */
function isSumIn(sum: Told, told: Told[]): boolean {
  const others = told.filter((one) => one !== sum && one.section !== 'COST').map(({ value }) => value);
  return others.some((_, from) => {
    let total = 0;
    return others.slice(from).some((value, index) => {
      total += value;
      return index > 0 && total === sum.value;
    });
  });
}

const ofAwards = /^(in|of) (\w+ ){0,3}(gifts?|grants|scholarships|awards|aid|assistance|money)\b/i;

const counts = ['two', 'three', 'four', 'five'];

/** A figure for the year, which the years that the letter speaks of make the sum. */
const isPartOf = (one: Pick<Told, 'value' | 'period'>, sum: Told, letter: string): boolean =>
  one.period === 'YEAR' &&
  counts.some(
    (count, index) =>
      one.value * (index + 2) === sum.value &&
      new RegExp(`\\b(${count}|${index + 2})([ -]\\w+)?[ -]years?\\b`, 'i').test(letter),
  );
