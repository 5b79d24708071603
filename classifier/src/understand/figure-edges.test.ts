import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

/** Words 2.5 points apart; a number is where the next word begins. */
const pageOf = (rows: (string | number)[][]) => ({
  number: 1,
  width: 612,
  height: 792,
  reader: 'text' as const,
  words: rows.flatMap((row, index) => {
    let x = 50;
    return row.flatMap((cell) => {
      if (typeof cell === 'number') x = cell;
      return typeof cell === 'number'
        ? []
        : cell.split(' ').map((text) => {
            const word = { text, x, y: 50 + 17 * index, width: 5 * text.length, height: 10.9, confidence: 1 };
            x += word.width + 2.5;
            return word;
          });
    });
  }),
});

test('figures of tight columns, where only some names leave room', () =>
  expect(
    linesOf(
      pageOf([
        ['Tuition and Mandatory Fees', 177, '$22,222.00', 250, 'Island Travel', 425, '$454.00'],
        ['Housing and food', 177, '$16,796.00', 250, 'Other Expenses Related to Attendance', 425, '$982.00'],
        ['Books and course materials', 177, '$786.00'],
      ]),
    ).map(({ pieces }) => pieces.map(({ text }) => text)),
  ).toEqual([
    ['Tuition and Mandatory Fees', '$22,222.00', 'Island Travel', '$454.00'],
    ['Housing and food', '$16,796.00', 'Other Expenses Related to Attendance', '$982.00'],
    ['Books and course materials', '$786.00'],
  ]));
