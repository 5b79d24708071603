import type { CostCategory } from '@tassel/contract/amounts.ts';
import { normalText } from '../phrases/normal-text.ts';
import { costsOf } from './amount-sets.ts';
import { isGift, worth } from './printed-sums.ts';
import type { KnownRow } from './row-kind.ts';
import { isGeneric } from './title-rows.ts';
import { markTotals } from './totals.ts';

/** The rows of the tables, and what only sentences tell: they repeat tables, round them, halve them and add up their years. `figures` are all of the sentences. */
export function withTold(printed: KnownRow[], told: KnownRow[], figures: number[] = []): KnownRow[] {
  const table = told.length > 0 ? withSumsOfTold(printed, told) : printed;
  const count = (rows: KnownRow[], is: 'AID' | 'COST'): number => rows.filter(({ known }) => known.is === is).length;
  const isTable = count(table, 'AID') > count(told, 'AID');
  // The total of a bill is no line of its own.
  const listed = markTotals(table);
  const charges = areSummed(told, listed, figures) ? costsOf(told) : chargesOf(told, listed);
  const added = told.filter((row) => {
    if (row.known.is === 'AID') return (row.isAdded || !isTable || isLeftToTell(row, table)) && !isInTable(row, table);
    return charges.includes(row);
  });
  const rest = told.filter((row) => isGift(row) && !added.includes(row) && !isInTable(row, table));
  return [...table, ...added, ...neededOf(rest, [...table, ...added], figures)];
}

/** "Gift aid   $9,000" over "Loans   $5,500" at a glance, where sentences tell two loans of $3,500 and $2,000. */
function withSumsOfTold(table: KnownRow[], told: KnownRow[]): KnownRow[] {
  const sums = ['GIFT', 'LOAN', 'WORK'].map((money) => worth(told.filter((row) => moneyOf(row) === money)));
  const isGlance = ({ group }: KnownRow): boolean =>
    table.every((row) => row.group !== group || isGeneric(row.label) || row.known.is === 'TOTAL');
  return table.map((row) =>
    row.known.is === 'AID' && sums.includes(row.amount.value) && isGlance(row)
      ? { ...row, known: { is: 'TOTAL' } }
      : row,
  );
}

/** Gifts that a printed sum needs: without them nothing adds up to it. */
function neededOf(rest: KnownRow[], rows: KnownRow[], figures: number[]): KnownRow[] {
  const sums = [...figures, ...rows.filter(({ known }) => known.is === 'TOTAL').map(({ amount }) => amount.value)];
  const gifts = rows.filter(isGift);
  const costs = worth(rows.filter(({ known }) => known.is === 'COST'));
  const isIn = (printed: number[], some: KnownRow[]): boolean =>
    printed.includes(worth(some)) || printed.includes(costs - worth(some));
  if (rest.length === 0 || gifts.length === 0 || isIn(sums, gifts)) return [];
  // "We package $10,500" is worth the loans: the sum of all aid needs it not.
  const whole = worth(rows.filter(({ known }) => known.is === 'AID'));
  const open = sums.filter((sum) => sum !== whole);
  return [rest, ...rest.map((row) => [row])].find((some) => isIn(open, [...gifts, ...some])) ?? [];
}

const isInTable = (told: KnownRow, table: KnownRow[]): boolean =>
  table.some((row) => isSame(told, row)) || isSumOfTable(told, table);

/** "You have earned $80,000 in our scholarships": what the table gives, in all years. */
function isSumOfTable({ label, amount }: KnownRow, table: KnownRow[]): boolean {
  const gifts = worth(table.filter(isGift));
  return /\b(scholarships|grants|awards|gifts|aid|assistance)$/i.test(label) && years.includes(amount.value / gifts);
}
const years = [1, 2, 3, 4, 5];

/** A table of gifts leaves loans and work to the sentences under it: "You may borrow $3,500 through …". */
const isLeftToTell = (told: KnownRow, table: KnownRow[]): boolean =>
  /^(LOAN|WORK)$/.test(moneyOf(told)) &&
  told.amount.certainty >= 0.94 &&
  (/\p{L} \p{L}|\p{L}-\p{L}/u.test(told.label) || isProgram(told)) &&
  !table.some((row) => moneyOf(row) === moneyOf(told));

