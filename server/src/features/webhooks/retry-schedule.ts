/** D 35: seconds until the next attempt, after the first, the second … that failed. */
const steps = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 10 * 3600];
const jitter = 0.1;
const longestWait = 24 * 3600;

/** When a delivery is tried again, in seconds; undefined when it has been tried often enough. */
export function secondsToRetry(retries: number, retryAfter: number | undefined, random: number): number | undefined {
  const step = steps[retries];
  if (step === undefined) return undefined;
  const wished = Math.min(retryAfter ?? 0, longestWait);
  // Only later, never sooner: many that failed together come back apart, and none before it was asked to.
  return Math.max(step, wished) * (1 + jitter * random);
}

/** `Retry-After` as seconds from now: a number, or a date. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now.getTime()) / 1000);
}

export const fiveDaysMs = 5 * 24 * 3600 * 1000;
