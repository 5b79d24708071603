import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const heights: Readonly<Record<string, number>> = { '#': 11, '~': 8.5 };

/** A letter in print: a line behind `#` is in a taller font, one behind `~` begins in small print; words right behind a figure are small. */
function printed(text: string): { aid: string[]; costs: string[] } {
  const lines = `${head}\n${text}`.split('\n');
  const bare = lines.map((line) => (line[0] && heights[line[0]] ? line.slice(1) : line));
  const [page] = letterFromText(bare.join('\n')).pages;
  for (const word of page?.words ?? []) {
    const row = Math.round((word.y - 30) / 14);
    const height = heights[lines[row]?.[0] ?? ''];
    const isName = (word.x - 30) / 6 < (bare[row] ?? '').search(/\S {2,}/) + 1 || !/\S {2,}/.test(bare[row] ?? '');
    const isBehind =
      (word.x - 30) / 6 > (bare[row] ?? '').search(/\$ ?\S+ [A-Z]/) + 3 && /\$ ?\S+ [A-Z]/.test(bare[row] ?? '');
    if (height && isName) Object.assign(word, { height });
    else if (isBehind) Object.assign(word, { height: 8.5 });
  }
  const { aid, costs } = understand({ pages: page ? [page] : [] });
  const told = (items: { description: string; value: number }[]) =>
    items.map(({ description, value }) => `${description} ${value}`);
  return { aid: told(aid), costs: told(costs) };
}

describe('the bill of one semester', () => {
  const bill = `
Charges                            $12,587
Anticipated aid                     $6,865
Estimated amount due                $5,722`;
  const offer = `
Cost of Attendance
Tuition                            $24,000
Housing and food                   $13,840
Total cost of attendance           $37,840

Financial Aid
Fed Pell Grant                      $5,288
Rim Grant                           $3,200
Total aid                           $8,488
`;
  const costs = ['Tuition 24000 TUITION', 'Housing and food 13840 HOUSING_AND_FOOD'];

  test('is none of the year', () =>
    expect(linesOfLetter(`${offer}\nEstimated bill for one semester${bill}`).costs).toEqual(costs));
  test('is none under a heading that says nothing: the aid in it is a sum', () =>
    expect(linesOfLetter(`${offer}\nWhat comes in August${bill}`).costs).toEqual(costs));
});

test('what a school invites to apply for is not offered', () =>
  expect(
    linesOfLetter(`
Fed Pell Grant                      $5,288
Rim Grant                           $3,200

Other scholarships to apply for
Essay Contest                       $2,000
Research Fellowship                 $4,000`).aid,
  ).toEqual(['Fed Pell Grant 5288 FEDERAL PELL', 'Rim Grant 3200 INSTITUTION INSTITUTIONAL_GRANT']));

test('the figure at the foot of a cell is that of the name over the small print', () =>
  expect(
    printed(`
#Grants and Scholarships
 Miner Engineering Excellence
~ Awarded for academic achievement         $7,598
 Shores First-Year Scholarship
~ Renewable with a 3.0 GPA                 $7,590
 State Grant
~ No repayment required                    $1,992
 Total                                    $17,180
#Loans
 Sub Stafford
~ Interest 6.39%, fee 1.057%               $5,500`).aid,
  ).toEqual([
    'Miner Engineering Excellence 7598',
    'Shores First-Year Scholarship 7590',
    'State Grant 1992',
    'Sub Stafford 5500',
  ]));

test('a heading over names in lower print than their figures is none of them', () =>
  expect(
    printed(`
Estimated cost
~Tuition and Fees                         $11,986
~Housing and Meal Plan                    $11,374
~Transportation                            $1,575
Aid offered to you
~Palmer Fellows                            $6,700
~Federal Pell Grant                        $3,045
~Kittredge Fund                            $1,375`),
  ).toEqual({
    aid: ['Palmer Fellows 6700', 'Federal Pell Grant 3045', 'Kittredge Fund 1375'],
    costs: ['Tuition and Fees 11986', 'Housing and Meal Plan 11374', 'Transportation 1575'],
  }));