/** "$3,500 subsidized" needs no second word. */
const isProgram = ({ known }: KnownRow): boolean => known.is === 'AID' && known.kind.source === 'FEDERAL';

/** Gifts, or the kind of what is borrowed or earned. */
function moneyOf({ known }: KnownRow): string {
  if (known.is !== 'AID') return '';
  return /^(GRANT|SCHOLARSHIP)$/.test(known.kind.category) ? 'GIFT' : known.kind.category;
}

/** "… books $900; travel $700; for a total of $24,500": a whole budget that a figure told with it sums up, and of which no table has a line. */
function areSummed(told: KnownRow[], table: KnownRow[], figures: number[]): boolean {
  const costs = costsOf(told);
  const isListed = ({ amount }: KnownRow): boolean =>
    table.some(({ known, amount: { value } }) => known.is === 'COST' && value === amount.value);
  return costs.length > 2 && figures.includes(worth(costs)) && !costs.some(isListed);
}

/** Costs that the tables leave out: several that are told, or one that is said to be the reader's and no option. */
function chargesOf(told: KnownRow[], table: KnownRow[]): KnownRow[] {
  const listed = table.flatMap(({ known }) => (known.is === 'COST' ? known.category : []));
  const costs = told.filter(
    (row) => row.known.is === 'COST' && (listed.length === 0 || isUnlisted(row.known.category, row, table)),
  );
  const [only, ...others] = costs;
  if (!only || others.length > 0 || table.length === 0) return costs;
  const isSide = only.known.is === 'COST' && aside.includes(only.known.category);
  return isSide && (!only.isOwnCost || listed.some((category) => aside.includes(category))) ? [] : costs;
}
/** What no school bills, or only those who ask for it. */
const aside: CostCategory[] = ['BOOKS_AND_SUPPLIES', 'TRANSPORTATION', 'PERSONAL', 'COMBINED_INDIRECT', 'OTHER'];

/** What a cost may be part of, or have as a part. */
const living: CostCategory[] = ['HOUSING_AND_FOOD', 'LIVING_EXPENSES'];
const indirect: CostCategory[] = ['COMBINED_INDIRECT', 'LIVING_EXPENSES', 'OTHER'];
const related: Partial<Record<CostCategory, CostCategory[]>> = {
  HOUSING: living,
  FOOD: living,
  HOUSING_AND_FOOD: ['HOUSING', 'FOOD', 'LIVING_EXPENSES'],
  BOOKS_AND_SUPPLIES: indirect,
  TRANSPORTATION: indirect,
  PERSONAL: indirect,
  COMBINED_INDIRECT: ['BOOKS_AND_SUPPLIES', 'TRANSPORTATION', 'PERSONAL', 'LIVING_EXPENSES', 'OTHER'],
};

/** A bill lists what the school charges; a sentence under it tells the rest: "plan on about $1,100 for books". */
function isUnlisted(category: CostCategory, told: KnownRow, table: KnownRow[]): boolean {
  const others = related[category];
  const isWhole = table.some(({ label, title }) => /\b(attendance|budget)\b/i.test(`${label} ${title}`));
  if (!others || isWhole || told.amount.certainty < 0.95) return false;
  return !table.some(({ known }) => known.is === 'COST' && [category, ...others].includes(known.category));
}

function isSame(told: KnownRow, row: KnownRow): boolean {
  if (row.known.is !== 'AID' || told.known.is !== 'AID') return false;
  if (moneyOf(row) === moneyOf(told) && Math.abs(row.amount.value - told.amount.value) <= 1) return true;
  const [one, other] = [normalText(told.label), normalText(row.label)];
  if (one.includes(other) || other.includes(one)) return true;
  return /^(FEDERAL|STATE)$/.test(row.known.kind.source) && row.known.kind.subCategory === told.known.kind.subCategory;
}
