import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../page.ts';
import { linesOf } from './lines.ts';

/** Words of a scanned page, each as wide as its letters. */
const word = (text: string, x: number, y: number, height = 8): Word => ({
  text,
  x,
  y,
  width: text.length * 5,
  height,
  confidence: 0.95,
});
const scan = (words: Word[]): Page => ({ number: 1, width: 612, height: 792, words, reader: 'ocr' });
const textsOf = (words: Word[]): string[][] => linesOf(scan(words)).map(({ pieces }) => pieces.map(({ text }) => text));

describe('pages read off a picture', () => {
  test('figures that stand under their names in cards do not tilt the lines of the table', () => {
    const names = ['Tuition', 'Fees', 'Housing', 'Food', 'Books', 'Transportation', 'Personal'];
    const cards = [52, 180].map((x) => word('Estimate', x, 158)).concat(word('Net', 340, 158), word('Loans', 470, 158));
    const sums = [52, 180, 345, 481].map((x) => word('$27,815', x, 168, 11));
    const table = names.flatMap((name, at) => [
      word(name, 50, 200 + at * 16),
      word(`$${at + 1},500`, 534, 200 + at * 16),
    ]);
    expect(textsOf([...cards, ...sums, ...table]).slice(2)).toEqual(names.map((name, at) => [name, `$${at + 1},500`]));
  });

  test.each([
    ['a tick that was read as a letter', ['With family', 'Own apartment v'], ['With family', 'Own apartment ✓']],
    [
      'boxes, one of them ticked',
      ['0 On campus', '0 Off campus', '2 Family'],
      ['☐ On campus', '☐ Off campus', '☑ Family'],
    ],
    ['boxes beside a head of names', ['Item', 'O On campus', 'M Family'], ['Item', '☐ On campus', '☑ Family']],
    ['numbers of heads', ['1 Fall', '2 Spring'], ['1 Fall', '2 Spring']],
    ['boxes that are all empty', ['0 Accept', '0 Decline'], ['0 Accept', '0 Decline']],
  ])('heads with %s', (_, printed, read) => {
    const words = printed.flatMap((head, column) => {
      const texts = head.split(' ');
      return texts.map((text, at) =>
        word(text, 60 + column * 150 + texts.slice(0, at).join('').length * 5 + at * 4, 100),
      );
    });
    expect(textsOf(words)).toEqual([read]);
  });

  test.each([
    ['for a dollar sign', 'T107', 'S650', '$650'],
    ['in a code under others', 'W215', 'S140', 'S140'],
  ])('a letter S %s', (_, above, printed, read) => {
    const other = word(above, above === 'W215' ? 60 : 300, 100);
    expect(textsOf([other, word(printed, 60, 120)])).toEqual([[above], [read]]);
  });

  test('the ends of a pill and a rule between heads are no text', () =>
    expect(textsOf([word('(', 60, 100), word('Declined', 68, 100), word(')', 110, 100), word('=', 180, 100)])).toEqual([
      ['Declined'],
    ]));

  test('a rule at the side of a table is no letter, nor is a speck', () => {
    const names = ['Tuition', 'Fees', 'Books'];
    const table = names.flatMap((name, at) => [word(name, 60, 100 + at * 16), word('$1,500', 500, 100 + at * 16)]);
    const rules = [
      { ...word('i', 52, 96, 17), width: 2 },
      { ...word('l', 300, 120, 1), width: 1 },
    ];
    expect(textsOf([...rules, ...table])).toEqual(names.map((name) => [name, '$1,500']));
  });

  test('blanks that are wide beside the ink of their words part nothing', () => {
    const texts = ['Housing and Food, living with parent', 'Books and other supplies for courses'];
    const words = texts.flatMap((text, row) => {
      let x = 60;
      return text.split(' ').map((each) => {
        const at = word(each, x, 100 + row * 30, 14);
        x += at.width + (each === 'and' ? 9.3 : 7);
        return at;
      });
    });
    expect(textsOf(words)).toEqual(texts.map((text) => [text]));
  });

  test('justified text is one piece, also where the boxes are off by a point', () => {
    const texts = 'you may accept a Direct Loan of $1,750 each'.split(' ');
    const gaps = [6, 6.9, 6.4, 5.8, 6.7, 6.2, 7, 6];
    let x = 60;
    const words = texts.map((text, at) => {
      const each = word(text, x, 100);
      x += each.width + (gaps[at] ?? 0);
      return each;
    });
    expect(textsOf(words)).toEqual([[texts.join(' ')]]);
  });
});
