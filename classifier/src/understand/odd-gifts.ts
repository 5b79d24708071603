import type { CostCategory } from '@tassel/contract/amounts.ts';
import { normalText, withoutNumber } from '../phrases/normal-text.ts';
import { giftVerb } from '../phrases/prose-phrases.ts';
import { aidSets, isSame, sum } from './amount-sets.ts';
import { descriptionOf } from './description.ts';
import { isGift, isOfCosts, labelOfYear, termTotals, wholeCosts, withdrawnOf, worth } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';
import { textOf } from './sentences.ts';
import { amountOf, beforeOf, holds, type Mention } from './told-plainly.ts';

const living: CostCategory[] = ['HOUSING', 'HOUSING_AND_FOOD', 'LIVING_EXPENSES'];

/** More free money than the whole printed cost: something was counted twice. A few costs are no whole cost, but with those of living most of it. */
export function exceedsCosts(rows: KnownRow[]): boolean {
  const costs = rows.filter(({ known }) => known.is === 'COST');
  const totals = rows
    .filter((row) => row.known.is === 'TOTAL' && isOfCosts(row) && !termTotals(rows).includes(row))
    .map(({ amount }) => amount.value);
  const isWhole = costs.some(({ known }) => known.is === 'COST' && living.includes(known.category));
  const isPart = (total: number): boolean => costs.length > 0 && !isWhole && Math.abs(total - worth(costs)) <= 2;
  const whole = Math.max(
    0,
    ...totals.filter((total) => !isPart(total)),
    costs.length > 3 && isWhole ? worth(costs) : 0,
  );
  const gift = worth(rows.filter(isGift));
  return (whole > 0 && gift > 1.02 * whole) || (isWhole && costs.length > 1 && gift > 1.5 * worth(costs));
}

const noName =
  /^((award|aid|cost) (item|name|description)|item|gift aid|gift|loan|work|grant|award|scholarship|fall|spring|summer|winter|offered|accepted|amount|annual|year|yearly|aid|fund|need)( \d+)?$/;

const namesOf = (gifts: KnownRow[]): string[] => gifts.map(({ label }) => normalText(descriptionOf(label)));

/** Gifts of one name, but for two rows of one table with other figures. */
export function hasTwins(rows: KnownRow[]): boolean {
  const gifts = rows.filter(isGift);
  const names = namesOf(gifts);
  const twins = gifts.filter((_, index) => names.indexOf(names[index] ?? '') !== names.lastIndexOf(names[index] ?? ''));
  const [one, other] = twins;
  const isPair = twins.length === 2 && one?.group === other?.group && (one?.group ?? -1) >= 0;
  return (twins.length > 0 && !(isPair && one?.amount.value !== other?.amount.value)) || hasPellTwice(gifts);
}

/** A student has one Pell Grant a year: what is worth as much in another table says it again, whatever it is called there. */
function hasPellTwice(gifts: KnownRow[]): boolean {
  const [one, other] = gifts.filter(({ known }) => known.is === 'AID' && known.kind.subCategory === 'PELL');
  return other !== undefined && one?.amount.value === other.amount.value && one.group !== other.group;
}

/** Several gifts have a figure beside theirs that was not read, as between marks of some kind: it may be the one that counts. */
export const hasFiguresBeside = (gifts: KnownRow[]): boolean =>
  gifts.filter(({ attributes }) => attributes.some((text) => markedFigure.test(text))).length > 1;

/** "[5,546]"; not "+ $1,500", which tells a change. */
const markedFigure = /^[^\p{L}\d+−–-]{1,4}\d{1,3}(,\d{3})*(\.\d\d)?[^\p{L}\d–-]{1,4}$/u;

/** A name that is none. */
export function hasOddNames(rows: KnownRow[]): boolean {
  const gifts = rows.filter(isGift);
  return namesOf(gifts).some((name) => noName.test(name)) || gifts.some(isGuess);
}

/** One gift is as much as all others together: their total under a name of its own. */
export const countsTotal = (gifts: KnownRow[]): boolean =>
  gifts.length > 2 && gifts.some((row) => Math.abs(worth(gifts) - 2 * row.amount.value) <= 1);

/** "Federal TEACH Grant (becomes a loan if you do not teach)". */
const becomesLoan = /\([^)]*\b(becomes|converts|turns)\b[^)]*\bloan\b[^)]*\)/i;

