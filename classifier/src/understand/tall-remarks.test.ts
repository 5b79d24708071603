import { expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { understand } from './understand.ts';

type Cell = [text: string, x: number, y: number];

/** A page of words, each cell where it is set. */
function linesOf(cells: Cell[]): string[] {
  const words = cells.flatMap(([text, x, y]): Word[] => {
    let at = x;
    return text.split(' ').map((word) => {
      const box = { text: word, confidence: 1, x: at, y, width: 6 * word.length, height: 13 };
      at += box.width + 4;
      return box;
    });
  });
  const { aid } = understand({ pages: [{ number: 1, width: 612, height: 792, words, reader: 'text' }] });
  return aid.map(({ description, value }) => `${description} ${value}`);
}

const table = (status: Cell[]): Cell[] => [
  ['Harmon College', 40, 40],
  ['Financial Aid Award Letter 2026-2027', 40, 80],
  ['Federal Pell Grant', 40, 150],
  ['offered', 230, 150],
  ['$3,000', 330, 150],
  ['Harmon Grant', 40, 190],
  ['offered', 230, 190],
  ['$1,500', 330, 190],
  ['Direct Subsidized Loan', 40, 230],
  ...status,
  ['$1,750', 330, 230],
  ['Direct Unsubsidized Loan', 40, 270],
  ['offered', 230, 270],
  ['$2,000', 330, 270],
];

test.each<[string, Cell[]]>([
  [
    'two lines',
    [
      ['declined by', 230, 222],
      ['student', 230, 238],
    ],
  ],
  [
    'two lines, of which one stands on the line of the name',
    [
      ['declined by', 230, 223],
      ['student', 230, 235],
    ],
  ],
  [
    'three lines',
    [
      ['declined', 230, 215],
      ['by', 230, 230],
      ['student', 230, 245],
    ],
  ],
])('a status between a name and its figure may take %s', (_, status) =>
  expect(linesOf(table(status))).toEqual([
    'Federal Pell Grant 3000',
    'Harmon Grant 1500',
    'Direct Unsubsidized Loan 2000',
  ]),
);
