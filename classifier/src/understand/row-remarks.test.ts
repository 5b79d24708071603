import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

/** The gifts of a letter in close print, in which lines that begin with a space are in smaller print. */
function giftsIn(table: string): string[] {
  const text = `Harmon College\nFinancial Aid Offer 2026-2027\n\n${table}`;
  const lines = text.split('\n').filter((line) => line.trim());
  const [page] = letterFromText(text).pages;
  let y = 30;
  for (const [index, words] of [...Map.groupBy(page?.words ?? [], (word) => word.y).values()].entries()) {
    const isSmall = lines[index]?.startsWith(' ');
    for (const word of words) Object.assign(word, isSmall ? { y, x: word.x - 2, height: 8.5 } : { y });
    y += 11.7;
  }
  const { aid } = understand({ pages: page ? [page] : [] });
  return aid.filter(({ category }) => category !== 'LOAN').map(({ description, value }) => `${description} ${value}`);
}

test('what is said in small print under each row opens no section for the next one', () =>
  expect(
    giftsIn(`
Fund                                                              Amount
Federal PLUS Loan                                                 $6,810
 Repayment begins six months after you leave school
Direct Subsidized Loan                                            $3,500
 Must be repaid; interest rate 6.39%
Orchard Sisters Fund                                              $5,100
 Thank the donor by letter
Federal Pell Grant                                                $7,394
 Based on financial need
Vale Trust                                                        $1,200
 Awarded for academic merit
Total aid                                                         $24,004`),
  ).toEqual(['Orchard Sisters Fund 5100', 'Federal Pell Grant 7394', 'Vale Trust 1200']));

test('small print over the first row too is that of headings', () =>
  expect(
    giftsIn(`
Your awards
 Money you keep
Federal Pell Grant                                                $7,394
Orchard Sisters Fund                                              $5,100
 Money you borrow
Direct Subsidized Loan                                            $3,500
Vale County Program                                               $1,200
 Total                                                            $17,194`),
  ).toEqual(['Federal Pell Grant 7394', 'Orchard Sisters Fund 5100']));
