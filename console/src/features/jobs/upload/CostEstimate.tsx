import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { counted } from '#ui/counted.ts';
import { money } from '#ui/money.ts';
import type { JobCost } from './job-cost.ts';

type Props = { cost: JobCost; letters: number; credits: number };

/** Who pays for how many letters, and the sum if all of them are read: bad files cost nothing. */
export function CostEstimate({ cost, letters, credits }: Props) {
  const atMost = cost.isExact ? '' : 'at most ';
  return (
    <dl aria-label="Cost" className="mt-6 border-t border-border pt-5 text-sm">
      <Line term="By credit" detail={`${credits.toLocaleString('en-US')} left`}>
        {counted(cost.byCredits, 'letter')}
      </Line>
      {cost.byCard > 0 && (
        <Line term="By card" detail={eachWords(cost, atMost)}>
          {counted(cost.byCard, 'letter')}
        </Line>
      )}
      <Line term={counted(letters, 'letter')} isTotal>
        {cost.cents === 0 ? money(0) : `${atMost}${money(cost.cents / 100)}`}
      </Line>
    </dl>
  );
}

/** Where the job runs into the next tier no single price is true. */
function eachWords({ cents, byCard }: JobCost, atMost: string): string {
  const isOnePrice = cents % byCard === 0;
  return `${isOnePrice ? atMost : 'about '}${money(Math.round(cents / byCard) / 100)} each`;
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
