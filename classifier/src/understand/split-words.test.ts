import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const comma = (sum: number): string => sum.toLocaleString('en-US');
const row = (name: string, figure: string): string => `${name.padEnd(30)}${figure}`;

const letter = (money: (sum: number) => string): string =>
  [
    'Costs',
    row('Tuition', money(31_400)),
    row('Fees', money(640)),
    row('Cost of Attendance', money(32_040)),
    '',
    'Financial Aid',
    row('Harmon Grant', money(9500)),
    row('Federal Pell Grant', money(5400)),
    row('Olin Farrow Scholarship', money(750)),
    row('Total', money(15_650)),
  ].join('\n');

describe('figures that are dressed', () => {
  test.each<[string, (sum: number) => string]>([
    ['with the year', (sum) => `$${comma(sum)}/yr`],
    ['with the year and no sign', (sum) => `${comma(sum)}/year`],
    ['with the academic year', (sum) => `$${comma(sum)}/academic year`],
    ['with a short year', (sum) => `$${comma(sum)}/AY`],
    ['with half of it, by the term', (sum) => `$${comma(sum / 2)}/sem`],
    ['with half of it, by the term in two words', (sum) => `$${comma(sum / 2)} per sem.`],
    ['with half of it, each term', (sum) => `$${comma(sum / 2)} ea. sem.`],
    ['with a note in brackets', (sum) => `$${comma(sum)}[1]`],
    ['with a note in brackets apart', (sum) => `$${comma(sum)} [1]`],
    ['with a note in round brackets', (sum) => `$${comma(sum)}(a)`],
    ['with a raised note', (sum) => `$${comma(sum)}¹`],
    ['with two raised digits', (sum) => `$${comma(sum)}¹²`],
    ['with a letter for a note', (sum) => `$${comma(sum)}b`],
    ['that are about right', (sum) => `~$${comma(sum)}`],
    ['filled up with stars', (sum) => `$***${comma(sum)}.00`],
    ['with dashes for cents', (sum) => `$${comma(sum)}.--`],
    ['with the sign behind', (sum) => `${comma(sum)}$`],
    ['with boxes to tick', (sum) => `$${comma(sum)} ☐ Accept ☐ Decline`],
    ['told twice', (sum) => `$${comma(sum / 2)} × 2`],
    ['told twice with a letter', (sum) => `$${comma(sum / 2)} x 2`],
    ['told twice, and the sum', (sum) => `2 x $${comma(sum / 2)} = $${comma(sum)}`],
    ['as a sum of two', (sum) => `$${comma(sum / 2)} + $${comma(sum / 2)}`],
    ['as a sum of two, and the sum', (sum) => `$${comma(sum / 2)} + $${comma(sum / 2)} = $${comma(sum)}`],
    ['as two parts and their sum', (sum) => `$${comma(sum / 2)} / $${comma(sum / 2)} / $${comma(sum)}`],
    ['in one field with their terms', (sum) => `Fall $${comma(sum / 2)} / Spring $${comma(sum / 2)}`],
  ])('%s', (_, money) => {
    const { aid, costs } = linesOfLetter(letter(money));
    expect(costs).toEqual(['Tuition 31400 TUITION', 'Fees 640 FEES']);
    expect(aid).toEqual([
      'Harmon Grant 9500 INSTITUTION INSTITUTIONAL_GRANT',
      'Federal Pell Grant 5400 FEDERAL PELL',
      'Olin Farrow Scholarship 750 INSTITUTION OTHER_SCHOLARSHIP',
    ]);
  });

  test('how a year comes about, beside the year', () => {
    const { aid, costs } = linesOfLetter(letter((sum) => `$${comma(sum / 2)} x 2 terms          $${comma(sum)}`));
    expect(costs).toHaveLength(2);
    expect(aid.map((line) => /(\d+) [A-Z]+ [A-Z_]+$/.exec(line)?.[1])).toEqual(['9500', '5400', '750']);
  });

  test('a name that was cut keeps its dots, and is of the kind of the word that it begins', () => {
    const { aid } = linesOfLetter(`
Northcott Completion Gra...       $1,100
Northcott Band Schol…             $900
Federal Work-Stu...               $1,500
Federal Pell Grant.........$2,000`);
    expect(aid).toEqual([
      'Northcott Completion Gra... 1100 INSTITUTION INSTITUTIONAL_GRANT',
      'Northcott Band Schol… 900 INSTITUTION MERIT',
      'Federal Work-Stu... 1500 FEDERAL FEDERAL_WORK_STUDY',
      'Federal Pell Grant 2000 FEDERAL PELL',
    ]);
  });

  test('a credit is taken off', () => {
    const { aid, costs } = linesOfLetter(`
Tuition                       31,400.00
Fees                          640.00
Harmon Grant                  9,500.00CR
Federal Pell Grant            5,400.00CR
You owe                       17,140.00`);
    expect(costs).toHaveLength(2);
    expect(aid).toHaveLength(2);
  });

  test.each([' CR', '     CR'])('a discount among the costs, marked "%s", is aid', (mark) => {
    const { aid, costs } = linesOfLetter(`
Your yearly costs
Nonresident tuition           $20,460
Exchange Tuition Reduction     $9,630${mark}
Room                           $5,900
Net charges                   $16,730`);
    expect(aid).toEqual(['Exchange Tuition Reduction 9630 INSTITUTION TUITION_WAIVER']);
    expect(costs).toHaveLength(2);
  });

  test('a rate is no amount', () => {
    const { aid, costs } = linesOfLetter(`${letter((sum) => `$${comma(sum)}`)}
Summer tuition                $412/credit
Library job                   $15.50/hr`);
    expect(costs).toHaveLength(2);
    expect(aid).toHaveLength(3);
  });
});

test('in a picture the mark of a note may look like one more digit', () =>
  expect(linesOfLetter(letter((sum) => `$${comma(sum)}`).replace('$5,400', '$5,4001')).aid).toContain(
    'Federal Pell Grant 5400 FEDERAL PELL',
  ));
