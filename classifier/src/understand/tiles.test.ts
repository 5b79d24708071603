import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const columns = (...texts: string[]): string =>
  texts
    .map((text) => text.padEnd(30))
    .join('')
    .trimEnd();

/** The amounts of a page on which the lines that begin with a figure are in large print. */
function amountsIn(text: string): string[] {
  const [page] = letterFromText(head + text).pages;
  const words = page?.words ?? [];
  const large = new Set(words.filter((word) => word.x < 40 && /^\$/.test(word.text)).map(({ y }) => y));
  for (const word of words)
    if (large.has(word.y) && /^\$/.test(word.text)) Object.assign(word, { y: word.y - 4, height: 16 });
  return understand({ pages: page ? [page] : [] }).aid.map(({ description, value }) => `${description} ${value}`);
}

describe('tiles of an award each', () => {
  test('with a status beside the figure and the terms under the name', () =>
    expect(
      amountsIn(`
${columns('$30,000', '$13,450', '$16,550')}
${columns('Cost of attendance', 'Gift aid', 'Cost after gift aid')}

Gifts

${columns('$8,000           Accepted', '$3,000           Accepted', '$2,000          Estimated')}
${columns('Quarry Scholarship', 'Federal Pell Grant', 'Kiln Talent Award')}
${columns('Fall $4,000 Spring $4,000', 'Fall $1,500 Spring $1,500', 'Fall $1,000 Spring $1,000')}

$450             Pending
Odell Community Fund
Fall $450

Loans

${columns('$3,500            Offered', '$2,000           Declined', '$1,000            Offered')}
${columns('Direct Subsidized Loan', 'Direct Unsubsidized Loan', 'Harmon Loan')}
${columns('Fall $1,750 Spring $1,750', 'You declined this', 'Fall $500 Spring $500')}

Work

$1,800           Offered
Federal Work-Study

Cost of attendance
Tuition                                                         $21,000
Housing and food                                                 $9,000
Total                                                           $30,000`),
    ).toEqual([
      'Quarry Scholarship 8000',
      'Federal Pell Grant 3000',
      'Kiln Talent Award 2000',
      'Odell Community Fund 450',
      'Direct Subsidized Loan 3500',
      'Harmon Loan 1000',
      'Federal Work-Study 1800',
    ]));

  test('of which one says at its foot that it was declined', () =>
    expect(
      amountsIn(`
${columns('$4,000', '$3,000', '$2,000')}
${columns('Quarry Scholarship', 'Federal Pell Grant', 'Kiln Talent Award')}
${columns(' College     Accepted', ' Federal     Accepted', ' College     Accepted')}

${columns('$3,500', '$2,000', '$1,000')}
${columns('Direct Subsidized Loan', 'Direct Unsubsidized Loan', 'Harmon Loan')}
${columns(' Federal     Open', ' Federal        Declined by you', ' College     Open')}`),
    ).toEqual([
      'Quarry Scholarship 4000',
      'Federal Pell Grant 3000',
      'Kiln Talent Award 2000',
      'Direct Subsidized Loan 3500',
      'Harmon Loan 1000',
    ]));

  test('alone on its line, declined at the right of its foot', () =>
    expect(
      amountsIn(`
$4,000
Quarry Scholarship
 College         Accepted

$3,500
Direct Subsidized Loan
 Federal         Declined by you 3/4

$1,800
Federal Work-Study
 Federal         Open`),
    ).toEqual(['Quarry Scholarship 4000', 'Federal Work-Study 1800']));

  test('under headings with the sum of those that were not declined', () => {
    const text = `
Gifts                                                             $9,000

${columns('$4,000', '$3,000', '$2,000')}
${columns('Quarry Scholarship', 'Federal Pell Grant', 'Kiln Talent Award')}
${columns(' College     Accepted', ' Federal     Accepted', ' College     Accepted')}

Loans                                                             $4,500

${columns('$3,500', '$2,000', '$1,000')}
${columns('Direct Subsidized Loan', 'Direct Unsubsidized Loan', 'Granite Bridge')}
${columns(' Federal     Open', ' Federal        Declined by you', ' College     Open')}`;
    expect(linesOfLetter(text).aid.at(-1)).toBe('Granite Bridge 1000 INSTITUTION INSTITUTIONAL_LOAN');
  });

  test('a heading under the last one declines nothing', () =>
    expect(
      amountsIn(`
${columns('$4,000', '$3,000', '$2,000')}
${columns('Quarry Scholarship', 'Federal Pell Grant', 'Kiln Talent Award')}

$1,800
Federal Work-Study
           Paid as you work

Declined aid is not shown.`),
    ).toEqual([
      'Quarry Scholarship 4000',
      'Federal Pell Grant 3000',
      'Kiln Talent Award 2000',
      'Federal Work-Study 1800',
    ]));

  test('with their sums under the names of these, and costs whose names are centred on two lines', () => {
    const text = `
${columns('$7,000', '$1,200', '$800')}
${columns('Federal Pell Grant', 'Cove Grant', 'Odell Scholarship')}

${columns('$1,600', '$500', '$3,000')}
${columns('Harbor Grant', 'Lyra Prize', 'Federal Work-Study')}

${columns('Grants', 'Work', 'All offers')}
${columns('$11,100', '$3,000', '$14,100')}
What a year here costs you

   $1,288               $90              $1,152           $1,872
   Tuition        Clinic & Student       Books        Transportation
                    Wellness Fee`;
    const { aid, costs } = linesOfLetter(text);
    expect(aid).toHaveLength(6);
    expect(costs).toEqual([
      'Tuition 1288 TUITION',
      'Clinic & Student Wellness Fee 90 FEES',
      'Books 1152 BOOKS_AND_SUPPLIES',
      'Transportation 1872 TRANSPORTATION',
    ]);
  });
});

