type Sample = { time: number; bytes: number };

const windowMs = 8000;

/** Bytes a second over the last seconds: quick enough to follow, slow enough to be read. */
export function createSpeedMeter() {
  let samples: Sample[] = [];
  return {
    add(time: number, bytes: number): void {
      // What began anew counts from there.
      if (bytes < (samples.at(-1)?.bytes ?? 0)) samples = [];
      samples.push({ time, bytes });
      samples = samples.filter((sample) => time - sample.time <= windowMs);
    },
    bytesPerSecond(): number | null {
      const [first, last] = [samples[0], samples.at(-1)];
      if (!first || !last || last.time - first.time < 500) return null;
      return ((last.bytes - first.bytes) / (last.time - first.time)) * 1000;
    },
    forget(): void {
      samples = [];
    },
  };
}

/** "3 seconds left", "4 minutes left", "2 hours left"; null where nothing moves. */
export function timeLeftWords(leftBytes: number, bytesPerSecond: number | null): string | null {
  if (!bytesPerSecond || bytesPerSecond < 1) return null;
  const seconds = Math.max(1, Math.round(leftBytes / bytesPerSecond));
  if (seconds < 60) return left(seconds, 'second');
  if (seconds < 3600) return left(Math.round(seconds / 60), 'minute');
  return left(Math.round(seconds / 3600), 'hour');
}

function left(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} left`;
}
