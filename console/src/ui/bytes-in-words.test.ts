import { expect, test } from 'vitest';
import { bytesInWords } from './bytes-in-words.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [288 * 1024, '288 KB'],
  [5 * 1024 * 1024, '5.0 MB'],
  [8.7 * 1024 * 1024, '8.7 MB'],
  [210 * 1024 * 1024, '210 MB'],
  [3.25 * 1024 ** 3, '3.3 GB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});
