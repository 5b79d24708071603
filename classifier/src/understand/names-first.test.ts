import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n\n';

function told(text: string): string[] {
  const { aid, costs } = understand(letterFromText(`${head}${text}`));
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
}

describe('figures left of their names', () => {
  test('under headings, with a total', () =>
    expect(
      told(`
Gift aid
   9,000   Dean's Scholarship
   4,100   Federal Pell Grant
  13,100   Total gift aid

Budget
  21,000   Tuition
   1,100   Laboratory charges
   6,200   Bed, double occupancy
   4,800   Dining, 15 meals a week`),
    ).toEqual([
      "Dean's Scholarship 9000",
      'Federal Pell Grant 4100',
      'Tuition 21000',
      'Laboratory charges 1100',
      'Bed, double occupancy 6200',
      'Dining, 15 meals a week 4800',
    ]));

  test('beside a budget that has its names first', () =>
    expect(
      told(`
Cost of Attendance                       Financial Aid
Direct Costs                             $1,412   Tern Visit Award
Tuition                     $18,748      $8,018   Tansy Opportunity Award
Course fees                  $1,524      $5,866   Fed Pell Grant
Indirect Costs                             $776   Federal SEOG
Books                        $1,072      $4,500   Direct Subsidized Loan
Travel                       $1,736      $2,866   Estudio y Trabajo Federal / Federal
Total Cost of Attendance    $23,080               Work-Study`),
    ).toEqual([
      'Tern Visit Award 1412',
      'Tansy Opportunity Award 8018',
      'Fed Pell Grant 5866',
      'Federal SEOG 776',
      'Direct Subsidized Loan 4500',
      'Estudio y Trabajo Federal / Federal Work-Study 2866',
      'Tuition 18748',
      'Course fees 1524',
      'Books 1072',
      'Travel 1736',
    ]));

  test('two such tables side by side', () =>
    expect(
      told(`
Scholarships and Grants
   $9,000  Dean's Scholarship           $4,100  Federal Pell Grant
   $1,500  Odell Prize                    $700  Federal SEOG
       $0  Outside scholarships         $1,300  Harmon Grant
  $10,500  Total scholarships           $6,100  Total grants`),
    ).toEqual([
      "Dean's Scholarship 9000",
      'Odell Prize 1500',
      'Federal Pell Grant 4100',
      'Federal SEOG 700',
      'Harmon Grant 1300',
    ]));

  test('two such tables, with a heading of one beside a row of the other', () =>
    expect(
      told(`
From the federal government                  Your budget
    $6,595  Federal Pell Grant                   $5,640  Tuition
    $2,000  Federal SEOG                         $1,720  Fees
      $600  TRIO Grant Aid                       $5,200  Housing
From the state                                   $2,700  Transportation
    $1,000  Miller Grant                         $3,900  Dependent care
    $1,500  Vance Award                         $19,160  Total`),
    ).toEqual([
      'Federal Pell Grant 6595',
      'Federal SEOG 2000',
      'TRIO Grant Aid 600',
      'Miller Grant 1000',
      'Vance Award 1500',
      'Tuition 5640',
      'Fees 1720',
      'Housing 5200',
      'Transportation 2700',
      'Dependent care 3900',
    ]));

  test('with heads, the terms before the year', () =>
    expect(
      told(`
  Fall     Spring    Total     Award
 4,500      4,500    9,000     Dean's Scholarship
 2,050      2,050    4,100     Federal Pell Grant
 1,750      1,750    3,500     Federal Direct Subsidized Loan`),
    ).toEqual(["Dean's Scholarship 9000", 'Federal Pell Grant 4100', 'Federal Direct Subsidized Loan 3500']));

  test('with notes behind the names, nearer in one table than in the next', () =>
    expect(
      told(`
What it costs
  21,000   Tuition          billed by Harmon in August and January
   6,200   Room             billed by Harmon in August and January

Your gifts
   9,000   The Harmon Family Dean's Scholarship     renewed each year
   4,100   Federal Pell Grant                       federal, by need`),
    ).toEqual(["The Harmon Family Dean's Scholarship 9000", 'Federal Pell Grant 4100', 'Tuition 21000', 'Room 6200']));

  test('with a status behind the names', () =>
    expect(
      told(`
Amount         Award                        Status
$9,000         Dean's Scholarship           Offered
$4,100         Federal Pell Grant           Offered
$2,000         Federal Direct Loan          Declined
up to $1,800   Federal Work-Study           Offered`),
    ).toEqual(["Dean's Scholarship 9000", 'Federal Pell Grant 4100', 'Federal Work-Study 1800']));

  test('numbers of lines are no figures', () =>
    expect(
      told(`
 100   Dean's Scholarship        $9,000
 205   Federal Pell Grant        $4,100
 310   Odell Prize               $1,500`),
    ).toEqual(["Dean's Scholarship 9000", 'Federal Pell Grant 4100', 'Odell Prize 1500']));

  test('the evidence is where the page has it', () => {
    const letter = letterFromText(`${head}
   9,000   Dean's Scholarship
   4,100   Federal Pell Grant
   1,500   Odell Prize`);
    const { aid } = understand(letter);
    const boxes = letter.pages.flatMap(({ words }) => words);
    const printed = boxes.find(({ text }) => text === '4,100');
    expect(aid[1]?.evidence.figure.x).toBeCloseTo(printed?.x ?? 0);
    expect(aid[1]?.evidence.description.x).toBeGreaterThan(printed?.x ?? 0);
  });
});
