import type { Tier } from '@tassel/contract/prices.ts';

/** Tiers as the rules know them: on the wire a price is called price, and means cents. */
export const tiersOf = (tiers: readonly { minUsage: number; price: number }[]): Tier[] =>
  tiers.map(({ minUsage, price }) => ({ minUsage, priceCents: price }));
