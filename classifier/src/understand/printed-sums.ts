import { normalText } from '../phrases/normal-text.ts';
import type { Line } from './lines.ts';
import { isAmount, isWithdrawn, type KnownRow, namesFund } from './row-kind.ts';
import { figuresOn, isTermPrinted, sumOfTerms, sumsBesideTerms } from './term-sums.ts';
import { timesLeft } from './times-left.ts';

/** `GIFT`: printed sums prove the free money itself; `ALL`: one proves it together with loans or work; `PART`: some of it. */
export type Proof = { level: 'GIFT' | 'ALL' | 'PART' | null; unproven: KnownRow[] };

export const isGift = ({ known }: KnownRow): boolean =>
  known.is === 'AID' && (known.kind.category === 'GRANT' || known.kind.category === 'SCHOLARSHIP');
const aidOf = (rows: KnownRow[]): KnownRow[] => rows.filter(({ known }) => known.is === 'AID');
export const worth = (rows: KnownRow[]): number =>
  Math.round(rows.reduce((sum, { amount }) => sum + amount.value, 0) * 100) / 100;

/** Which of the free money the sums that the letter prints bear out: where they agree, nothing was lost or misread. */
export function proofOf(lines: Line[], rows: KnownRow[]): Proof {
  const proof = proofOfAll(lines, rows);
  return isWhole(proof)
    ? proof
    : (proofWithout(isAddedRow, lines, rows) ?? proofWithout(isBehindTotal, lines, rows) ?? proof);
}

export const isWhole = ({ level }: Proof): boolean => level === 'GIFT' || level === 'ALL';

/** What a sentence adds to a table is in none of its totals. */
const isAddedRow = ({ isAdded }: KnownRow): boolean => isAdded === true;

/** "Resources reported to us from outside" under the total of the offer: no total counts them. */
const isBehindTotal = (row: KnownRow, rows: KnownRow[]): boolean => {
  if (row.section !== 'OUTSIDE') return false;
  const total = rows.findIndex(({ known, section }) => known.is === 'TOTAL' && section !== 'COST');
  return total >= 0 && rows.indexOf(row) > total;
};

/** The proof of the table, where some gifts stand outside of it. */
function proofWithout(
  isOutside: (row: KnownRow, rows: KnownRow[]) => boolean,
  lines: Line[],
  rows: KnownRow[],
): Proof | null {
  const unproven = rows.filter((row) => isGift(row) && isOutside(row, rows));
  const rest = unproven.length > 0 ? rows.filter((row) => !isOutside(row, rows)) : [];
  if (!rest.some((row) => isGift(row) && row.group >= 0)) return null;
  return isWhole(proofOfAll(lines, rest)) ? { level: 'ALL', unproven } : null;
}

function proofOfAll(lines: Line[], rows: KnownRow[]): Proof {
  const gifts = rows.filter(isGift);
  const sums = printedSums(lines, rows);
  const terms = sumOfTerms(lines, rows);
  const isProven = (some: KnownRow[]): boolean =>
    some.length > 1 &&
    (worth(some) === terms ||
      sums.totals.includes(worth(some)) ||
      sums.isPrinted(worth(some)) ||
      isTermPrinted(lines, some) ||
      isSpanPrinted(lines, worth(some)) ||
      sumsBesideTerms(lines, rows).includes(worth(some)));
  if (isProven(gifts) || (gifts.length > 1 && sums.isParted(worth(gifts)))) return { level: 'GIFT', unproven: [] };
  const proven = provenByTotals(rows, sums.totals);
  const unproven = (gifts.length > 0 ? gifts : aidOf(rows)).filter((row) => !proven.has(row));
  if (unproven.length === 0) return { level: 'GIFT', unproven };
  const inBlocks = provenBlocks(rows);
  // What is taken off the costs in their own block is in no total of the aid.
  const isTakenOff = (row: KnownRow): boolean => row.section === 'COST' && inBlocks.has(row);
  const packages = packagesOf(rows).flatMap((some) => [some, some.filter((row) => !isTakenOff(row))]);
  if (packages.some(isProven) || unproven.every((row) => inBlocks.has(row))) return { level: 'ALL', unproven: [] };
  if (isNetPrinted(rows, gifts, sums)) return { level: 'GIFT', unproven: [] };
  if (proven.size > 0) return { level: 'PART', unproven };
  return isRestPrinted(rows, sums) ? { level: 'ALL', unproven: [] } : { level: null, unproven };
}

