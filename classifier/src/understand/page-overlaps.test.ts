import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const first = `${head}
Grants                   Loans                    Work
$7,000                   $3,500                   $2,000

Federal Pell Grant                       $3,000
Harmon Grant                             $4,000
Direct Subsidized Loan                   $3,500
Federal Work-Study                       $2,000`;

const readingOf = (...pages: string[]) => {
  const { aid, status } = understand(letterFromText(...pages));
  return { aid: aid.map(({ description, value }) => `${description} ${value}`), status };
};
const awards = [
  'Federal Pell Grant 3000',
  'Harmon Grant 4000',
  'Direct Subsidized Loan 3500',
  'Federal Work-Study 2000',
];

test('what the next picture of a screen begins with once more counts once in the sums', () =>
  expect(
    readingOf(
      first,
      `
Direct Subsidized Loan                   $3,500
Federal Work-Study                       $2,000
All of it                               $12,500`,
    ),
  ).toEqual({ aid: awards, status: 'READY' }));

test('a page that only begins alike goes on', () =>
  expect(
    readingOf(
      first,
      `
Federal Work-Study                       $2,000
Knox Memorial Scholarship                  $900
Total                                   $13,400`,
    ).aid,
  ).toEqual([...awards, 'Knox Memorial Scholarship 900']));
