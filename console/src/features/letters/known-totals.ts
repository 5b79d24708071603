import type { Totals } from '@tassel/contract/amounts.ts';
import type { Letter } from './letter.ts';

export type LetterTotals = Totals & { printedNetPrice: number | null };

/** The sums of a letter that was read; undefined of one that was not. */
export function knownTotals({ totals }: Pick<Letter, 'totals'>): LetterTotals | undefined {
  if (!totals) return undefined;
  const { totalCost, freeMoney, loans, work, netPrice, remaining, printedNetPrice } = totals;
  return {
    totalCost: totalCost ?? null,
    freeMoney: freeMoney ?? 0,
    loans: loans ?? 0,
    work: work ?? 0,
    netPrice: netPrice ?? null,
    remaining: remaining ?? null,
    printedNetPrice: printedNetPrice ?? null,
  };
}
