import { expect, test } from 'vitest';
import { factsOf, type Inspection } from './file-facts.ts';
import { createInspectQueue } from './inspect-queue.ts';
import { draftOf } from './letter-draft.ts';

const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => draftOf(new File(['x'], `${index}.pdf`)));
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const found: Inspection = { facts: factsOf({ kind: 'pdf' }) };

test('every letter gets its result, however long one takes, and few bundles carry them', async () => {
  const bundles: Map<string, Inspection>[] = [];
  const slow = async ({ name }: File) => {
    await wait(name === '3.pdf' ? 250 : 1);
    return found;
  };
  const given = letters(40);
  createInspectQueue(slow, (results) => bundles.push(results)).add(given);
  await expect.poll(() => bundles.reduce((sum, bundle) => sum + bundle.size, 0)).toBe(40);
  expect(new Set(bundles.flatMap((bundle) => [...bundle.keys()]))).toEqual(new Set(given.map(({ id }) => id)));
  expect(bundles.length).toBeLessThan(6);
});

test('eight are inspected at once, and what is added later waits its turn', async () => {
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const inspect = async ({ name }: File) => {
    most = Math.max(most, ++running);
    await wait(2);
    running--;
    done.push(name);
    return found;
  };
  const queue = createInspectQueue(inspect, () => {});
  queue.add(letters(10));
  await wait(5);
  queue.add(letters(10));
  await expect.poll(() => done.length).toBe(20);
  expect(most).toBe(8);
});

test('a file that can’t be read is held back instead of waited for', async () => {
  const bundles: Map<string, Inspection>[] = [];
  createInspectQueue(
    () => Promise.reject(new Error('moved')),
    (results) => bundles.push(results),
  ).add(letters(1));
  await expect.poll(() => bundles.length).toBe(1);
  expect([...(bundles[0]?.values() ?? [])]).toMatchObject([{ facts: { fault: 'unreadable' } }]);
});
