const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const freeTries = 5;
const firstWaitMs = 30 * secondMs;
const longestWaitMs = 15 * minuteMs;
const fewTriesForgottenAfterMs = 15 * minuteMs;
const manyTriesForgottenAfterMs = 24 * hourMs;
export const longestMemoryMs = manyTriesForgottenAfterMs;

export type Counter = { count: number; since: Date; lastAt: Date; blockedUntil: Date | null };
export type Decision = { allowed: true; counter: Counter } | { allowed: false; blockedUntil: Date };
export type Limit = (counter: Counter | undefined, now: Date) => Decision;

/** Five tries, then a wait that doubles with each further try: 30 s, 1 min, 2 min … 15 min. */
export const accountTries: Limit = (counter, now) => {
  if (counter?.blockedUntil && counter.blockedUntil > now) return refuse(counter.blockedUntil);
  const count = counter && !isForgotten(counter, now) ? counter.count + 1 : 1;
  const since = count === 1 || !counter ? now : counter.since;
  return { allowed: true, counter: { count, since, lastAt: now, blockedUntil: waitAfter(count, now) } };
};

export const addressFailures = windowed(50, 15 * minuteMs);
export const addressSignUps = windowed(30, hourMs);
export const addressResets = windowed(20, hourMs);
export const emailResets = windowed(5, hourMs);

export function triesLeft(count: number): number {
  return Math.max(0, freeTries - count);
}

function waitAfter(count: number, now: Date): Date | null {
  if (count < freeTries) return null;
  const waitMs = Math.min(firstWaitMs * 2 ** (count - freeTries), longestWaitMs);
  return new Date(now.getTime() + waitMs);
}

function isForgotten(counter: Counter, now: Date): boolean {
  const memoryMs = counter.count < freeTries ? fewTriesForgottenAfterMs : manyTriesForgottenAfterMs;
  return now.getTime() - counter.lastAt.getTime() >= memoryMs;
}

function windowed(limit: number, windowMs: number): Limit {
  return (counter, now) => {
    const windowEnd = counter && new Date(counter.since.getTime() + windowMs);
    if (!counter || !windowEnd || windowEnd <= now) {
      return { allowed: true, counter: { count: 1, since: now, lastAt: now, blockedUntil: null } };
    }
    if (counter.count >= limit) return refuse(windowEnd);
    return { allowed: true, counter: { ...counter, count: counter.count + 1, lastAt: now } };
  };
}

function refuse(blockedUntil: Date): Decision {
  return { allowed: false, blockedUntil };
}
