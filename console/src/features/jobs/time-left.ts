/** ", about 2 minutes left"; nothing while it can't be told. */
export function timeLeftWords(pending: number, perSecond: number | undefined): string {
  if (!perSecond || pending === 0) return '';
  const seconds = pending / perSecond;
  if (seconds < 50) return ', less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left`;
  return `, about ${Math.round(minutes / 60)} hours left`;
}

export type Sample = { atMs: number; pending: number };

const keptMs = 60_000;
const leastMs = 5000;

/** The last minute of samples, with the new one. */
export function withSample(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples.filter(({ atMs }) => sample.atMs - atMs <= keptMs), sample];
}

/** Letters that ended a second, over what was seen; undefined until it says something. */
export function speedOf(samples: readonly Sample[]): number | undefined {
  const first = samples[0];
  const last = samples.at(-1);
  if (!first || !last || last.atMs - first.atMs < leastMs) return undefined;
  const ended = first.pending - last.pending;
  return ended > 0 ? (ended / (last.atMs - first.atMs)) * 1000 : undefined;
}