test('a name in another font goes on with no sentence above it', () =>
  expect(
    printed(`
#Gift Aid (does not need to be repaid)
 Hauge Orchard
~ Awarded for achievement                  $2,368
 St. Brendan Presidential Scholarship
~ Awarded for achievement                  $4,916
 Total                                     $7,284`).aid,
  ).toEqual(['Hauge Orchard 2368', 'St. Brendan Presidential Scholarship 4916']));

test('a heading of several words in a font of its own is no sentence', () =>
  expect(
    printed(`
#Money that you borrow
 Sub Stafford                              $5,500
#Not billed, but plan for it
 Required laptop                           $2,150
 Travel                                      $900`).costs,
  ).toEqual(['Required laptop 2150', 'Travel 900']));

describe('a heading nearer to a row than rows are to each other', () => {
  /** Rows 20 points apart, a heading 16 from the row over or under it. */
  function inWideRows(rows: string[]): string[] {
    const [page] = letterFromText(rows.map((row) => row + '\n'.repeat(row.startsWith('#') ? 3 : 4)).join('\n')).pages;
    const words = (page?.words ?? []).map((word) => ({ ...word, text: word.text.replace('#', ''), y: word.y / 3.5 }));
    const { aid } = understand({ pages: page ? [{ ...page, words }] : [] });
    return aid.map(({ category, value }) => `${category} ${value}`);
  }

  test('"Loan Options" goes on with no name', () =>
    expect(
      inWideRows([
        'Harmon College        Financial Aid Award Letter 2026-2027',
        'FREE MONEY',
        'Agriculture Schol                                           3,178.00',
        'State Opportunity                                           1,178.00',
        '#FED PELL GRANT                                             1,966.00',
        'LOAN OPTIONS',
        'DIRECT SUB LOAN                                             5,500.00',
      ]),
    ).toEqual(['SCHOLARSHIP 3178', 'SCHOLARSHIP 1178', 'GRANT 1966', 'LOAN 5500']));

  test('"Fall 2026 Offer" is the term of its block, and no name', () =>
    expect(
      inWideRows([
        'Harmon College        Financial Aid Award Letter 2026-2027',
        '#Fall 2026 Offer',
        'WSOC-Room                                                   $4,045',
        'DL Subsidized                                               $1,375',
        'Total                                                       $5,420',
        '#Spring 2027 Offer',
        'WSOC-Room                                                   $4,045',
        'DL Subsidized                                               $1,375',
        'Total                                                       $5,420',
      ]),
    ).toEqual(['SCHOLARSHIP 8090', 'LOAN 2750']));
});

/** What the awards come to, by their names. */
const aidIn = (...pages: string[]): string[] =>
  understand(letterFromText(...pages.map((page, at) => (at === 0 ? head : '') + page))).aid.map(
    ({ description, value }) => `${description} ${value}`,
  );

