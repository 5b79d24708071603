import 'uplot/dist/uPlot.min.css';
import { daysIn, isSameMonth, type Month, monthOf } from '@tassel/contract/month.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import uPlot from 'uplot';
import { barOptions } from './bar-options.ts';
import type { Day } from './day-bars.ts';
import { useColorScheme } from './use-color-scheme.ts';

type Props = { month: Month; days: readonly Day[]; now: Date; onPoint: (day: Day | undefined) => void };

/** Two series, one behind the other: all that was charged, and in front of it the classifications. */
export function DayBars({ month, days, now, onPoint }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const scheme = useColorScheme();
  const point = useEffectEvent((index: number | null | undefined) => onPoint(index == null ? undefined : days[index]));
  const drawn = JSON.stringify([scheme, month, days]);

  const draw = useEffectEvent((frame: HTMLDivElement) => {
    const today = isSameMonth(month, monthOf(now)) ? now.getUTCDate() : undefined;
    const options = barOptions({ frame, lastDay: daysIn(month), today, onPoint: point });
    return new uPlot(options, dataOf(days, daysIn(month)), frame);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew when it changes
  useEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const plot = draw(frame);
    const resized = new ResizeObserver(() => plot.setSize({ width: frame.clientWidth, height: frame.clientHeight }));
    resized.observe(frame);
    return () => {
      resized.disconnect();
      plot.destroy();
    };
  }, [drawn]);

  return <div ref={ref} className="h-full" />;
}

/** Days that have not come yet have no bar. */
function dataOf(days: readonly Day[], lastDay: number): uPlot.AlignedData {
  const numbers = Array.from({ length: lastDay }, (_, index) => index + 1);
  return [
    numbers,
    numbers.map((number) => {
      const day = days[number - 1];
      return day ? day.classifications + day.manualReviews : null;
    }),
    numbers.map((number) => days[number - 1]?.classifications ?? null),
  ];
}
