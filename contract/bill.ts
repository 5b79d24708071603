import { centsInWords, type Prices, type Tier, tierShares } from './prices.ts';

export const usageKinds = ['CLASSIFICATION', 'MANUAL_REVIEW'] as const;
export type UsageKind = (typeof usageKinds)[number];

/** Of the classifications those that a credit paid; of the reviews those of the free plan, which has no card. */
export type MonthUsage = { classifications: number; byCredit: number; manualReviews: number; freeReviews: number };

/** One line: what was used, at which price. `maxUsage` is null in the last tier; `isFree` is what no money pays. */
export type BillLine = {
  kind: UsageKind;
  isFree: boolean;
  minUsage: number;
  maxUsage: number | null;
  quantity: number;
  priceCents: number;
  amountCents: number;
};
export type Bill = { lines: BillLine[]; totalCents: number };

export const paymentStatuses = ['DUE', 'PAID', 'FAILED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const processorNames = ['STRIPE', 'TEST'] as const;
export type ProcessorName = (typeof processorNames)[number];

/** D 40, 41: each at the price of its tier, after what credits and the free plan pay. Tiers that saw nothing have no line. */
export function billOf(prices: Prices, usage: MonthUsage): Bill {
  const lines = [
    ...freeLine('CLASSIFICATION', usage.byCredit),
    ...tierLines('CLASSIFICATION', prices.classifications, usage.classifications - usage.byCredit),
    ...freeLine('MANUAL_REVIEW', usage.freeReviews),
    ...tierLines('MANUAL_REVIEW', prices.manualReviews, usage.manualReviews - usage.freeReviews),
  ];
  return { lines, totalCents: lines.reduce((cents, { amountCents }) => cents + amountCents, 0) };
}

const freeLine = (kind: UsageKind, quantity: number): BillLine[] =>
  quantity === 0 ? [] : [{ kind, isFree: true, minUsage: 0, maxUsage: null, quantity, priceCents: 0, amountCents: 0 }];

const tierLines = (kind: UsageKind, tiers: readonly Tier[], count: number): BillLine[] =>
  tierShares(tiers, count)
    .filter(({ quantity }) => quantity > 0)
    .map(({ minUsage, end, quantity, priceCents }) => ({
      kind,
      isFree: false,
      minUsage,
      maxUsage: end,
      quantity,
      priceCents,
      amountCents: quantity * priceCents,
    }));

const kindWords: Record<UsageKind, string> = { CLASSIFICATION: 'Classifications', MANUAL_REVIEW: 'Manual reviews' };

/** "Classifications, from 1,000 to 10,000". */
export function billLineWords({ kind, isFree, minUsage, maxUsage }: BillLine): string {
  if (isFree) return `${kindWords[kind]}, ${kind === 'CLASSIFICATION' ? 'paid by credit' : 'on the free plan'}`;
  if (maxUsage === null) return minUsage === 0 ? kindWords[kind] : `${kindWords[kind]}, from ${number(minUsage)}`;
  if (minUsage === 0) return `${kindWords[kind]}, first ${number(maxUsage)}`;
  return `${kindWords[kind]}, from ${number(minUsage)} to ${number(maxUsage)}`;
}

/** What one of a line costs, in words. */
export function billPriceWords({ kind, isFree, priceCents }: Pick<BillLine, 'kind' | 'isFree' | 'priceCents'>): string {
  if (!isFree) return centsInWords(priceCents);
  return kind === 'CLASSIFICATION' ? '1 credit' : 'free';
}

const number = (value: number): string => value.toLocaleString('en-US');

/** D 42: which shares of a budget are told by mail. */
export const budgetPercents = [50, 75, 100] as const;
export type BudgetPercent = (typeof budgetPercents)[number];

export const reachedPercents = (totalCents: number, budgetCents: number): BudgetPercent[] =>
  budgetPercents.filter((percent) => totalCents * 100 >= budgetCents * percent);

/** In cents; whole dollars are what people set. */
const maxBudgetCents = 1_000_000_00;

export const budgetProblem = (cents: number | null): string | undefined => {
  if (cents === null || (Number.isInteger(cents) && cents >= 100 && cents <= maxBudgetCents)) return undefined;
  return 'Enter an amount from $1 to $1,000,000.';
};
