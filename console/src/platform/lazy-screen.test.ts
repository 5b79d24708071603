import { expect, test } from 'vitest';
import { ChunkLoadError, chunkTimeoutMs, lazyScreen } from './lazy-screen.ts';

const Screen = () => null;

test('a screen that loads is the route’s component', async () => {
  expect(await lazyScreen(async () => ({ default: Screen }))()).toEqual({ Component: Screen });
});

test('[R-8.06] a chunk that fails is a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await lazyScreen(() => Promise.reject(cause))().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('[R-8.06] so is one that takes too long; the time-out is 120 s', async () => {
  expect(chunkTimeoutMs).toBe(120_000);
  const never = new Promise<never>(() => undefined);
  await expect(lazyScreen(() => never, 5)()).rejects.toBeInstanceOf(ChunkLoadError);
});
