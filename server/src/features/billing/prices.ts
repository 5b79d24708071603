import { type Month, monthKey, monthProblem } from '@tassel/contract/month.ts';
import { defaultPrices, type Prices } from '@tassel/contract/prices.ts';
import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';

/** The price structure of a month: the newest that has begun by then, else the defaults of D 40. */
export async function readPrices({ db }: Context, month: Month): Promise<Prices> {
  const structure = await db
    .selectFrom('price_structures')
    .where('first_month', '<=', monthKey(month))
    .orderBy('first_month', 'desc')
    .limit(1)
    .select(['classifications', 'manual_reviews as manualReviews'])
    .executeTakeFirst();
  return structure ?? defaultPrices;
}

export function requireMonth({ clock }: Context, { year, month }: Month): Month {
  const problem = monthProblem({ year, month }, clock.now());
  if (problem) throw userError('BAD_INPUT', problem);
  return { year, month };
}
