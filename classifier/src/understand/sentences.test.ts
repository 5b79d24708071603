import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { pieceOf } from './lines.ts';
import { sentencesOf } from './sentences.ts';

const moneyIn = (text: string): number[] => {
  const words = letterFromText(text).pages.flatMap((page) => page.words);
  const paragraph = { page: 1, pieces: [pieceOf(words)], heading: null, isLabelled: false, isItem: false };
  return sentencesOf([paragraph]).flatMap(({ tokens }) => tokens.flatMap(({ value }) => value ?? []));
};

test.each([
  ['Aid Offer 2026-2027 | Bart Osei-Lund | 873 440 126 | April 2, 2026', []],
  ['Aid Offer 2026-2027 | Bart Osei-Lund | ID 126 | April 2, 2026', []],
  ['Bart Osei-Lund | 873 440 126 | Tuition 5,838 | Loan fees 58 | Total 5,896', [5838, 58, 5896]],
  ['Tuition 5,838 | Fees 1,034 | Loan fees 58 | Misc. 900', [5838, 1034, 58, 900]],
])('the money between bars: %s', (text, money) => expect(moneyIn(text)).toEqual(money));

test.each([
  ['For two terms: tuition, 2,840; fees, 310; meals, 1,950. This makes 5,100 together.', [2840, 310, 1950, 5100]],
  ['For two terms: tuition, 2,840; fees, 310; meals, 1,950. This makes 5,900 together.', [2840, 1950, 5900]],
  ['Tuition is 2,840; ask in room 310. Meals are 1,950.', [2840, 1950]],
])('a number without a sign is money where the next sentence sums it up: %s', (text, money) =>
  expect(moneyIn(text)).toEqual(money),
);
