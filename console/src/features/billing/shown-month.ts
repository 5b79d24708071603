import { type Month, monthKey, monthOf, monthProblem } from '@tassel/contract/month.ts';

/** The month that the address names, `?month=2026-04`, else the present one. */
export function readMonth(written: string | null, now: Date): Month {
  const [, year, month] = written?.match(/^(\d{4})-(\d{2})$/) ?? [];
  const asked = { year: Number(year), month: Number(month) };
  return year && month && !monthProblem(asked, now) ? asked : monthOf(now);
}

/** Null for the present month: the bare address always shows that. */
export function writeMonth(month: Month, now: Date): string | null {
  const key = monthKey(month);
  return key === monthKey(monthOf(now)) ? null : key.slice(0, 7);
}
