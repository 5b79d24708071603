import { expect, test } from 'vitest';
import { digestOf, drawKey, identifyingPart, isSecretOf, stateOf, warnedAtBirth } from './api-key.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test.each([
  ['ACTIVE', { disabled_at: null, expire_time: day(11), rotates_out_at: null }],
  ['EXPIRED', { disabled_at: null, expire_time: day(10), rotates_out_at: null }],
  ['DISABLED', { disabled_at: day(9), expire_time: day(11), rotates_out_at: day(11) }],
  ['ROTATES_OUT', { disabled_at: null, expire_time: day(12), rotates_out_at: day(11) }],
  ['ROTATED_OUT', { disabled_at: null, expire_time: day(12), rotates_out_at: day(10) }],
] as const)('[R-D.28] %s', (state, times) => {
  expect(stateOf(times, day(10))).toBe(state);
});

test.each([
  ['tsl_ab12cd34', 'tsl_ab12cd34'],
  [`tsl_ab12cd34_${'aB3'.repeat(11).slice(1)}`, 'tsl_ab12cd34'],
  [`tsl_ab12cd34_${'a'.repeat(31)}`, undefined],
  [`tsl_AB12cd34_${'a'.repeat(32)}`, undefined],
  [`tsl_ab12cd34_${'a'.repeat(32)} `, undefined],
  ['', undefined],
])('[R-D.28] the part that identifies %s is %s', (given, part) => {
  expect(identifyingPart(given)).toBe(part);
});

test('[R-D.28] a key is drawn at random, and known again by its digest alone', () => {
  const [one, other] = [drawKey(), drawKey()];
  expect(one.secret).not.toBe(other.secret);
  expect(isSecretOf(one.secret, digestOf(one.secret))).toBe(true);
  expect(isSecretOf(other.secret, digestOf(one.secret))).toBe(false);
});

test.each([
  [7, 7],
  [30, null],
  [90, null],
])('[R-D.28] a key of %i days is born with the mail of %s days sent', (lifetime, warned) => {
  expect(warnedAtBirth(lifetime)).toBe(warned);
});
