import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { counted } from '#ui/counted.ts';
import { money } from '#ui/money.ts';
import type { JobCost } from './job-cost.ts';

type Props = { cost: JobCost; letters: number; credits: number };

/** Who pays for how many letters; on top the sum. Bad files cost nothing, so it is the most that it can be. */
export function CostEstimate({ cost, letters, credits }: Props) {
  return (
    <dl aria-label="Cost" className="mt-6 border-t border-border pt-5 text-sm">
      <Line term="By credit" detail={`${credits.toLocaleString('en-US')} left`}>
        {counted(cost.byCredits, 'letter')}
      </Line>
      {cost.byCard > 0 && (
        <Line term="By card" detail={`at most ${money(cost.cents / cost.byCard / 100)} each`}>
          {counted(cost.byCard, 'letter')}
        </Line>
      )}
      <Line term={counted(letters, 'letter')} isTotal>
        {cost.cents === 0 ? money(0) : `at most ${money(cost.cents / 100)}`}
      </Line>
    </dl>
  );
}

type LineProps = { term: string; detail?: string; isTotal?: boolean; children: ReactNode };

function Line({ term, detail, isTotal = false, children }: LineProps) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-3',
        isTotal ? 'mt-2 border-t border-border pt-2.5 text-base font-semibold text-text' : 'py-1 text-text-muted',
      )}
    >
      <dt>
        {term} {detail && <span className="text-text-faint tabular-nums">{detail}</span>}
      </dt>
      <dd className="whitespace-nowrap text-text tabular-nums">{children}</dd>
    </div>
  );
}
