import { lazy, Suspense, useState } from 'react';
import { DayTable } from './DayTable.tsx';
import { busiestDay, type Day, dayWords, everyDay } from './day-bars.ts';
import type { UsagePage } from './use-usage.ts';

// The library that draws the bars comes with them.
const DayBars = lazy(async () => ({ default: (await import('./DayBars.tsx')).DayBars }));

type Props = { usage: UsagePage['usage']; now: Date };

/** A bar a day; a screen reader gets a table. */
export function DayChart({ usage, now }: Props) {
  const [pointed, setPointed] = useState<Day>();
  const days = everyDay(usage, usage.days, now);
  const busiest = busiestDay(days);
  const hasReviews = days.some(({ manualReviews }) => manualReviews > 0);
  const words = pointed ? dayWords(pointed) : busiest && `Busiest: ${dayWords(busiest)}`;
  return (
    <section aria-labelledby="usage-days" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="usage-days" className="text-base font-semibold">
          Day by day
        </h2>
        <p className="text-sm text-text-muted tabular-nums">{words ?? 'Nothing was charged in this month.'}</p>
      </div>
      <div aria-hidden="true" className="mt-3 h-44">
        <Suspense>
          <DayBars month={usage} days={days} now={now} onPoint={setPointed} />
        </Suspense>
      </div>
      {hasReviews && (
        <p aria-hidden="true" className="mt-1 flex gap-4 text-xs text-text-muted">
          <span className="flex items-center gap-1.5">
            <i className="size-2.5 rounded-xs bg-blue-solid" />
            Classifications
          </span>
          <span className="flex items-center gap-1.5">
            <i className="size-2.5 rounded-xs bg-orange-solid" />
            Manual reviews
          </span>
        </p>
      )}
      <DayTable days={days.filter(({ classifications, manualReviews }) => classifications + manualReviews > 0)} />
    </section>
  );
}
