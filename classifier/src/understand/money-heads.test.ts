import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { withLeaderLines } from './leader-lines.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n\n';
const amounts = (text: string) => {
  const { aid, costs } = understand(letterFromText(head + text));
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
};

describe('columns without money', () => {
  test('the head over boxes is that of no figure, and says nothing of the next table', () =>
    expect(
      amounts(`Award                         Fall        Spring      Total       Accept
Federal Pell Grant            $2,000      $2,000      $4,000      ☐
Founders Scholarship          $3,000      $3,000      $6,000      ☐

Estimated costs
Tuition                                                           $21,000
Meal plan                                                         $5,100`),
    ).toEqual(['Federal Pell Grant 4000', 'Founders Scholarship 6000', 'Tuition 21000', 'Meal plan 5100']));

  test('the details of loans are no heads of the costs under them', () =>
    expect(
      amounts(`Gifts
Founders Scholarship          $6,000

Loans
Loan                          Gross       Fee rate    Fee       Net to account
Direct Subsidized Loan        $3,500      1.057%      $37       $3,463

Estimated costs
Tuition                       $7,000      $7,000      $7,000    $21,000
Meal plan                     $1,700      $1,700      $1,700    $5,100`),
    ).toEqual(['Founders Scholarship 6000', 'Direct Subsidized Loan 3500', 'Tuition 21000', 'Meal plan 5100']));

  test('a day may stand close behind a figure', () =>
    expect(
      amounts(`Gift aid
Federal Pell Grant            (4,000) 09/02/2026
Founders Scholarship          (6,000) 09/09/2026`),
    ).toEqual(['Federal Pell Grant 4000', 'Founders Scholarship 6000']));

  test('kinds of aid between two columns of figures are no second table', () =>
    expect(
      amounts(`Fund                          Accepted      Type              Offered
Federal Pell Grant            4,000.00      Grant             4,000.00
Founders Scholarship          6,000.00      Scholarship       6,000.00
Direct Subsidized Loan        0.00          Loan              3,500.00
Federal Work-Study            0.00          Work/Study        1,800.00`),
    ).toEqual([
      'Federal Pell Grant 4000',
      'Founders Scholarship 6000',
      'Direct Subsidized Loan 3500',
      'Federal Work-Study 1800',
    ]));
});

test('dots on a line of their own belong to the name over them, and so does the figure between', () => {
  const word = (text: string, x: number, y: number) => ({ text, x, y, width: 60, height: 10, confidence: 1 });
  const [name, figure, dots] = [word('Founders', 50, 100), word('$6,000', 300, 106), word('.........', 50, 112)];
  const levels = new Map([name, figure, dots].map((each) => [each, each.y + 5]));
  expect(withLeaderLines([name, figure, dots], levels).get(figure)).toBe(105);
});

test.each(['Year maximum you can earn', 'What it brings you'])(
  'over the one figure of another table the heads of the last say nothing: %s',
  (over) =>
    expect(
      amounts(`
Federal Pell Grant         $4,000

Loans
Loan                                   Gross        Fee      Net to you
Direct Subsidized Loan                 3,500         37           3,463
Direct Unsubsidized Loan               2,000         21           1,979

Jobs
Program                            ${over.padStart(36)}
Federal Work-Study                                                2,250`).at(-1),
    ).toBe('Federal Work-Study 2250'),
);
