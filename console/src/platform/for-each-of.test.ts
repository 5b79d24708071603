import { expect, test } from 'vitest';
import { forEachOf } from './for-each-of.ts';

test('all are done, never more than a few at once', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachOf([1, 2, 3, 4, 5, 6, 7], async (item) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running--;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(4);
});

test('one that fails does not keep the others from being done, and is told at the end', async () => {
  const done: number[] = [];
  const all = forEachOf([1, 2, 3], async (item) => {
    if (item === 1) throw new Error('refused');
    done.push(item);
  });
  await expect(all).rejects.toThrow('refused');
  expect(done).toEqual([2, 3]);
});
