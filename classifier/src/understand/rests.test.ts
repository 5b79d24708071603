import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(letterFromText(`Harmon College\nFinancial Aid Award 2026-2027\n\n${text}`));
const valuesIn = (text: string): number[] => read(text).aid.map(({ value }) => value);

const costs = `What the year costs
Tuition                                   $30,000
Housing and food                          $12,000
Direct costs                              $42,000
`;
const gifts = `Gifts
Federal Pell Grant                         $5,000
Harmon Grant                               $9,000
`;

describe('what is left, by any name', () => {
  test.each([
    [
      'the costs over it and a total of the gifts',
      `${costs}\n${gifts}Gift assistance   $14,000\nCosts past gift assistance   $28,000`,
    ],
    [
      'the costs of its own block',
      `${gifts}Gift assistance   $14,000\n\n${costs}Direct costs past grants and scholarships   $28,000`,
    ],
    [
      'two totals right over it',
      `${gifts}\n${costs}\nIn short\nTotal cost   $42,000\nTotal gifts   $14,000\nGrants and gifts aside   $28,000`,
    ],
  ])('%s tell it', (_, text) => {
    expect(valuesIn(text)).toEqual([5000, 9000]);
    expect(read(text).status).toBe('READY');
  });

  test('a loan that comes later is no name of its own', () =>
    expect(
      valuesIn(`${costs}\n${gifts}Cost before Parent PLUS   $28,000

If your parents wish
Federal Parent PLUS Loan   $8,000
Cost after Parent PLUS   $20,000`),
    ).toEqual([5000, 9000, 8000]));

  test('what goes on from it tells it', () =>
    expect(
      valuesIn(`${costs}\n${gifts}Cost past gifts and grants   $28,000
Federal Direct Subsidized Loan   $3,500
Federal Direct Unsubsidized Loan   $2,000
For your family to bring   $22,500`),
    ).toEqual([5000, 9000, 3500, 2000]));

  test('a balance over it tells it, though the loans between have a total', () =>
    expect(
      valuesIn(`${costs}\n${gifts}Total gifts   $14,000\nNet cost   $28,000\n
Borrowing
Federal Direct Subsidized   $3,500
Federal Direct Unsubsidized   $6,000
Total borrowing   $9,500
Past all these loans   $18,500`),
    ).toEqual([5000, 9000, 3500, 6000]));

  test('all that is taken off is no loan, nor is what follows it', () =>
    expect(
      valuesIn(`${costs}\nWe take off
Federal Pell Grant   -5,000
Harmon Grant   -9,000
You may borrow
Direct Sub Loan   -3,500
Direct Unsub Loan   -2,000
Everything taken off   -19,500
Yours to pay   22,500`),
    ).toEqual([5000, 9000, 3500, 2000]));

  test('what the costs leave of the aid is none of it', () =>
    expect(
      valuesIn(`${costs}
Aid
Federal Pell Grant                         $7,000
Harmon Grant                              $30,000
Harmon Scholarship                         $8,000
Aid in all                                $45,000
Aid past all costs                         $3,000`),
    ).toEqual([7000, 30000, 8000]));

  test('a sum of gifts and loans does not tell of more gifts', () =>
    expect(
      read(`${costs}\n${gifts}Gift money so far   $14,000
Direct Sub Loan   $3,500
Gift money and borrowing so far   $17,500`).status,
    ).toBe('READY'));

  test('an award that meets the rest of the costs is one', () =>
    expect(
      valuesIn(`${costs}\n${gifts}Total gifts   $14,000\n
Other ways to pay
Federal Direct Subsidized Loan   $3,500
Parent PLUS Loan   $24,500`),
    ).toEqual([5000, 9000, 3500, 24500]));

  test('gifts that come to the costs only with it are not borne out by the costs', () => {
    const { aid, confidence } = read(`${gifts}Gryphon Society   $28,000\n\n${costs}`);
    expect(aid.map(({ value }) => value)).toEqual([5000, 9000, 28000]);
    expect(confidence).toBeLessThan(0.95);
  });
});
