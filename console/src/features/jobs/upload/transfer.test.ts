import { expect, test } from 'vitest';
import { inShownOrder, type Transfer, type TransferState, totalsOf } from './transfer.ts';
import { createSpeedMeter, timeLeftWords } from './transfer-speed.ts';

const transfer = (state: TransferState, bytes = 100, sentBytes = 0): Transfer => ({
  letterId: `${state}-${bytes}`,
  filename: 'a.pdf',
  bytes,
  sha256: null,
  uploadUrl: '',
  file: null,
  state,
  sentBytes,
  error: null,
});

test('[R-4.08] the percentage counts what has arrived and what is on its way, not what was canceled', () => {
  const totals = totalsOf([
    transfer('sent', 300),
    transfer('sending', 200, 50),
    transfer('waiting', 200),
    transfer('canceled', 900),
  ]);
  expect(totals).toMatchObject({
    sent: 1,
    sending: 1,
    waiting: 1,
    canceled: 1,
    bytes: 700,
    sentBytes: 350,
    percent: 50,
  });
});

test('an upload of nothing is at nothing', () => {
  expect(totalsOf([]).percent).toBe(0);
});

test('what needs a person stands first, what is done last', () => {
  const states: TransferState[] = ['sent', 'waiting', 'canceled', 'failed', 'sending', 'missing'];
  const shown = inShownOrder(states.map((state) => transfer(state)));
  expect(shown.map(({ state }) => state)).toEqual(['failed', 'missing', 'sending', 'waiting', 'sent', 'canceled']);
});

test('the speed is that of the last seconds', () => {
  const meter = createSpeedMeter();
  meter.add(0, 0);
  expect(meter.bytesPerSecond()).toBeNull();
  meter.add(1000, 500_000);
  expect(meter.bytesPerSecond()).toBe(500_000);
  for (let second = 2; second <= 20; second++) meter.add(second * 1000, 500_000 + (second - 1) * 1_000_000);
  expect(meter.bytesPerSecond()).toBe(1_000_000);
});

test.each([
  [3_000_000, 1_000_000, '3 seconds left'],
  [10, 1_000_000, '1 second left'],
  [90_000_000, 1_000_000, '2 minutes left'],
  [7_200_000_000, 1_000_000, '2 hours left'],
  [1000, 0, null],
  [1000, null, null],
])('%i bytes at %s a second: %s', (left, speed, words) => {
  expect(timeLeftWords(left, speed)).toBe(words);
});
