import { useState } from 'react';
import { type Sample, speedOf, withSample } from './time-left.ts';

/** Letters that end a second, from what this page has seen. */
export function useReadingSpeed(pending: number): number | undefined {
  const [samples, setSamples] = useState<Sample[]>(() => [{ atMs: performance.now(), pending }]);
  if (samples.at(-1)?.pending !== pending) setSamples(withSample(samples, { atMs: performance.now(), pending }));
  return speedOf(samples);
}
