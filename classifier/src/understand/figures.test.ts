import { describe, expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { figureOf, periodOf } from './figures.ts';
import { readMoney } from './money.ts';

const wordsOf = (text: string): Word[] =>
  text.split(' ').map((word, at) => ({ text: word, x: 50 * at, y: 0, width: 45, height: 10, confidence: 1 }));

describe('does', () => {
  test.each([
    ['$1,250', 1250, false],
    ['1,250.00', 1250, false],
    ['($5,250)', 5250, true],
    ['-$4,950', 4950, true],
    ['$(4,950)', 4950, true],
    ['1,000.00-', 1000, true],
    ['$0', 0, false],
    ['$24,500.', 24500, false],
    ['$7,395*', 7395, false],
    ['S3,500', 3500, false],
    ['$1O,000', 10000, false],
    ['$4.300', 4300, false],
    ['.00', 0, false],
  ])('reads %s', (text, value, isNegative) => {
    expect(readMoney(text)).toMatchObject({ value, isNegative });
  });

  test.each([
    ['/ yr', 'YEAR'],
    ['per year', 'YEAR'],
    ['each semester', 'TERM'],
    ['per month', 'MONTH'],
    ['/ wk', 'WEEK'],
    ['per credit hour', 'CREDIT'],
    ['per contact hour', 'CREDIT'],
    ['a semester hour', 'CREDIT'],
    ['/unit', 'CREDIT'],
    ['per hour', 'HOUR'],
    ['over four years', 'TOTAL'],
  ])('knows the period of "%s"', (text, period) => expect(periodOf(text)).toBe(period));
});

describe('refuses', () => {
  test('a sentence that begins with what a semester brings is no figure', () => {
    expect(figureOf(wordsOf('$750 a semester'))).toMatchObject({ value: 750, period: 'TERM' });
    expect(figureOf(wordsOf('$750 a semester for members who play at home games.'))).toBeNull();
  });

  test.each(['6.39%', '2026-27', '555-0136', 'N01025875', '03/14/2026', '$116.00)', 'S650', 'S4417', '3/4-time', ''])(
    '%j is no money',
    (text) => expect(readMoney(text)).toBeNull(),
  );
});
