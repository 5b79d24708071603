import { Icon } from '#ui/Icon.tsx';
import { money } from '#ui/money.ts';
import type { SumCheck } from './sum-checks.ts';

/** The totals that the letter prints, each beside the sum of our lines; it follows every key. */
export function SumChecks({ checks }: { checks: readonly SumCheck[] }) {
  if (checks.length === 0) return null;
  const wrong = checks.filter(({ difference }) => difference !== 0).length;
  return (
    <section aria-label="Sums that the letter prints">
      <h2 className="border-b border-border pb-1.5 font-semibold">Sums that the letter prints</h2>
      <p role="status" className="sr-only">
        {wrong === 0 ? 'All sums agree.' : `${wrong} of ${checks.length} sums do not agree.`}
      </p>
      <ul className="grid gap-1 pt-2">
        {checks.map(({ printed, name, value, difference }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the totals of a letter keep their places.
          <li key={index} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
            <Icon
              name={difference === 0 ? 'check-circle' : 'warning'}
              size="sm"
              className={difference === 0 ? 'self-center text-green-text' : 'self-center text-orange-text'}
            />
            <span className="wrap-break-word">
              {printed.description}
              <span className="block text-xs text-text-faint">
                {difference === 0
                  ? `agrees with ${name}`
                  : `${name} here: ${money(value)}, ${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`}
              </span>
            </span>
            <span className="text-right tabular-nums">{money(printed.value)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
