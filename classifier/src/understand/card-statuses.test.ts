import { expect, test } from 'vitest';
import type { Page, Word } from '../page.ts';
import { wordsAt } from '../testing/words-at.ts';
import { flowOf } from './panels.ts';
import { understand } from './understand.ts';

const card = (left: number, top: number, name: string, sum: string, status: string): Word[] => [
  ...wordsAt(name, left, top, 12),
  ...wordsAt(sum, left, top + 14, 18),
  ...wordsAt(status, left + 6, top + 41, 9),
];

const printed: Word[] = [
  ...wordsAt('Harmon College Financial Aid Award Letter 2026-2027', 40, 20, 14),
  ...wordsAt('Scholarships and grants', 32, 104, 14),
  ...card(40, 148, 'Federal Pell Grant', '$3,095.00', 'Accepted'),
  ...card(226, 148, 'Utah Promise Grant', '$2,400.00', 'Estimated'),
  ...card(411, 148, 'Wasatch Award', '$1,000.00', 'Accepted'),
  ...card(40, 220, 'Provost Award', '$2,000.00', 'Accepted'),
  ...card(226, 220, 'Lindgren Family Award', '$1,800.00', 'Offered'),
  ...card(411, 220, 'Presidential Award', '$4,000.00', 'Cancelled'),
  ...wordsAt('Gift aid total $10,295.00', 465, 283, 11),
  ...wordsAt('Loans', 32, 305, 14),
  ...card(40, 330, 'Direct Subsidized Loan', '$4,500.00', 'Offered'),
  ...card(226, 330, 'Direct Unsubsidized Loan', '$2,000.00', 'Declined'),
  ...wordsAt('Loan total $4,500.00', 482, 392, 11),
  ...wordsAt('Work', 32, 414, 14),
  ...card(40, 438, 'Work Opportunity (federal)', '$3,200.00', 'Offered'),
  ...wordsAt('Everything together $17,995.00', 430, 502, 11),
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

/** Left edge, top, width and height of each word. */
const cards = `
Provost 41 220 31 14, Award 74 220 26 14, Lindgren 226 220 36 14, Award 264 220 26 14, Presidential 411 220 48 14, Award 462 220 26 14
$2,000.00 41 234 65 21.6, $1,800.00 226 234 65 21.6, $4,000.00 411 234 65 21.6
Accepted 47 261 30 10.8, Offered 232 261 24 10.8, Cancelled 417 261 31 10.8
Gift 465 283 17 13.1, aid 485 283 14 13.1, total 502 283 22 13.1, $3,800.00 527 283 52 13.1
Loans 33 305 30 14.3
Direct 41 330 25 14, Subsidized 68 330 44 14, Loan 115 330 20 14, Direct 226 330 25 14, Unsubsidized 253 330 55 14, Loan 310 330 20 14
$4,500.00 41 344 65 21.6, $2,000.00 226 344 65 21.6
Offered 47 370 24 10.8, Declined 232 370 28 10.8
Loan 482 392 22 13.1, total 508 392 22 13.1, $4,500.00 533 392 46 13.1`;

test('statuses under cards side by side are of their part of the page, though sums stand right of them further down', () => {
  const printed = cards.split(/[,]? ?\n|, /).flatMap((each): Word[] => {
    const [text, x = 0, y = 0, width = 0, height = 0] = each
      .split(' ')
      .map((part, at) => (at > 0 ? Number(part) : part));
    return text ? [{ text, x, y, width, height, confidence: 1 } as Word] : [];
  });
  const flow = flowOf({ number: 1, width: 612, height: 792, reader: 'text', words: printed });
  const panelOf = (text: string): number | undefined => flow.find(({ line }) => line.text.includes(text))?.panel;
  expect(panelOf('Cancelled')).toBe(panelOf('$4,000.00'));
});
