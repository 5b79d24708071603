import { expect, test } from 'vitest';
import { runningRequests, subscribeToRequests, trackRequest } from './running-requests.ts';

test('[R-2.16] a tracked request counts while it runs, also when it fails', async () => {
  const counts: number[] = [];
  const stop = subscribeToRequests(() => counts.push(runningRequests()));
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = trackRequest(promise);
  const second = trackRequest(Promise.reject(new Error('no'))).catch(() => 'failed');
  expect(await second).toBe('failed');
  expect(runningRequests()).toBe(1);
  resolve('done');
  expect(await first).toBe('done');
  expect(counts).toEqual([1, 2, 1, 0]);
  stop();
});
