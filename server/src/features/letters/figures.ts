import { totalsOf, yearOf } from '@tassel/contract/amounts.ts';
import type { NewAmounts } from './keep-amounts.ts';

/** The columns of a letter that follow from its amounts and its year. */
export function figuresOf({ aid, costs }: NewAmounts, awardYear: string | null) {
  const { totalCost, freeMoney, loans, work, netPrice, remaining } = totalsOf(aid, costs);
  return {
    award_year: awardYear,
    year: yearOf(awardYear),
    total_cost: totalCost,
    free_money: freeMoney,
    loans,
    work,
    net_price: netPrice,
    remaining,
  };
}

export const noFigures = {
  award_year: null,
  year: null,
  total_cost: null,
  free_money: null,
  loans: null,
  work: null,
  net_price: null,
  remaining: null,
  printed_net_price: null,
  printed_sums: null,
};
