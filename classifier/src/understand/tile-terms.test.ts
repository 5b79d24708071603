import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const columns = (...texts: string[]): string =>
  texts
    .map((text) => text.padEnd(35))
    .join('')
    .trimEnd();

/** The amounts of a page on which figures alone are in large print, and what is reckoned in small print. */
function amountsIn(text: string): string[] {
  const [page] = letterFromText(head + text).pages;
  const rows = Map.groupBy(page?.words ?? [], ({ y }) => y);
  for (const words of rows.values()) {
    const isAlone = words.every((word) => word.text.startsWith('$'));
    for (const word of words) Object.assign(word, isAlone ? { y: word.y - 4, height: 16 } : { height: 8 });
  }
  const { aid, costs } = understand({ pages: page ? [page] : [] });
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
}

test('terms by a letter and a number, and how a cost is reckoned', () =>
  expect(
    amountsIn(`
Money you keep

${columns('Federal Pell Grant', 'Cove Grant', 'Quarry Scholarship')}

${columns('$3,000', '$1,500', '$900')}
${columns('S1 $1,000 · S2 $1,000 · S3 $1,000', 'S1 $500 · S2 $500 · S3 $500', 'S1 $300 · S2 $300 · S3 $300')}

Loans you may borrow

${columns('Direct Subsidized Loan', 'Direct Unsubsidized Loan')}

${columns('$4,500', '$6,000')}
${columns('S1 $1,500 · S2 $1,500 · S3 $1,500', 'S1 $2,000 · S2 $2,000 · S3 $2,000')}

What the year costs

${columns('Tuition', 'Lab fee', 'Books')}
${columns('24 credits at $400', '$200 per trimester')}
${columns('$9,600', '$600', '$800')}

${columns('Room', 'Travel', 'Total for the year')}

${columns('$6,000', '$700', '$17,700')}
`),
  ).toEqual([
    'Federal Pell Grant 3000',
    'Cove Grant 1500',
    'Quarry Scholarship 900',
    'Direct Subsidized Loan 4500',
    'Direct Unsubsidized Loan 6000',
    'Tuition 9600',
    'Lab fee 600',
    'Books 800',
    'Room 6000',
    'Travel 700',
  ]));
