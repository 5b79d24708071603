import type { Tier } from '@tassel/contract/prices.ts';

/** A meter, in percent of its width: how far it is, how far it may get, and where the next tiers begin. */
export type Meter = { used: number; forecast: number; marks: { at: number; tier: Tier }[]; beyond: Tier[] };

/** The next tier is drawn while it is within reach, and the second one always: a meter without one says nothing. */
const reach = 3;

export function meterOf(tiers: readonly Tier[], used: number, forecast = used): Meter {
  const most = Math.max(used, forecast, 1);
  const next = tiers.findIndex(({ minUsage }) => minUsage > most);
  const isNear = next === 1 || (tiers[next]?.minUsage ?? Number.POSITIVE_INFINITY) * 1.2 <= most * reach;
  const end = isNear && next > 0 ? Math.max((tiers[next] as Tier).minUsage * 1.2, most * 1.1) : most * 1.1;
  const percent = (count: number) => Math.min(100, (count / end) * 100);
  return {
    used: percent(used),
    forecast: percent(Math.max(used, forecast)),
    marks: tiers.filter(({ minUsage }) => minUsage < end).map((tier) => ({ at: percent(tier.minUsage), tier })),
    beyond: tiers.filter(({ minUsage }) => minUsage >= end),
  };
}
