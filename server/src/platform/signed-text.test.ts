import { expect, test } from 'vitest';
import { readSigned, sign } from './signed-text.ts';

const now = new Date('2026-04-01T12:00:00Z');
const later = new Date('2026-04-01T13:00:00Z');

test('what was signed is read until it expires, for its purpose only', () => {
  const text = sign('secret', 'upload', { id: 7 }, later);
  expect(readSigned('secret', 'upload', text, now)).toEqual({ id: 7 });
  expect(readSigned('secret', 'upload', text, later)).toBeUndefined();
  expect(readSigned('secret', 'download', text, now)).toBeUndefined();
  expect(readSigned('other secret', 'upload', text, now)).toBeUndefined();
});

test('no other last letter is taken for the signed one', () => {
  const text = sign('secret', 'upload', { id: 7 }, later);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='];
  const others = [...letters, ''].map((last) => text.slice(0, -1) + last).filter((other) => other !== text);
  expect(others.filter((other) => readSigned('secret', 'upload', other, now) !== undefined)).toEqual([]);
});
