import { expect, test } from 'vitest';
import type { Page, Word } from '../page.ts';
import { understand } from './understand.ts';

/** Words of one size, from a left edge on. */
const words = (text: string, left: number, y: number, height: number): Word[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    x: left + (match.index * height) / 2.4,
    y,
    width: (match[0].length * height) / 2.4,
    height,
    confidence: 1,
  }));

const card = (left: number, top: number, name: string, sum: string, status: string): Word[] => [
  ...words(name, left, top, 12),
  ...words(sum, left, top + 14, 18),
  ...words(status, left + 6, top + 41, 9),
];

const printed: Word[] = [
  ...words('Harmon College Financial Aid Award Letter 2026-2027', 40, 20, 14),
  ...words('Scholarships and grants', 32, 104, 14),
  ...card(40, 148, 'Federal Pell Grant', '$3,095.00', 'Accepted'),
  ...card(226, 148, 'Utah Promise Grant', '$2,400.00', 'Estimated'),
  ...card(411, 148, 'Wasatch Award', '$1,000.00', 'Accepted'),
  ...card(40, 220, 'Provost Award', '$2,000.00', 'Accepted'),
  ...card(226, 220, 'Lindgren Family Award', '$1,800.00', 'Offered'),
  ...card(411, 220, 'Presidential Award', '$4,000.00', 'Cancelled'),
  ...words('Gift aid total $10,295.00', 465, 283, 11),
  ...words('Loans', 32, 305, 14),
  ...card(40, 330, 'Direct Subsidized Loan', '$4,500.00', 'Offered'),
  ...card(226, 330, 'Direct Unsubsidized Loan', '$2,000.00', 'Declined'),
  ...words('Loan total $4,500.00', 482, 392, 11),
  ...words('Work', 32, 414, 14),
  ...card(40, 438, 'Work Opportunity (federal)', '$3,200.00', 'Offered'),
  ...words('Everything together $17,995.00', 430, 502, 11),
];

const page: Page = { number: 1, width: 612, height: 792, reader: 'text', words: printed };

test('one card with its status is read over the sum of all', () => {
  const { status, aid } = understand({ pages: [page] });
  expect(status).toBe('READY');
  expect(aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
    'Federal Pell Grant 3095',
    'Utah Promise Grant 2400',
    'Wasatch Award 1000',
    'Provost Award 2000',
    'Lindgren Family Award 1800',
    'Direct Subsidized Loan 4500',
    'Work Opportunity (federal) 3200',
  ]);
});
