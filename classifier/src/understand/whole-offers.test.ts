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
