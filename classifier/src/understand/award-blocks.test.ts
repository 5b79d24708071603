import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

/** A block: the name, a remark, its terms, a total before or behind them. */
const block = (name: string, remark: string, values: number[], days: string[], sums: [string, string] = ['', '']) => {
  const total = values.reduce((all, each) => all + each, 0);
  const line = (label: string, value: number): string => `  ${label.padEnd(32)}$${value.toLocaleString('en-US')}`;
  const [before, behind] = sums.map((label) => (label ? [line(label, total)] : []));
  const terms = values.map((value, at) => line(days[at] ?? '', value));
  return [name, ...(remark ? [remark] : []), ...(before ?? []), ...terms, ...(behind ?? []), ''].join('\n');
};

describe('awards that are blocks of terms', () => {
  test.each<[string, string, string[], [string, string]]>([
    ['the day of each term and a total', '', ['Fall 2026 (Aug. 17)', 'Spring 2027 (Jan. 19)'], ['', 'Award total']],
    ['a remark', 'Limited funds', ['Fall 2026', 'Spring 2027'], ['', 'Total']],
    ['a remark and no total', 'Limited funds', ['Fall 2026, paid August 17', 'Spring 2027, paid January 19'], ['', '']],
    ['the total first', '', ['Fall semester', 'Spring semester'], ['Total for the year', '']],
    ['payments', 'Paid to your account', ['First payment', 'Second payment'], ['', 'Year']],
  ])('with %s', (_, remark, days, sums) => {
    const blocks = [
      block('Harmon Grant', remark, [2190, 2190], days, sums),
      block('Federal Pell Grant', remark, [3598, 3597], days, sums),
      block('Orchard Promise', remark, [500, 500], days, sums),
    ];
    const letter = `\n${blocks.join('\n')}\nTotal awards                      $12,575`;
    expect(aidIn(letter)).toEqual(['Harmon Grant 4380', 'Federal Pell Grant 7195', 'Orchard Promise 1000']);
  });

  test('heads of columns over the first name are none', () => {
    const days = ['Fall 2026', 'Spring 2027'];
    const letter = `
Fund / Term                Status       Amount
${block('Federal Pell Grant         Accepted', '', [2710, 2710], days, ['', 'Fund total']).trimEnd()}
${block('Harmon Completion Grant    Offered', '', [563, 562], days, ['', 'Fund total']).trimEnd()}
${block('Orchard Memorial           Offered', '', [400, 400], days, ['', 'Fund total']).trimEnd()}
Total offered, all funds          $7,345`;
    expect(aidIn(letter)).toEqual(['Federal Pell Grant 5420', 'Harmon Completion Grant 1125', 'Orchard Memorial 800']);
  });

  test('under headings, with a status beside the name', () => {
    const days = ['Autumn 2026', 'Winter 2027', 'Spring 2027'];
    const letter = `
Scholarships and grants
${block('Harmon Grant               Accepted', '', [1000, 1000, 1000], days, ['', 'Year'])}
${block('Federal Pell Grant         Accepted', '', [1200, 1200, 1200], days, ['', 'Year'])}
Loans
${block('Direct Subsidized Loan     Offered', '', [900, 900, 900], days, ['', 'Year'])}
${block('Direct Unsubsidized Loan   Declined', '', [500, 500, 500], days, ['', 'Year'])}`;
    expect(aidIn(letter)).toEqual(['Harmon Grant 3000', 'Federal Pell Grant 3600', 'Direct Subsidized Loan 2700']);
  });

  test('the first name is no second line of a heading that reads like a sentence', () => {
    const { aid, costs } = linesOfLetter(`
What we offer you this year
Federal Pell Grant                             offered
    Fall 2026                                  $1,698
    Spring 2027                                $1,273
Harmon Promise                                 accepted
    Fall 2026                                    $300
    Spring 2027                                  $300
Federal Direct Subsidized                      declined by you 5/12/2026
    Fall 2026                                  $1,750
    Spring 2027                                $1,750

What Harmon will charge you
Resident Tuition
    Fall 2026                                  $2,680
    Spring 2027                                $2,260
Student Fees
    Fall 2026                                    $560
    Spring 2027                                  $420`);
    expect(aid).toEqual(['Federal Pell Grant 2971 FEDERAL PELL', 'Harmon Promise 600 INSTITUTION OTHER_SCHOLARSHIP']);
    expect(costs).toEqual(['Resident Tuition 4940 TUITION', 'Student Fees 980 FEES']);
  });

  test('one among rows, declined beside its name', () =>
    expect(
      aidIn(`
Gift aid
Federal Pell Grant                             $4,000
Harmon Grant                                   $2,500
Orchard Prize                                  declined by you 5/12
    Fall 2026                                    $700
    Spring 2027                                  $700`),
    ).toEqual(['Federal Pell Grant 4000', 'Harmon Grant 2500']));

  test('in two columns', () =>
    expect(
      aidIn(`
Harmon Grant                            Federal Pell Grant
  Fall 2026               $2,190          Fall 2026               $1,000
  Spring 2027             $2,190          Spring 2027             $1,000
  Award total             $4,380          Award total             $2,000

Orchard Promise                         Direct Subsidized Loan
  Fall 2026                 $500          Fall 2026               $1,750
  Spring 2027               $500          Spring 2027             $1,750
  Award total             $1,000          Award total             $3,500`),
    ).toEqual(['Harmon Grant 4380', 'Orchard Promise 1000', 'Federal Pell Grant 2000', 'Direct Subsidized Loan 3500']));

  test('what is paid each term is no award', () =>
    expect(
      aidIn(`
Federal Pell Grant        $2,000
Harmon Grant              $4,000
Total                     $6,000

Aid by term
  Fall 2026               $3,000
  Spring 2027             $3,000
  Total                   $6,000
Charges by term
  Fall 2026               $9,000
  Spring 2027             $9,000
  Total                  $18,000`),
    ).toEqual(['Federal Pell Grant 2000', 'Harmon Grant 4000']));
});