test('a tile of loans beside sums is the sum of those below, whatever is to be done with them', () =>
  expect(
    linesOfLetter(`
Free money               Loans to review           Cost of attendance
$26,380                  $15,000                   $53,240

Awards
High Country Founders Award                        $20,180
Oboe Talent                                         $6,200
Federal Direct Subsidized Loan                      $3,500
Federal Direct Unsubsidized Loan                    $2,000
Federal Direct Parent PLUS Loan                     $9,500

Where the cost comes from
Tuition                                            $41,340
Housing and food                                   $11,900
Estimated total                                    $53,240`).aid,
  ).toHaveLength(5));

test('a list with names over its figures, and tiles with names under theirs', () =>
  expect(
    linesOfLetter(`
Aid Offered
Josephine Carver Memorial Scholarship
$5,500
Harmon Tuition Waiver
$4,310
Federal Pell Grant
$6,776
Direct Subsidized Loan
$4,500

Total: $21,086

$41,288                           $16,586                            $24,702
Total cost                        Grants and scholarships            Net price`).aid.map((line) =>
      line.split(' ').at(-3),
    ),
  ).toEqual(['5500', '4310', '6776', '4500']));

test('two cards over a table', () =>
  expect(
    linesOfLetter(`
$4,770
Early Arrival Scholarship

Federal Loans

$3,000
Direct Unsubsidized Loan

Total: $7,770
Cost of Attendance               $28,734
Less grants and scholarships      $4,770
Net Price                        $23,964`).aid,
  ).toEqual([
    'Early Arrival Scholarship 4770 INSTITUTION OTHER_SCHOLARSHIP',
    'Direct Unsubsidized Loan 3000 FEDERAL DIRECT_UNSUBSIDIZED',
  ]));

test('a card of the last column whose name is shorter than that beside it', () =>
  expect(
    linesOfLetter(`
Tuition: $17,476
Fees: $434

Rib Mountain Achievement      Montana Baker Grant            Direct Subsidized Loan
Scholarship                   $2,332                         $2,750
$5,730                        Paid half in the fall          Must be repaid
Renewable with a 3.0 GPA

Direct Unsubsidized Loan      Federal Work-Study
$6,000                        $2,324
Must be repaid                Paid to you as wages

Total Aid: $19,136`).aid.map((line) => line.split(' ').at(-3)),
  ).toEqual(expect.arrayContaining(['5730', '2332', '2750', '6000', '2324'])));

test('rows under a table of two parts, with their figures where the right part begins', () =>
  expect(
    linesOfLetter(`
Estimated Cost of Attendance
Tuition                     $10,534      Books and Equipment      $1,382
Technology Fees                $556      Travel                     $766
Room                         $9,342      Personal                 $1,478
Estimated Cost of Attendance: $24,058

Your Offer
Harmon Scholarship                       $7,236
Federal Pell Grant                       $6,052
Direct Subsidized Loan                   $4,500
Direct Unsubsidized Loan                 $2,000`).aid,
  ).toHaveLength(4));

test('tiles of costs with names over their figures, and those of the sums with names under theirs', () =>
  expect(
    linesOfLetter(`
Loans

Direct Subsidized Loan: $4,500

Total Award: $4,500
What will it cost?

Tuition                      Room                         Meal plan
$30,126                      $7,596                       $5,444

Books                        Travel                       Personal costs
$1,318                       $562                         $2,598

Licensure
$774

Estimated Cost of Attendance: $48,418

$48,418                      $4,500                       $43,918
Total cost                   Loans                        Net price`).costs.map((line) => line.split(' ').at(-2)),
  ).toEqual(['30126', '7596', '5444', '1318', '562', '2598', '774']));
