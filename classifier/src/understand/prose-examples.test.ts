import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const offer = `
Your awards
Juniper Scholarship                 $6,000
Federal Pell Grant                  $4,310
Direct Subsidized Loan              $3,500
Total                              $13,810
`;
const { aid } = linesOfLetter(offer);

describe('words that are explained', () => {
  test('in paragraphs that stand apart', () =>
    expect(
      linesOfLetter(`${offer}
Key terms
Grant: money that is not paid back.

Student employment: a job on campus that pays at most $2,800 a year.


Work-study: wages of up to $2,600 that you earn in an office.`).aid,
    ).toEqual(aid));

  test('without a heading', () =>
    expect(
      linesOfLetter(`${offer}


Cost of attendance: all that a year takes. Net price: what is left after grants; if a year is
$30,000 and grants are $12,000, the net price is $18,000.

Work-study: wages of up to $2,600 that you earn in an office.`).aid,
    ).toEqual(aid));

  test('what is told to the reader after them counts', () =>
    expect(
      linesOfLetter(`
Key terms
Net price: what is left after grants.
For this year we offer you a Juniper Scholarship of $6,000.`).aid,
    ).toHaveLength(1));

  test('costs after the name of their sum are no such words', () =>
    expect(
      linesOfLetter(`${offer}

Cost of attendance: tuition $21,000, fees $900, housing and food $11,400 and books $800. Net price: $24,090.`).costs,
    ).toHaveLength(4));
});

test('a figure that ends a sentence is none of a card', () =>
  expect(
    linesOfLetter(`
Your awards
Juniper Scholarship
$6,000
Federal Pell Grant
$4,310
Direct Subsidized Loan
$3,500

Cost of attendance: all that a year takes. Net price: what is left after grants; it is, say,
$18,000.

Work-study: wages of up to $2,600 that you earn in an office.`).aid,
  ).toEqual(aid));