describe('cards with heads of their own', () => {
  const heads = '  Fall 2026    Spring 2027   Year   ';
  test.each([
    [
      'in two columns, with what became of the award',
      `
Orchard Promise               Accepted       Harmon Grant                       Offered

${heads}          ${heads}
  $2,385       $2,385        $4,770            $1,305       $1,305        $2,610

Federal Pell Grant            Accepted       Direct Unsubsidized Loan           Declined

${heads}          ${heads}
  $2,548       $2,547        $5,095            $1,000       $1,000        $2,000

`,
    ],
    [
      'one under the other',
      `
Orchard Promise
${heads}
  $2,385       $2,385        $4,770
Federal Pell Grant
${heads}
  $2,548       $2,547        $5,095
Harmon Grant
${heads}
  $1,305       $1,305        $2,610`,
    ],
    [
      'in three columns, the names over their middle',
      `
     Orchard Promise           Federal Pell Grant             Harmon Grant
 Fall     Spring  Total      Fall     Spring  Total        Fall     Spring  Total
 $2,385   $2,385  $4,770     $2,548   $2,547  $5,095       $1,305   $1,305  $2,610`,
    ],
  ])('%s', (_, letter) =>
    expect(aidIn(letter).toSorted()).toEqual(['Federal Pell Grant 5095', 'Harmon Grant 2610', 'Orchard Promise 4770']),
  );
});

describe('tiles of uneven heights', () => {
  test.each([
    [
      'centred, for each semester',
      2,
      `
   Shoreline Leadership         Harmon Achievement      Orchard Tuition Grant
       Scholarship                 Scholarship                $1,500
          $4,500                      $2,750               each semester
      each semester               each semester

    Federal Pell Grant           Harmon Promise          Federal Work-Study
          $1,685                      $1,750                  $1,000
      each semester               each semester            each semester`,
    ],
    [
      'from the left, for the year',
      1,
      `
Shoreline Leadership      Harmon Achievement        Orchard Tuition Grant
Scholarship               Scholarship               $1,500
$4,500                    $2,750                    per year
per year                  per year

Federal Pell Grant        Harmon Promise            Federal Work-Study
$1,685                    $1,750                    $1,000
per year                  per year                  per year`,
    ],
  ])('%s', (_, times, letter) =>
    expect(aidIn(letter).toSorted()).toEqual([
      `Federal Pell Grant ${1685 * times}`,
      `Federal Work-Study ${1000 * times}`,
      `Harmon Achievement Scholarship ${2750 * times}`,
      `Harmon Promise ${1750 * times}`,
      `Orchard Tuition Grant ${1500 * times}`,
      `Shoreline Leadership Scholarship ${4500 * times}`,
    ]),
  );

  test('a sentence over them says what each amount is for', () =>
    expect(
      aidIn(`
Every amount in a tile is what you receive each semester, fall and spring alike.

 Harmon Grant        Federal Pell Grant        Orchard Promise
    $1,500                 $1,200                   $800`),
    ).toEqual(['Harmon Grant 3000', 'Federal Pell Grant 2400', 'Orchard Promise 1600']));
});
