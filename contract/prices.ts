/** From this many on in a month, each costs this many cents. The first tier starts at 0. */
export type Tier = { minUsage: number; priceCents: number };

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
} as const satisfies Record<string, readonly Tier[]>;

/** What `count` more cost in a month that has seen `used` already: each at the price of its own tier. */
export function costInCents(tiers: readonly Tier[], count: number, used = 0): number {
  return tiers.reduce((cents, tier, index) => {
    const end = tiers[index + 1]?.minUsage ?? Number.POSITIVE_INFINITY;
    const inTier = Math.min(used + count, end) - Math.max(used, tier.minUsage);
    return cents + Math.max(0, inTier) * tier.priceCents;
  }, 0);
}

/** Credits pay first (D 41), and what they pay does not count towards the tiers. */
export function costOfLetters(count: number, credits: number, used = 0): { byCredits: number; cents: number } {
  const byCredits = Math.min(count, credits);
  return { byCredits, cents: costInCents(defaultPrices.classifications, count - byCredits, used) };
}
