import { hoursCounted, withoutRate } from './label-tails.ts';

/** Statuses, per-credit sums, interest rates and hours of work behind a name, to the end of its line or on, are no part of it; the dots where it was cut are. */
export const descriptionOf = (label: string): string =>
  withoutRate(label)
    .replace(/\s*\([^)]*(%|credits? x|x \$)[^)]*(\)|$)/g, '')
    .replace(hoursCounted, '')
    .replace(/\s*\((Offered|Accepted|Pending)\)$/i, '')
    .replace(/\s+(Offered|Accepted|Estimated|Pending|OFFERED|ACCEPTED|PENDING)$/, '')
    .replace(/[\s:=–—-]+$|(?<!\.[A-Za-z]|\.)(?!(?<=\p{L})\.{3}$)\.+$/u, '')
    .trim();
