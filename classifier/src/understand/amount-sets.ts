import type { AidCategory, CostCategory } from '@tassel/contract/amounts.ts';
import type { KnownRow } from './row-kind.ts';

export const sum = (rows: KnownRow[]): number => rows.reduce((total, row) => total + row.amount.value, 0);
export const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 2;

export const giftCategories: AidCategory[] = ['GRANT', 'SCHOLARSHIP'];
const directCosts: CostCategory[] = ['TUITION', 'FEES', 'TUITION_AND_FEES', 'HOUSING', 'FOOD', 'HOUSING_AND_FOOD'];

export const aidOf = (rows: KnownRow[], categories?: AidCategory[]): KnownRow[] =>
  rows.filter(({ known }) => known.is === 'AID' && (!categories || categories.includes(known.kind.category)));
export const costsOf = (rows: KnownRow[], categories?: CostCategory[]): KnownRow[] =>
  rows.filter(({ known }) => known.is === 'COST' && (!categories || categories.includes(known.category)));

export const aidSets = (rows: KnownRow[]): KnownRow[][] => [
  aidOf(rows, giftCategories),
  aidOf(rows, ['LOAN']),
  aidOf(rows, ['WORK']),
  aidOf(rows, ['LOAN', 'WORK']),
  aidOf(rows, [...giftCategories, 'LOAN']),
  aidOf(rows),
];
/** What students borrow themselves: all but what their parents do, and all but that and what banks lend. */
export const ownLoans = (rows: KnownRow[]): KnownRow[][] =>
  [/^PARENT_PLUS$/, /^(PARENT_PLUS|PRIVATE_LOAN)$/].map((others) =>
    aidOf(rows, ['LOAN']).filter(({ known }) => known.is === 'AID' && !others.test(known.kind.subCategory)),
  );
export const costSets = (rows: KnownRow[]): KnownRow[][] => [
  costsOf(rows),
  costsOf(rows, directCosts),
  ...Map.groupBy(costsOf(rows), ({ group }) => group).values(),
];

export const elsewhere = (row: KnownRow, rows: KnownRow[]): KnownRow[] =>
  rows.filter(({ group }) => group !== row.group);

/** A line that is known for a total has the value. */
export const hasTotal = (rows: KnownRow[], value: number): boolean =>
  rows.some(({ known, amount }) => known.is === 'TOTAL' && isSame(amount.value, value));

export const asTotals = (rows: KnownRow[], sums: KnownRow[]): KnownRow[] =>
  rows.map((row): KnownRow => (sums.includes(row) ? { ...row, known: { is: 'TOTAL' } } : row));
