/** From this many on in a month, each costs this many cents. The first tier starts at 0. */
export type Tier = { minUsage: number; priceCents: number };
export type Prices = { classifications: readonly Tier[]; manualReviews: readonly Tier[] };

/** D 40, where the month brings no price structure of its own. */
export const defaultPrices = {
  classifications: [
    { minUsage: 0, priceCents: 50 },
    { minUsage: 1_000, priceCents: 35 },
    { minUsage: 10_000, priceCents: 20 },
  ],
  manualReviews: [
    { minUsage: 0, priceCents: 300 },
    { minUsage: 500, priceCents: 225 },
  ],
} as const satisfies Prices;

/** `end` is the first that falls into the next tier; null in the last one. */
export type TierShare = Tier & { end: number | null; quantity: number };

/** How many of `count` more fall into each tier, in a month that has seen `used` already. */
export const tierShares = (tiers: readonly Tier[], count: number, used = 0): TierShare[] =>
  tiers.map((tier, index) => {
    const end = tiers[index + 1]?.minUsage ?? null;
    const last = Math.min(used + count, end ?? Number.POSITIVE_INFINITY);
    return { ...tier, end, quantity: Math.max(0, last - Math.max(used, tier.minUsage)) };
  });

/** What `count` more cost in a month that has seen `used` already: each at the price of its own tier. */
export const costInCents = (tiers: readonly Tier[], count: number, used = 0): number =>
  tierShares(tiers, count, used).reduce((cents, { quantity, priceCents }) => cents + quantity * priceCents, 0);

/** What the next one costs. */
export const priceNow = (tiers: readonly Tier[], used: number): number => costInCents(tiers, 1, used);

/** What a month has seen so far, and what it charges. */
export type MonthSoFar = { tiers: readonly Tier[]; used: number };

/** Credits pay first (D 41), and what they pay does not count towards the tiers. */
export function costOfLetters(
  count: number,
  credits: number,
  { tiers, used }: MonthSoFar = { tiers: defaultPrices.classifications, used: 0 },
): { byCredits: number; cents: number } {
  const byCredits = Math.min(count, credits);
  return { byCredits, cents: costInCents(tiers, count - byCredits, used) };
}

/** Cents as people read a price or a sum of a bill: always with both decimals. */
export const centsInWords = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
