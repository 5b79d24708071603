import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const valuesIn = (text: string) => linesOfLetter(text).costs.map((line) => Number(line.split(' ').at(-2)));

describe('which of the columns of a budget is the student’s own', () => {
  test('a box that stands beside its head, a little lower', () => {
    const page = letterFromText(`
Harmon Grant                          $4,000

                           Shared       Own
How you live           apartment ☐   apartment ☑
Tuition                    $20,000      $20,000
Food and housing            $9,100      $12,000`);
    for (const word of page.pages[0]?.words ?? [])
      if (/[☐☑]/.test(word.text)) Object.assign(word, { height: 7, y: word.y + 6 });
    expect(understand(page).costs.map(({ value }) => value)).toEqual([20000, 12000]);
  });

  test.each([
    ['if you lived at home', 'your term in Lima'],
    ['if you kept your dorm', 'your year in Lima'],
    ['would be on campus', 'your year in Lima'],
  ])('beside what would be, "%s", the column that is said to be the reader’s: "%s"', (other, own) =>
    expect(
      valuesIn(`
Costs                 ${other.padStart(24)} ${own.padStart(22)}
Tuition                                $20,000                $20,000
Lima program fee                             –                   $850
Food and housing                       $12,000                 $9,100
Total                                  $32,000                $29,950

Harmon Grant                                                   $4,000`),
    ).toEqual([20000, 850, 9100]),
  );

  test('"if you" marks none of the ways of living: the net price tells', () =>
    expect(
      valuesIn(`
Costs                  If you live on campus    If you live at home
Tuition                              $20,000                $20,000
Food and housing                     $12,000                 $5,100

Harmon Grant                          $4,000
Net price                            $21,100`),
    ).toEqual([20000, 5100]));

  test('of ways of living whose heads stand close together the first one counts', () =>
    expect(
      valuesIn(`
                                           On Campus Residence Off Campus Residence
Tuition and Fees                                        $5,130               $5,130
Housing and Food                                        $9,760              $11,420
Books and Supplies                                      $1,400               $1,400
Harmon Grant              $4,000`),
    ).toEqual([5130, 9760, 1400]));

  test('the net price may leave out what veterans have', () =>
    expect(
      valuesIn(`
Cost of attendance       On campus      Off campus
Tuition                     20,000          20,000
Housing and food            12,000          10,000

Harmon Grant                 4,000
Post-9/11 GI Bill            3,000
Net price                   26,000`),
    ).toEqual([20000, 10000]));
});
