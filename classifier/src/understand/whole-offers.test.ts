import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(letterFromText(head + text));

describe('sums beside a column of types', () => {
  const table = `
Type      Source       Award                              Amount for year
Gift      College      Harmon Scholars Award                      $22,000
Gift      College      Choir Award                                 $3,000
Gift      Federal      Federal Pell Grant                          $2,245
Loan      Federal      Direct Loan - Subsidized                    $3,500
Loan      Federal      Direct Loan - Unsubsidized                  $2,000
Work      State        MN State Work Study                         $2,500
`;
  const kinds = `
Gift aid              $27,245
Loans                  $5,500
Work                   $2,500`;
  test.each([
    ['under the kinds', `${table}${kinds}\nComplete award        $35,245`],
    ['over the kinds', `${table}\nComplete award        $35,245${kinds}`],
    ['under the table', `${table}Complete award                                                    $35,245`],
    ['over the table', `\nYour complete award     $35,245\n${table}`],
    ['under other kinds', `${table}\nGift aid      $27,245\nLoans and work    $8,000\nEntire Harmon offer   $35,245`],
  ])('%s', (_, text) => {
    const { aid, status } = read(text);
    expect(aid.map(({ value }) => value)).toEqual([22000, 3000, 2245, 3500, 2000, 2500]);
    expect(status).toBe('READY');
  });

  test('an award that is worth two others is one', () =>
    expect(
      read(`${table}Gift      Private      Rotary Club of Ada                         $24,245`).aid.map(
        ({ value }) => value,
      ),
    ).toContain(24245));
});

describe('the terms of the whole offer are no award', () => {
  const table = `
Award Description                Offered      Accepted
Federal Pell Grant              4,795.00      4,795.00
VA Commonwealth Award             700.00        700.00
Hill Foundation Scholarship       600.00        600.00
Federal Direct Subsidized Loan  3,500.00
Aid Year Totals                 9,595.00      6,095.00
`;
  const terms = 'Fall 2026             4,798.00\nSpring 2027           4,797.00';
  test.each([
    ['Term                   Offered       Scheduled disbursement    Date', terms],
    ['Semester               Offered       Scheduled to pay', terms],
    ['Payment period         Expected', terms],
    ['Disbursement schedule', terms],
    ['Aid by semester', terms],
    ['Aid by semester', `${terms}\nYear                  9,595.00`],
  ])('%s', (title, rows) => {
    const { aid, status } = read(`${table}\n${title}\n${rows}`);
    expect(aid.map(({ value }) => value)).toEqual([4795, 700, 600, 3500]);
    expect(status).toBe('READY');
  });
});

describe('sums of awards of several blocks', () => {
  const awards = `
Gifts                                    Per semester
Harmon Academic Schol                          $6,500
Nebraska Opportunity Grant                        900
Loans and work                           Per semester
Stafford, Subsidized                            2,750
Stafford, Unsubsidized                          1,000
Work/Study                                        750
Aid from all the above                        $11,900`;
  const rest = `
Expenses                                 Per semester
Tuition                                       $18,250
Room                                            2,300
Expenses                                      $20,550
Expenses less aid                              $8,650`;
  const values = [13_000, 1800, 5500, 2000, 1500];

  test('over a loan that they leave out', () =>
    expect(
      read(`${awards}${rest}\nParent PLUS or private loan, if you wish       $5,000`).aid.map(({ value }) => value),
    ).toEqual([...values, 10_000]));

  test('what is left of the costs after them, told by the term, bears them out', () => {
    const { aid, confidence } = read(`${awards.replace(/\nAid from.*/, '')}${rest}`);
    expect(aid.map(({ value }) => value)).toEqual(values);
    expect(confidence).toBeGreaterThan(0.95);
  });

  test('a loan alone in its block, and the word for it', () =>
    expect(
      read(`
Grants and scholarships
Federal Pell Grant                  $6,445
Harmon Grant                        $2,650
Grants and scholarships             $9,095
If you choose to borrow
Federal Direct Subsidized Loan      $3,500
Loan                                $3,500`).aid.map(({ value }) => value),
    ).toEqual([6445, 2650, 3500]));
});
