import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linedUp } from './lines.ts';
import { type Before, rowsOf } from './rows.ts';

const letter = `NAME  HOLLOMAN-PRUITT, DESHAWN         STUDENT NO  T01183327
AID YEAR  2026-2027                    STATUS  DEPENDENT / MS RESIDENT

AWARD                           CODE           FALL      SPRING        YEAR
---------------------------------------------------------------------------
FEDERAL PELL GRANT              FPELL         1,698       1,697       3,395
MARCHING BAND SERVICE           IBAND           750         750       1,500
FED DIRECT SUBSIDIZED LOAN      FSUB          1,750       1,750       3,500
---------------------------------------------------------------------------
*** TOTAL                                     4,198       4,197       8,395`;

const nothing: Before = {
  section: null,
  group: 0,
  heads: [],
  term: null,
  isTermOpen: false,
  cut: null,
  nameColumn: null,
};

test('a field of the head of the letter, right under another, is no head of the columns below it', () => {
  const rows = letterFromText(letter).pages.flatMap((page) => {
    const words = page.words.map((word) => ({ ...word, height: 15 }));
    return rowsOf(linedUp({ ...page, words }), '2026-2027', nothing).rows;
  });
  expect(rows.map(({ amount }) => amount.value)).toEqual([3395, 1500, 3500, 8395]);
});