describe('columns', () => {
  test('costs side by side part no table of terms under them', () =>
    expect(
      aidIn(`
Cost of Attendance
Tuition                     $ 22,648        Scholars Table meal plan    $ 3,502
Technology fees             $  2,300        Books/Course Materials      $ 1,378
Loughrey Hall               $  6,598        Federal loan fees           $    58
Total Costs: $36,484
Aid Offered
Financial Aid                  Fall 2026     Spring 2027               Year Total
Bend Gap Grant              $  1,204        $    1,204                 $    2,408
Direct Subsidized Loan      $  1,750        $    1,750                 $    3,500
UNSUB                       $  3,000        $    3,000                 $    6,000
Total                       $  5,954        $    5,954                 $   11,908`).slice(-3),
    ).toEqual(['Bend Gap Grant 2408', 'Direct Subsidized Loan 3500', 'UNSUB 6000']));

  test('the dollar sign at the edge of a column is none of the figure before it', () =>
    expect(
      aidIn(`
Award Name                          Fall Semester       Spring Semester
Regents Scholarship       $              988 $               988
Federal Supplemental      $              114 $               114
TOTAL                     $            1,102 $             1,102`),
    ).toEqual(['Regents Scholarship 1976', 'Federal Supplemental 228']));

  test('heads of terms close together are two, whatever word ends them', () =>
    expect(
      aidIn(`
Fund                                  Fall 2026 Offer Spring 2027 Offer
University Service Grant                       $1,592            $1,592
PELL GRANT                                     $2,746            $2,746
Total Aid                                      $4,338            $4,338`),
    ).toEqual(['University Service Grant 3184', 'PELL GRANT 5492']));

  test('"Cost, Gift aid, Net" over an outlook says nothing of the awards under it', () =>
    expect(
      aidIn(`
Four-Year Outlook
Year                         Cost          Gift aid           Net
Year 1                    $51,522            $3,072       $48,450
Year 2                    $52,622            $3,072       $49,550
Year 3                    $53,722            $3,072       $50,650

Financial Aid
Money you do not pay back
Presidential Endowed Schl                                1,172.00
Osprey Excellence Award                                  1,900.00
Loans
Direct Sub                                               2,750.00
Total Aid                                                5,822.00`),
    ).toEqual(['Presidential Endowed Schl 1172', 'Osprey Excellence Award 1900', 'Direct Sub 2750']));

  test('a kind in two lines beside its rows is one', () =>
    expect(
      understand(
        letterFromText(`${head}
Kind                         Award                              Estimated Amount
Gift Aid (does not need to   Ignatian Leadership Scholarship              $1,630
be repaid)                   Chancellor Scholarship                       $1,854
                             Pell                                         $1,860
Money you borrow             Direct Loan - Unsubsidized                   $6,000
                             TOTAL                                       $11,344`),
      ).aid.map(({ category }) => category),
    ).toEqual(['SCHOLARSHIP', 'SCHOLARSHIP', 'GRANT', 'LOAN']));

  test('kinds that stand at the last of their rows', () =>
    expect(
      linesOfLetter(`
Kind               Award                              Amount

                   Yellow Ribbon, University Share     6,558
Money you do not
pay back           Rev. Amos T. Whitfield Endowment    8,234

Federal Loans      Fed. Direct Unsub. Loan             6,000`).aid.map((line) => line.split(' ').at(-1)),
    ).toEqual(['MILITARY', 'OTHER_SCHOLARSHIP', 'DIRECT_UNSUBSIDIZED']));

  test('kinds before the names of a table that goes on, and a summary of gifts under the total', () =>
    expect(
      understand(
        letterFromText(
          `${head}
Kind               Award                          Amount
Gift Aid           Dean's Fellowship                $688
                   Katahdin Honors Scholarship    $3,450
                   Polytechnic Housing Grant      $5,684`,
          `
Money you borrow   Federal Direct Subsidized      $5,500
                   Student Loan

                   Total Financial Aid           $15,322


$37,578
Total cost


$9,822
Grants and scholarships


$27,756
Net price`,
        ),
      ).aid.map(({ category, value }) => `${category} ${value}`),
    ).toEqual(['SCHOLARSHIP 688', 'SCHOLARSHIP 3450', 'GRANT 5684', 'LOAN 5500']));

  test('words in smaller print right behind a figure are said of it', () =>
    expect(
      printed(`
Cope Rural Education    $ 7,196 Awarded for achievement, renewable with a 3.0 GPA
Animation Department    $ 6,016 Renewable with a 3.0 GPA
Fed Pell Grant          $ 1,422 Paid half in fall and half in spring
DIR UNSUBSIDIZED LOAN   $ 6,000 Must be repaid
Total                  $ 20,634`).aid,
    ).toEqual([
      'Cope Rural Education 7196',
      'Animation Department 6016',
      'Fed Pell Grant 1422',
      'DIR UNSUBSIDIZED LOAN 6000',
    ]));
});

