import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismissToast, pauseToast, resumeToast, toast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const texts = () => currentToasts().map(({ text }) => text);

test('[R-9.01] a notification closes after 5000 ms', () => {
  toast({ kind: 'info', text: 'Saved' });
  vi.advanceTimersByTime(4999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('[R-8.04] an endless notification stays until dismissed', () => {
  const id = toast({ kind: 'error', text: 'Something went wrong!', duration: Number.POSITIVE_INFINITY });
  vi.advanceTimersByTime(3_600_000);
  expect(texts()).toEqual(['Something went wrong!']);
  dismissToast(id);
  expect(texts()).toEqual([]);
});

test('a notification under the pointer waits, and then takes only the time it had left', () => {
  const id = toast({ kind: 'info', text: 'Saved' });
  vi.advanceTimersByTime(4000);
  pauseToast(id);
  vi.advanceTimersByTime(60_000);
  resumeToast(id);
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('the fifth notification takes the place of the oldest that would have gone by itself', () => {
  toast({ kind: 'error', text: 'stays', duration: Number.POSITIVE_INFINITY });
  for (const text of ['a', 'b', 'c', 'd']) toast({ kind: 'info', text });
  expect(texts()).toEqual(['stays', 'b', 'c', 'd']);
});

test('the same words again replace the first instead of piling up', () => {
  toast({ kind: 'error', text: 'Internet issues!' });
  toast({ kind: 'error', text: 'Internet issues!' });
  expect(texts()).toEqual(['Internet issues!']);
});
