import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n\n';
const valuesIn = (text: string) => understand(letterFromText(head + text)).aid.map(({ value }) => value);

const table = (over: string, more = '') => `
Award                         Source      ${over.padEnd(12)}   Amount
Ashlar Scholarship            College     Year            $6,000
Federal Pell Grant            Federal     Semester        $2,100
Odell Prize                   College     Semester          $400
Veterans housing allowance    Federal     Month           $1,150
Federal Work-Study            Federal     Year            $2,000
${more}`;

describe('a column of periods beside one of figures', () => {
  test.each(['Per', 'How often', 'Frequency', ''])('says what they are for: %s', (over) =>
    expect(valuesIn(table(over))).toEqual([6000, 4200, 800, 2000]),
  );

  test.each(['Paid each', 'Disbursed', 'Renewal'])('under "%s" it says when something is done', (over) =>
    expect(valuesIn(table(over)).slice(0, 3)).toEqual([6000, 2100, 400]),
  );

  test('says nothing of the amounts where the total counts them once', () =>
    expect(
      valuesIn(table('Per', 'Total                                                    $11,650')).slice(0, 3),
    ).toEqual([6000, 2100, 400]));

  test('behind the figures', () =>
    expect(
      valuesIn(`
Award                      Amount       Basis
Ashlar Scholarship         $6,000       annual
Federal Pell Grant         $1,400       per quarter
Odell Prize                  $300       per quarter`),
    ).toEqual([6000, 4200, 900]));

  test('of several tables', () =>
    expect(
      understand(
        letterFromText(`${head}
Award                      Amount    Period
Ashlar Scholarship         $6,000    year
Federal Pell Grant         $1,400    semester
Odell Prize                  $300    semester

What you will spend
Item        Amount      Period
Tuition     $8,000      semester
Fees        $310        semester
Housing     $9,600      year`),
      ).costs.map(({ value }) => value),
    ).toEqual([16000, 620, 9600]));
});
