import type { BarSegment } from '#ui/SegmentedBar.tsx';

type Sums = { totalCost: number; freeMoney: number; loans: number; work: number };

export type CoverageShare = BarSegment & { percent: number };

/** How the cost is met: each part with its share of the whole, rounded so that the shares make 100. */
export function coverage({ totalCost, freeMoney, loans, work }: Sums): CoverageShare[] {
  const left = Math.max(0, totalCost - freeMoney - loans - work);
  const parts: BarSegment[] = [
    { label: 'Free money', value: freeMoney, color: 'green' },
    { label: 'Loans', value: loans, color: 'orange' },
    { label: 'Work', value: work, color: 'blue' },
    { label: 'Left', value: left, color: 'default', hollow: true },
  ];
  const shown = parts.filter(({ value }) => value > 0);
  const percents = wholePercents(shown.map(({ value }) => value));
  return shown.map((part, index) => ({ ...part, percent: percents[index] ?? 0 }));
}

/** Largest remainder: whole numbers that make 100. */
function wholePercents(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const exact = values.map((value) => (value / total) * 100);
  const rest = 100 - exact.reduce((sum, value) => sum + Math.floor(value), 0);
  const byRemainder = exact.map((value, index) => ({ index, part: value % 1 })).sort((a, b) => b.part - a.part);
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return exact.map((value, index) => Math.floor(value) + (raised.has(index) ? 1 : 0));
}