/** Neither a word of aid nor a name: "hours a week", "not yet covered"; or an award on a condition. */
const isGuess = ({ known, label, section }: KnownRow): boolean =>
  /\b(if|unless|would|could)\b/i.test(label.replace(becomesLoan, ' ')) ||
  (known.is === 'AID' &&
    known.certainty < 0.85 &&
    (/^[^\p{L}]*\p{Ll}/u.test(withoutNumber(label)) ||
      (section !== 'GIFT' && noFund.test(label.replace(takenOff, '')))));
/** "Less: Dean's Award". */
const takenOff = /^(less|minus)\b:?/i;
const noFund =
  /\b(not|yet|covered|less|remaining|still|owed?|pay|payments?|balance|hours?|weeks?|months?|deposit|registration|interest|costs?|per|rate|due|gap|borrow|earn|free|share|left|minus|what|charges?|fees?|tuition|budget|expenses?)\b/i;

/** A total that is said to be of gifts and is more than all of them: some were not read. */
export function fallsShort(rows: KnownRow[]): boolean {
  const gifts = worth(rows.filter(isGift));
  const ofTerms = termTotals(rows);
  const isOfGifts = (row: KnownRow): boolean =>
    row.known.is === 'TOTAL' && !isOfCosts(row) && !ofTerms.includes(row) && ofGifts.test(normalText(row.label));
  // "Gifts and borrowing so far" counts more than gifts.
  const isOfMore = ({ amount }: KnownRow): boolean => aidSets(rows).some((set) => isSame(sum(set), amount.value));
  return (
    rows.some((row) => row.amount.value > gifts + 1 && isOfGifts(row) && !isOfMore(row)) || lacksTerms(rows, ofTerms)
  );
}

/** "Fall aid", "Winter aid" and "Spring aid" come to more than all awards: those of one term were taken for the year's. */
function lacksTerms(rows: KnownRow[], ofTerms: KnownRow[]): boolean {
  const all = worth([...rows.filter(({ known }) => known.is === 'AID'), ...withdrawnOf(rows)]);
  const totals = Map.groupBy(
    ofTerms.filter((row) => !isOfCosts(row)),
    ({ label }) => labelOfYear(label),
  );
  return [...totals.values()].some((some) => some.length > 1 && worth(some) > all + 1);
}
/** A total of gifts alone (normal text). */
export const ofGifts = /^(?!.*\b(loan|work|jobs?|self help)\b).*\b(grant|scholarship|gifts?)\b/;

/** "Your gift aid comes to $9,545", and no row is worth it: more gifts than were read. */
export const tellsMore = (mentions: Mention[], rows: KnownRow[]): boolean =>
  mentions.some(
    (mention) =>
      mention.role === 'SUM' &&
      mention.period === null &&
      giftsOnly.test(beforeOf(mention)) &&
      amountOf(mention) > worth(rows.filter(isGift)) + 1 &&
      !rows.some(({ amount }) => amount.value === amountOf(mention)),
  );
const giftsOnly =
  /\byour (gift aid|gifts|free money|grants and scholarships|scholarships and grants)\b[^.;]*\b(totals?|adds? up to|comes? to|amounts? to)\b[^$]{0,12}$/i;

/** A sentence gives something that no row has, and with it the offer comes to the costs: an award was missed, and is no rest. */
export function leavesOutRest(mentions: Mention[], rows: KnownRow[]): boolean {
  const told = mentions.filter((mention) => amountOf(mention) >= 100 && isGiven(mention));
  if (told.length === 0) return false;
  const aid = rows.filter(({ known }) => known.is === 'AID');
  const paid = aid.filter(({ known }) => known.is === 'AID' && known.kind.category !== 'WORK');
  const rests = wholeCosts(rows).flatMap((cost) => [cost - worth(aid), cost - worth(paid)]);
  return told.some((mention) => rests.includes(amountOf(mention)) && !rows.some((row) => holds(row, mention)));
}

function isGiven({ role, tokens, spot }: Mention): boolean {
  const before = role === 'AMOUNT' ? textOf(tokens.slice(0, spot.at)) : '';
  return giftVerb.test(before) && /\byou\b/i.test(before);
}

/** "2,900 5,800 Program fees" and others like it: the names of one table begin with the figures of another, which lost them. */
export const areCutOff = (rows: KnownRow[]): boolean =>
  rows.filter(({ label }) => /^\$?\d{1,3}(,\d{3})+(\.\d\d)? .*\p{L}{3}/u.test(label)).length > 1;