/** "$87,200 over four years", "This makes $10,970 each semester": the sum of other spans than the year's. */
const isSpanPrinted = (lines: Line[], sum: number): boolean =>
  lines.some((line) => {
    const times = spans.find(([pattern]) => pattern.test(line.text))?.[1];
    return times !== undefined && figuresOn(line).includes(Math.round(sum * times * 100) / 100);
  });
const spans: [RegExp, number][] = [
  [/\b(four|4)[- ]years?\b/i, 4],
  [/\b(three|3)[- ]years?\b/i, 3],
  [/\b(two|2)[- ]years?\b/i, 2],
  [/\b(each|per|every|a) (semester|term)\b/i, 1 / 2],
  [/\b(each|per|every|a) quarter\b/i, 1 / 3],
];

/** What was declined or cancelled, with what was offered: a total may still count it. */
export const withdrawnOf = (rows: KnownRow[]): KnownRow[] =>
  rows
    .filter((row) => row.known.is === 'INFO' && (isWithdrawn(row) || row.amount.value === 0))
    .map((row) => ({ ...row, amount: { ...row.amount, value: offeredIn(row) } }));

const offeredIn = ({ amount }: KnownRow): number => amount.figures.reduce((sum, { value }) => sum + value, 0);

/** What a letter may add up as its offer: everything, or all but work, or all but what parents borrow. */
function packagesOf(rows: KnownRow[]): KnownRow[][] {
  const aid = aidOf(rows);
  const isWork = ({ known }: KnownRow): boolean => known.is === 'AID' && known.kind.category === 'WORK';
  const isLoan = ({ known }: KnownRow): boolean => known.is === 'AID' && known.kind.category === 'LOAN';
  const isExtra = ({ known }: KnownRow): boolean =>
    known.is === 'AID' && /PLUS|PRIVATE_LOAN/.test(known.kind.subCategory);
  return [
    aid,
    [...aid, ...withdrawnOf(rows)],
    aid.filter((row) => !isWork(row)),
    aid.filter((row) => !isLoan(row)),
    aid.filter((row) => !isExtra(row)),
  ];
}

type Sums = {
  totals: number[];
  costs: number[];
  isPrinted: (value: number) => boolean;
  isParted: (value: number) => boolean;
};

/** The figures of the letter; a sum must be printed beside the amounts and costs that happen to have its value. */
function printedSums(lines: Line[], rows: KnownRow[]): Sums {
  const totals = rows.filter(({ known }) => known.is === 'TOTAL');
  const ofTerms = termTotals(rows);
  const alike = Map.groupBy(totals, (row) => `${labelOfYear(row.label)} ${isOfCosts(row)}`);
  const wholes = [...alike.values(), onePerTerm(totals)].filter((some) => some.length > 1).map(worth);
  const costs = wholeCosts(rows);
  const left = timesLeft(lines, rows, () => [
    ...costs,
    ...totals.filter((row) => ofTerms.includes(row) || isFund(row)).map(valueIn),
  ]);
  return {
    totals: [
      ...totals.filter((row) => !ofTerms.includes(row) && !isFund(row) && !isOfAllCosts(row, rows)).map(valueIn),
      ...wholes,
    ],
    costs,
    // "That makes $4,150 in fall and $4,150 in spring."
    isParted: (value) => left(value / 2) > 1,
    isPrinted: (value) => wholes.includes(value) || left(value) > 0,
  };
}

