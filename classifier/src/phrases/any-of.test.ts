import { expect, test } from 'vitest';
import { anyOf, inOneLook } from './any-of.ts';

test.each([
  ['housing', true],
  ['hall fee', true],
  ['halls', true],
  ['wholly', false],
  ['room [1|2] and board', true],
  ['shallow', false],
  ['fee for a lab', false],
  ['aaa', true],
  ['(', true],
  ['other', false],
])('one look for many patterns tells of "%s" what each of them would', (text, fits) => {
  const patterns = [/\bhalls?\b|\bhousing/, /\b(room|rooms) \[[1|2)]+\]/, /^lab|^room\b/, /^a+$|\(|zz?y/];
  expect(patterns.some((pattern) => pattern.test(text))).toBe(fits);
  expect(anyOf(patterns).test(text)).toBe(fits);
  expect(new RegExp(inOneLook(patterns.map(({ source }) => source).join('|'))).test(text)).toBe(fits);
});
