import { type BudgetPercent, billOf, reachedPercents } from '@tassel/contract/bill.ts';
import { type Month, monthKey, monthName, monthOf } from '@tassel/contract/month.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { mailAdmins } from './mail-admins.ts';
import { readPrices } from './prices.ts';
import { readMonthUsage } from './usage-of-month.ts';

type Budget = { organizationId: string; cents: number; name: string };

/** Task: tells the ADMINs once at 50, 75 and 100 % of their budget (D 42). */
export async function checkBudgets(context: Context): Promise<void> {
  const month = monthOf(context.clock.now());
  const prices = await readPrices(context, month);
  for (const budget of await readBudgets(context)) {
    const { totalCents } = billOf(prices, await readMonthUsage(context, budget.organizationId, month));
    const reached = reachedPercents(totalCents, budget.cents);
    if (reached.length > 0) await alertOnce(context, { budget, month, totalCents, reached });
  }
}

const readBudgets = ({ db }: Context): Promise<Budget[]> =>
  db
    .selectFrom('budgets')
    .innerJoin('organizations', 'organizations.id', 'budgets.organization_id')
    .select(['organization_id as organizationId', 'cents', 'name'])
    .execute();

type Alert = { budget: Budget; month: Month; totalCents: number; reached: BudgetPercent[] };

/** One mail for the highest that is new: whoever leaps over 50 % is told of 75 alone. */
async function alertOnce(context: Context, { budget, month, totalCents, reached }: Alert): Promise<void> {
  await inTransaction(context, async (context) => {
    const alerts = reached.map((percent) => ({
      organization_id: budget.organizationId,
      month: monthKey(month),
      budget_cents: budget.cents,
      percent,
      insert_time: context.clock.now(),
    }));
    const fresh = await context.db
      .insertInto('budget_alerts')
      .values(alerts)
      .onConflict((conflict) => conflict.doNothing())
      .returning('percent')
      .execute();
    if (fresh.length === 0) return;
    const percent = Math.max(...fresh.map((alert) => alert.percent));
    await mailAdmins(context, budget.organizationId, words({ budget, month, totalCents }, percent));
  });
}

const words = ({ budget, month, totalCents }: Omit<Alert, 'reached'>, percent: number) => ({
  subject: `${budget.name}: ${percent}% of the budget for ${monthName(month)}`,
  paragraphs: [
    `${budget.name} has used ${centsInWords(totalCents)} of its ${centsInWords(budget.cents)} budget for ${monthName(month)}.`,
    percent === 100
      ? 'The budget is used up. Nothing stops: letters are still read and charged.'
      : 'Nothing stops when the budget is used up; it is there to tell you.',
  ],
});
