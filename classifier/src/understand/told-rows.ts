import type { CostCategory } from '@tassel/contract/amounts.ts';
import { normalText } from '../phrases/normal-text.ts';
import type { KnownRow } from './row-kind.ts';
import { markTotals } from './totals.ts';

/** The rows of the tables, and what only sentences tell: they repeat tables, round them, halve them and add up their years. */
export function withTold(table: KnownRow[], told: KnownRow[]): KnownRow[] {
  const count = (rows: KnownRow[], is: 'AID' | 'COST'): number => rows.filter(({ known }) => known.is === is).length;
  const isTable = count(table, 'AID') > count(told, 'AID');
  // The total of a bill is no line of its own.
  const listed = markTotals(table);
  const added = told.filter((row) => {
    if (row.known.is === 'AID') return (row.isAdded || !isTable) && !table.some((other) => isSame(row, other));
    return row.known.is === 'COST' && (count(table, 'COST') === 0 || isUnlisted(row.known.category, row, listed));
  });
  return [...table, ...added];
}

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

type Aid = Extract<KnownRow['known'], { is: 'AID' }>;

/** A program by its own name and a row of another category may be worth the same: $2,000 of work-study, $2,000 of a loan. */
const isOther = (told: Aid, row: Aid): boolean =>
  told.certainty >= 0.9 && told.kind.source === 'FEDERAL' && told.kind.category !== row.kind.category;

function isSame(told: KnownRow, row: KnownRow): boolean {
  if (row.known.is !== 'AID' || told.known.is !== 'AID') return false;
  if (Math.abs(row.amount.value - told.amount.value) <= 1) return !isOther(told.known, row.known);
  const [one, other] = [normalText(told.label), normalText(row.label)];
  if (one.includes(other) || other.includes(one)) return true;
  return /^(FEDERAL|STATE)$/.test(row.known.kind.source) && row.known.kind.subCategory === told.known.kind.subCategory;
}
