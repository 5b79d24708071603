import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const read = (...pages: string[]) => {
  const { aid, costs, confidence } = understand(letterFromText(...pages));
  const told = (some: { description: string; value: number }[]): string[] =>
    some.map(({ description, value }) => `${description} ${value}`);
  return { aid: told(aid), costs: told(costs), confidence };
};

const fall = `${head}
FALL 2026
Fund                         Status          Amount
Federal Pell Grant           Accepted      2,000.00
Harmon Bridge Grant          Offered         900.00
Direct Sub Loan              Offered       1,750.00
Direct Unsub Loan            Declined      1,000.00
Aid of the term (declined loans not counted)     4,650.00
Charges                                      Amount
Tuition                                    3,000.00
Books                                        400.00
Charges of the term                        3,400.00
`;
const spring = `
SPRING 2027
Fund                         Status          Amount
Federal Pell Grant           Accepted      2,000.00
Direct Sub Loan              Offered       1,750.00
Aid of the term                            3,750.00`;
const charges = `
Charges                                      Amount
Tuition                                    3,000.00
Books                                        350.00
Charges of the term                        3,350.00`;
const whole = {
  aid: ['Federal Pell Grant 4000', 'Harmon Bridge Grant 900', 'Direct Sub Loan 3500'],
  costs: ['Tuition 6000', 'Books 750'],
  confidence: 0.97,
};

test('the charges of a term stand on the page behind its aid', () =>
  expect(read(fall + spring, charges)).toEqual(whole));

test('a total of a term that says what it leaves out is one of the totals of all terms', () =>
  expect(read(fall + spring + charges)).toEqual(whole));

test('the aid of a term stands on the page behind its charges, under no heading of its own', () => {
  const term = (name: string, books: string): string => `
${name}
Tuition                          charge      2,160.00
Books                            charge        ${books}
Term charges                                 2,540.00`;
  const aid = `
Federal Pell Grant               offered     2,872.00
Harmon Bridge Grant              offered       900.00
Term aid                                     3,772.00`;
  expect(read(`${head}${term('Autumn 2026', '380.00')}${aid}\n${term('Spring 2027', '380.00')}`, aid)).toMatchObject({
    aid: ['Federal Pell Grant 5744', 'Harmon Bridge Grant 1800'],
    costs: ['Tuition 4320', 'Books 760'],
  });
});