/** Totals of the aid of each term, whatever each is called. */
function onePerTerm(totals: KnownRow[]): KnownRow[] {
  const ofTerms = totals.filter((row) => row.term !== null && !isOfCosts(row));
  return new Set(ofTerms.map(({ term }) => term)).size === ofTerms.length ? ofTerms : [];
}

/** What the costs come to: gifts that come to it as well may count what they leave. */
const isOfAllCosts = (row: KnownRow, rows: KnownRow[]): boolean =>
  isOfCosts(row) && valueIn(row) === worth(rows.filter(({ known }) => known.is === 'COST'));

/** "Fall total" and "Spring total" are parts of one. */
export const labelOfYear = (label: string): string =>
  normalText(label)
    .replace(/\b(fall|spring|winter|summer|autumn|20\d\d)\b/g, '')
    .trim();

/** What the year may cost: the costs together, and every other line that is said to be a cost. */
export function wholeCosts(rows: KnownRow[]): number[] {
  const ofTerms = termTotals(rows);
  const lines = rows.filter(
    (row) => !isAmount(row) && row.known.is !== 'NET' && isOfCosts(row) && !ofTerms.includes(row),
  );
  return [...new Set([worth(rows.filter(({ known }) => known.is === 'COST')), ...lines.map(valueIn)])];
}

const valueIn = ({ amount }: KnownRow): number => amount.value;

const season = /\b(fall|autumn|spring|winter|summer)\b/i;

/**
 * "Term Aid Package" is half a year's, and "Fall total" beside "Spring total"; "Term totals" may be the year's, and what
 * has a figure under each term was added up to it.
 */
export function termTotals(rows: KnownRow[]): KnownRow[] {
  const totals = rows.filter(({ known }) => known.is === 'TOTAL');
  const seasons = new Set(totals.flatMap(({ label, term }) => season.exec(label)?.[1]?.toLowerCase() ?? term ?? []));
  return totals.filter(
    ({ label, term, amount }) =>
      (amount.figures.length < 2 && /\b(term|semester|quarter) (?!totals?)/i.test(label)) ||
      (seasons.size > 1 && (term !== null || season.test(label))),
  );
}

/** Its words name a fund, though its value may be a sum. */
export const isFund = ({ label }: KnownRow): boolean =>
  /\b(grant|scholarship|award|loan|fund|waiver)\b/i.test(label) &&
  !/\b(totals?|sum|all|sub ?totals?|complete|entire|whole|overall)\b/i.test(label);

export const isOfCosts = ({ section, label }: KnownRow): boolean =>
  (section === 'COST' && !/\b(aid|awards?|grants?|scholarships?|gifts?|assistance)\b/i.test(label)) || saysCosts(label);

export const saysCosts = (label: string): boolean =>
  /\b(costs?|charges|budget|expenses|attendance|billed)\b/i.test(label);

/** A total of loans, of work, of both or of costs: it tells nothing of the free money. Under awards it is none of costs, though offers may come to just these. */
export function isOfRest({ amount, group }: KnownRow, rows: KnownRow[]): boolean {
  const worthOf = (...kinds: string[]): number =>
    worth(rows.filter(({ known }) => kinds.includes(known.is === 'AID' ? known.kind.category : known.is)));
  const isUnderAwards = (): boolean => rows.some((row) => row.group === group && row.known.is === 'AID');
  return (
    [worthOf('LOAN'), worthOf('WORK'), worthOf('LOAN', 'WORK')].includes(amount.value) ||
    (worthOf('COST') === amount.value && !isUnderAwards())
  );
}

/** The rows of blocks that add up to their total, with costs less what is taken off them. */
function provenBlocks(rows: KnownRow[]): Set<KnownRow> {
  const proven = new Set<KnownRow>();
  for (const total of rows.filter(({ known }) => known.is === 'TOTAL' || known.is === 'NET')) {
    const above = rows.slice(0, rows.indexOf(total));
    const start = above.findLastIndex(({ known, group }) => known.is === 'TOTAL' || group !== total.group) + 1;
    const block = above.slice(start).filter(isAmount);
    const taken = worth(withdrawnOf(above.slice(start)));
    const [aid, costs] = [worth(aidOf(block)), worth(block.filter(({ known }) => known.is === 'COST'))];
    const isWhole =
      block.length > 1 &&
      (costs > 0 || (total.known.is === 'TOTAL' && !isOfCosts(total))) &&
      [0, costs > 0 ? 0 : taken].some(
        (more) => Math.abs((costs > 0 ? costs - aid : aid + more) - total.amount.value) <= 1,
      );
    if (isWhole) for (const row of block) proven.add(row);
  }
  return proven;
}

