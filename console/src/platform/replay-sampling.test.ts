import { expect, test } from 'vitest';
import { replaySampling } from './replay-sampling.ts';

test("[R-9.04] sessions are recorded only in 'master': 0.1, and 0.2 on an error", () => {
  expect(replaySampling('master')).toEqual({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 0.2 });
  expect(replaySampling('staging')).toEqual({ replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0 });
});