test('a long name ends before the dollar sign of its column', () => {
  const [page] = letterFromText(`${head}
Type of Aid                         Offered  Accepted
St Brendan Presidential Scholarship $ 612    $ 612
Prairie Opportunity Grant           $ 2,624  $ 2,624
FPell                               $ 2,870  $ 0
Direct Loan Unsub                   $ 6,000  $ 6,000
TOTAL                               $ 12,106`).pages;
  // The blanks inside of names are narrower than the one before the figures.
  const words = (page?.words ?? []).map((word) => ({ ...word, width: word.width + (word.x < 210 ? 3 : 0) }));
  const wide = words.map((word) => ({ ...word, x: word.x + (word.x > 210 ? 2 : 0) }));
  expect(understand({ pages: page ? [{ ...page, words: wide }] : [] }).aid.map(({ value }) => value)).toEqual([
    612, 2624, 2870, 6000,
  ]);
});

test('what may be applied for goes on over the end of a page', () =>
  expect(
    aidIn(
      `
Rim Grant                           $3,200
Work/Study                          $1,000

Other scholarships to apply for`,
      'Research Fellowship                 $4,000',
    ),
  ).toEqual(['Rim Grant 3200', 'Work/Study 1000']));

test('what a larger award would change is none that was missed', () => {
  const sure = (note: string): number =>
    understand(
      letterFromText(`${head}
Housing Grant                             8,916.00
Federal Pell Grant                        5,232.00
${note}`),
    ).confidence;
  expect(sure('Outside awards over $500 may reduce other aid.')).toBe(sure(''));
});

test('what a sum is made up of is no made-up example', () =>
  expect(
    linesOfLetter(`
I. Student budget                                                         17,300
     Tuition                                                   9,300
     Hall and Dining                                           8,000
II. Gift aid                                                               8,250
     State of Montana: 5,150, made up of
           MUS Honor Scholarship                               4,150
           Baker Grant                                         1,000
     United States: 3,100, made up of
           Pell                                                2,100
           BIA Higher Education Grant                          1,000`),
  ).toEqual({
    aid: [
      'MUS Honor Scholarship 4150 STATE STATE_SCHOLARSHIP',
      'Baker Grant 1000 STATE STATE_GRANT',
      'Pell 2100 FEDERAL PELL',
      'BIA Higher Education Grant 1000 FEDERAL TRIBAL',
    ],
    costs: ['Tuition 9300 TUITION', 'Hall and Dining 8000 HOUSING_AND_FOOD'],
  }));

test('a grant under what is earned is none of it', () =>
  expect(
    linesOfLetter(`
YOUR WORK                                                  5,100
   Labor Program Earnings                   5,100
THE COLLEGE                                               12,130
   Cost of Education Grant                 10,930
   Ozark Friends Legacy Grant               1,200
MET IN ALL                                                17,230`).aid.slice(1),
  ).toEqual([
    'Cost of Education Grant 10930 INSTITUTION INSTITUTIONAL_GRANT',
    'Ozark Friends Legacy Grant 1200 INSTITUTION INSTITUTIONAL_GRANT',
  ]));

test('a name that tells nothing among costs and awards is held in doubt', () => {
  const sure = (name: string): number =>
    understand(
      letterFromText(`${head}
What we charge
Tuition                     $21,300
Alabama Student Grant        $1,200
Activity Fee                   $480
Federal Pell Grant           $5,345
${name.padEnd(27)} $10,500
Appeal Grant                 $2,280`),
    ).confidence;
  expect(sure('Sipsey Fork Honors')).toBeLessThan(0.7);
  expect(sure('Housing')).toBeGreaterThan(0.7);
});