/** The gifts that stand in a row, one after the other, and add up to a total that is not the one of all other aid. */
function provenByTotals(rows: KnownRow[], totals: number[]): Set<KnownRow> {
  const aid = aidOf(rows);
  const all = worth(aid);
  const proven = new Set<KnownRow>();
  for (const [start, first] of aid.entries()) {
    if (!isGift(first)) continue;
    const end = aid.findIndex((row, index) => index > start && !isGift(row));
    const run = aid.slice(start, end < 0 ? undefined : end);
    for (let length = 1; length <= run.length; length += 1) {
      const part = run.slice(0, length);
      if (!totals.some((total) => Math.abs(total - worth(part)) <= 1) || isAcrossTotal(part, rows)) continue;
      const isOfOthers = length > 1 && length < aid.length && Math.abs(all - 2 * worth(part)) <= 1;
      if (!isOfOthers) for (const row of part) proven.add(row);
    }
  }
  return proven;
}

/** What is told again behind a total makes other gifts worth it too: the total adds up what stands on one side of it. */
function isAcrossTotal(part: KnownRow[], rows: KnownRow[]): boolean {
  const [first, last] = [part[0], part.at(-1)].map((row) => rows.indexOf(row as KnownRow));
  const isWorth = ({ known, amount }: KnownRow): boolean =>
    known.is === 'TOTAL' && Math.abs(amount.value - worth(part)) <= 1;
  const places = rows.flatMap((row, at) => (isWorth(row) ? [at] : []));
  return places.length > 0 && places.every((at) => at > (first ?? 0) && at < (last ?? 0));
}

/** An award that was not taken for one is no rest: what the package lacks is just its value. */
const mayBeAmount = (row: KnownRow): boolean =>
  isAmount(row) || ((row.known.is === 'INFO' || row.known.is === 'UNKNOWN') && namesFund(row.label));

/** A printed cost less the free money is printed too; or a price and a net price differ by the free money. */
function isNetPrinted(rows: KnownRow[], gifts: KnownRow[], { costs, isPrinted }: Sums): boolean {
  const gift = worth(gifts);
  const amounts = rows.filter(mayBeAmount).map(valueIn);
  const others = rows.filter((row) => !isAmount(row));
  const nets = others.filter(({ known, label }) => known.is === 'NET' || /\bnet\b/i.test(label)).map(valueIn);
  const prices = others.filter(({ known }) => known.is !== 'UNKNOWN').map(valueIn);
  const isNet = (net: number): boolean => net > 0 && !amounts.includes(net) && isPrinted(net);
  if (gifts.length === 0) return false;
  return (
    costs.some((cost) => isNet(Math.round((cost - gift) * 100) / 100)) ||
    nets.some((net) => net > 0 && prices.includes(Math.round((net + gift) * 100) / 100))
  );
}

/** "any part of the remaining $8,120": a printed cost less the whole offer, or less the offer without work. */
function isRestPrinted(rows: KnownRow[], { costs, isPrinted }: Sums): boolean {
  const amounts = rows.filter(mayBeAmount).map(valueIn);
  const nets = rows.filter(({ known }) => known.is === 'NET').map(valueIn);
  const rests = packagesOf(rows).flatMap((aid) => costs.map((cost) => (aid.length > 1 ? cost - worth(aid) : 0)));
  return rests
    .map((rest) => Math.round(rest * 100) / 100)
    .some((rest) => rest > 0 && !amounts.includes(rest) && (isPrinted(rest) || nets.includes(rest)));
}
