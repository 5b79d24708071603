import { daysIn, monthStart } from '@tassel/contract/month.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { money } from '#ui/money.ts';
import { BudgetDialog } from './BudgetDialog.tsx';
import type { UsagePage } from './use-usage.ts';

type Props = { organizationId: string; usage: UsagePage['usage']; onChanged: () => void };

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "April 30". */
export function lastDay(month: { year: number; month: number }): string {
  const last = monthStart(month);
  last.setUTCDate(daysIn(month));
  return dayFormat.format(last);
}

/** What the month costs, may cost, and what the budget says to that. */
export function CostSoFar({ organizationId, usage, onChanged }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const { forecast, budgetCents } = usage;
  const cents = usage.billSummary.totalCents;
  const over = budgetCents === null ? 0 : (forecast?.totalCents ?? cents) - budgetCents;
  return (
    <section aria-label="Cost">
      <h2 className="text-base font-semibold">{forecast ? 'So far' : 'Cost'}</h2>
      <p className="mt-1 text-3xl font-semibold tracking-tight">{centsInWords(cents)}</p>
      <p className="min-h-5 text-sm text-text-muted">
        {forecast && `About ${money(Math.round(forecast.totalCents / 100))} by ${lastDay(usage)}`}
      </p>
      <div aria-hidden="true" className="mt-3.5 h-2 overflow-hidden rounded-xs bg-default-fill">
        {budgetCents !== null && (
          <div className="h-full bg-text-muted" style={{ width: `${Math.min(100, (cents / budgetCents) * 100)}%` }} />
        )}
      </div>
      <p className="mt-2 text-xs text-text-muted">
        {budgetCents === null
          ? 'No budget is set. '
          : `${Math.floor((cents / budgetCents) * 100)}% of your ${money(budgetCents / 100)} budget. `}
        <button type="button" className="text-accent-text underline" onClick={() => setIsEditing(true)}>
          {budgetCents === null ? 'Set a budget' : 'Change'}
          {budgetCents !== null && <span className="sr-only"> the budget</span>}
        </button>
      </p>
      {over > 0 && (
        <p className="mt-1.5 flex items-center gap-1.25 text-xs text-orange-text">
          <Icon name="warning" size="sm" className="text-orange-solid" />
          {forecast ? 'Forecast ' : ''}
          {money(Math.round(over / 100))} over
        </p>
      )}
      {isEditing && (
        <BudgetDialog
          organizationId={organizationId}
          budgetCents={budgetCents}
          onClose={() => setIsEditing(false)}
          onSaved={onChanged}
        />
      )}
    </section>
  );
}
