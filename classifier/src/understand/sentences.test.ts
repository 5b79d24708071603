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
