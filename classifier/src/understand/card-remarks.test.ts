import { describe, expect, test } from 'vitest';
import type { Word } from '../page.ts';
import { wordsAt } from '../testing/words-at.ts';
import { understand } from './understand.ts';

describe('cards one under the other with a remark under each name', () => {
  const [figure, name, remark] = [20, 13, 9];
  const card = (top: number, ...[sum = '', status = '', fund = '', said = '']: string[]): Word[] => [
    ...wordsAt(sum, 40, top, figure),
    ...wordsAt(status, 400, top + 5, remark),
    ...wordsAt(fund, 40, top + 20, name),
    ...wordsAt(said, 40, top + 34, remark),
  ];
  const page: Word[] = [
    ...wordsAt('Harmon College Financial Aid Award Letter 2026-2027', 40, 20, 14),
    ...card(80, '$5,000', 'ACCEPTED', 'Federal Pell Grant', 'Half in August and half in January'),
    ...card(140, '$1,100', 'ACCEPTED', 'Quarry Scholarship', 'Renewed while you are in the choir'),
    ...card(200, '$700', 'ACCEPTED', 'Alder-Finch Carpentry', 'Please thank those who give it'),
    ...card(260, '$3,500', 'DECLINED BY YOU 04/02', 'Direct Subsidized Loan'),
    ...card(320, '$1,900', 'OFFERED', 'Federal Work-Study', 'Your hours are up to you'),
    ...wordsAt('All that you keep or may take: $8,700', 40, 400, name),
  ];
  const { aid } = understand({ pages: [{ number: 1, width: 612, height: 792, reader: 'text', words: page }] });

  test('no remark is a heading of the next card, and what was declined does not count', () =>
    expect(aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
      'Federal Pell Grant 5000',
      'Quarry Scholarship 1100',
      'Alder-Finch Carpentry 700',
      'Federal Work-Study 1900',
    ]));
});

test('a table of names and figures in two columns under cards in two columns has its own names', () => {
  const card = (left: number, top: number, fund: string, sum: string): Word[] => [
    ...wordsAt(fund, left, top, 13),
    ...wordsAt(sum, left, top + 13, 19),
  ];
  const cards = (top: number, ...[one = '', first = '', two = '', second = '']: string[]): Word[] => [
    ...card(53, top, one, first),
    ...card(322, top, two, second),
  ];
  const row = (top: number, ...[one = '', first = '', two = '', second = '']: string[]): Word[] => [
    ...wordsAt(one, 44, top, 12),
    ...wordsAt(first, 294 - 6 * first.length, top, 12),
    ...wordsAt(two, 317, top, 12),
    ...wordsAt(second, 568 - 6 * second.length, top, 12),
  ];
  const page: Word[] = [
    ...wordsAt('Harmon College Financial Aid Award Letter 2026-2027', 40, 20, 14),
    ...cards(80, 'Federal Pell Grant', '$7,000', 'Cove Grant', '$1,200'),
    ...cards(150, 'Odell Scholarship', '$800', 'Harbor Grant', '$1,600'),
    ...cards(220, 'Direct Subsidized Loan', '$3,500', 'Federal Work-Study', '$3,000'),
    ...cards(290, 'Lyra Prize', '$500', 'Harmon Loan', '$900'),
    ...wordsAt('Together we offer you: $18,500', 400, 340, 12),
    ...wordsAt('Costs of a year in residence', 44, 360, 14),
    ...row(380, 'Tuition', '$11,288', 'Meals', '$4,100'),
    ...row(396, 'Wellness fee', '$190', 'Books', '$952'),
    ...row(412, 'Rent', '$6,300', 'In all', '$22,830'),
  ];
  const { costs } = understand({ pages: [{ number: 1, width: 612, height: 792, reader: 'text', words: page }] });
  expect(costs.map(({ category, value }) => `${category} ${value}`)).toEqual([
    'TUITION 11288',
    'FOOD 4100',
    'FEES 190',
    'BOOKS_AND_SUPPLIES 952',
    'HOUSING 6300',
  ]);
});

describe('a status in small print at the right of the figure of a card, on a line of its own', () => {
  const card = (top: number, ...[fund = '', sum = '', status = '']: string[]): Word[] => [
    ...wordsAt(fund, 150, top, 16),
    ...wordsAt(status, 400, top + 10, 11),
    ...wordsAt(sum, 150, top + 11, 20),
  ];
  const letter = (status: string) => {
    const page: Word[] = [
      ...wordsAt('Harmon College', 210, 20, 18),
      ...wordsAt('My Aid 2026-2027', 210, 66, 12),
      ...card(90, 'Federal Pell Grant', '$5,000', 'Accepted'),
      ...card(130, 'Quarry Scholarship', '$1,100', 'Live in a hall'),
      ...card(170, 'Alder Award', '$700', status),
      ...card(210, 'Direct Subsidized Loan', '$3,500', 'Offered'),
      ...card(250, 'Federal Work-Study', '$1,900', 'Offered'),
      ...wordsAt('Yours to use', 150, 290, 16),
      ...wordsAt('$11,500', 400, 290, 16),
    ];
    return understand({ pages: [{ number: 1, width: 612, height: 792, reader: 'text', words: page }] });
  };

  test.each(['Cancelled 3/14', 'Declined'])('%s', (status) => {
    const { aid } = letter(status);
    expect(aid.map(({ value }) => value)).toEqual([5000, 1100, 3500, 1900]);
  });
});

test('what stands between the names and the figures of cards side by side is said of them', () => {
  const lefts = [50, 290, 530];
  const line = (texts: string[], y: number, height: number): Word[] =>
    texts.flatMap((text, at) => wordsAt(text, lefts[at] ?? 0, y, height));
  const cards = (top: number, names: string[], remarks: string[], sums: string[]): Word[] => [
    ...line(names, top, 13),
    ...line(remarks, top + 17, 9),
    ...line(sums, top + 28, 22),
  ];
  const page: Word[] = [
    ...wordsAt('Harmon College Financial Aid Award Letter 2026-2027', 40, 20, 14),
    ...wordsAt('Gifts from Harmon', 40, 70, 16),
    ...cards(
      100,
      ['Portfolio Merit Award', 'Studio Access Grant', 'First Light'],
      ['for your work', 'from the college', 'for first-year makers'],
      ['$9,000', '$3,200', '$1,500'],
    ),
    ...wordsAt('Gifts from elsewhere', 40, 180, 16),
    ...cards(
      210,
      ['Federal Pell Grant', 'Wisconsin Grant', 'Print Guild'],
      ['from the government', 'from your state', 'Declined'],
      ['$4,310', '$3,900', '$800'],
    ),
    ...wordsAt('Borrow & earn, if you want to', 40, 290, 16),
    ...cards(
      320,
      ['Direct Subsidized', 'Direct Unsubsidized', 'Campus Studio Job'],
      ['no interest for now', 'interest starts', 'about 8 hours a week'],
      ['$3,500', '$2,000', '$2,400'],
    ),
  ];
  const { aid } = understand({ pages: [{ number: 1, width: 792, height: 612, reader: 'text', words: page }] });
  expect(aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
    'Portfolio Merit Award 9000',
    'Studio Access Grant 3200',
    'First Light 1500',
    'Federal Pell Grant 4310',
    'Wisconsin Grant 3900',
    'Direct Subsidized 3500',
    'Direct Unsubsidized 2000',
    'Campus Studio Job 2400',
  ]);
});
