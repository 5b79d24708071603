import { type Bill, billOf, type MonthUsage } from '@tassel/contract/bill.ts';
import { type Forecast, forecastOf } from '@tassel/contract/forecast.ts';
import { isSameMonth, type Month, monthOf } from '@tassel/contract/month.ts';
import type { Prices } from '@tassel/contract/prices.ts';
import { readOrganization } from '#features/organizations/organizations.ts';
import { requireRole } from '#features/session/require-role.ts';
import type { ViewerContext } from '#server/context.ts';
import { readPrices, requireMonth } from './prices.ts';
import { readMonthUsage } from './usage-of-month.ts';

export type UsageInput = Month & { organizationId?: string | null };
export type Usage = Month & { organizationId: string; usage: MonthUsage; prices: Prices; bill: Bill };

/** What an organization used in a month, and what it costs: live figures until the month is closed (D 42). */
export async function readUsage(context: ViewerContext, input: UsageInput): Promise<Usage> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const month = requireMonth(context, input);
  const [usage, prices] = await Promise.all([
    readMonthUsage(context, organizationId, month),
    readPrices(context, month),
  ]);
  return { ...month, organizationId, usage, prices, bill: billOf(prices, usage) };
}

/** Null for a month that is over. */
export async function readForecast(context: ViewerContext, read: Usage): Promise<Forecast | null> {
  const now = context.clock.now();
  if (!isSameMonth(read, monthOf(now))) return null;
  const { credits, billing_status } = await readOrganization(context, read.organizationId);
  const { usage, prices } = read;
  return forecastOf({ month: read, now, usage, prices, creditsLeft: credits, isFreePlan: billing_status === 'FREE' });
}

/** How many of this month's classifications money paid so far: where in the tiers the next letter stands. */
export async function readPaidClassifications(
  context: ViewerContext,
  input: { organizationId?: string | null },
): Promise<number> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const { classifications, byCredit } = await readMonthUsage(context, organizationId, monthOf(context.clock.now()));
  return classifications - byCredit;
}
