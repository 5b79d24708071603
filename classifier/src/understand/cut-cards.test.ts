import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** The amounts of a letter on which lines that begin with a figure are in large print, and those behind `~` in small print. */
function printed(...texts: string[]): { aid: string[]; costs: string[] } {
  const drawn = texts.map((text, index) => (index === 0 ? head + text : text));
  const { pages } = letterFromText(...drawn.map((text) => text.replace(/^~/gm, '')));
  for (const [index, { words }] of pages.entries()) {
    const lines = drawn[index]?.split('\n') ?? [];
    for (const word of words) {
      const line = lines[Math.round((word.y - 30) / 14)] ?? '';
      if (line.trimStart().startsWith('$')) Object.assign(word, { y: word.y - 4, height: 16 });
      if (line.startsWith('~')) Object.assign(word, { y: word.y + 3, height: 7 });
    }
  }
  const { aid, costs } = understand({ pages });
  const told = (item: { description: string; value: number; category: string }): string =>
    `${item.description} ${item.value} ${item.category}`;
  return { aid: aid.map(told), costs: costs.map(told) };
}

test('a card whose name reaches over the strip of a table below is not divided', () =>
  expect(
    printed(`
Estimated Cost of Attendance

Tuition
$28,504

Engineering Course Fees
$1,320

Room & Board
$15,228

Art supplies
$1,110

Going home
$2,008

Personal
$2,250

Total: $50,420
Financial Aid
Type              Award                             2026-27
Scholarship       Transfer Scholarship                 $704
Grant             Harmon Grant                       $2,936
Gift              Lyra Gift                          $4,772
Gift              Federal Pell Grant                 $3,210`).costs,
  ).toEqual([
    'Tuition 28504 TUITION',
    'Engineering Course Fees 1320 FEES',
    'Room & Board 15228 HOUSING_AND_FOOD',
    'Art supplies 1110 BOOKS_AND_SUPPLIES',
    'Going home 2008 TRANSPORTATION',
    'Personal 2250 PERSONAL',
  ]));

test('"GIFT" and "LOAN" over the names of tiles head one tile each, whatever stands in two columns over them', () =>
  expect(
    printed(`
Cost of Attendance
Tuition                       $12,294     Books and Materials           $1,470
Technology Fees                $1,064     Personal items                $1,732
Housing                       $10,784
Total Estimated Costs: $27,344

Financial Aid Awards

~GIFT                     GIFT                     LOAN
Choral Talent Award      Federal Pell Grant       Direct Loan - Sub
$8,388                   $2,860                   $4,500

Grand Total: $15,748`).aid,
  ).toEqual(['Choral Talent Award 8388 SCHOLARSHIP', 'Federal Pell Grant 2860 GRANT', 'Direct Loan - Sub 4500 LOAN']));

test('tiles with names over their figures between those of awards and those of sums, which have theirs under them', () =>
  expect(
    printed(`
Gift Aid

 $4,104                   $4,928                   $694
 Harmon Scholarship       Federal Pell Grant       Tansy Grant
~ No repayment required    Paid in fall and spring  Awarded by need

 $1,432
 Mills Scholarship
~ Renewable with a 3.0 GPA

Loans

 $4,500
 Direct Subsidized Loan

Total Award: $15,658

What will it cost?

 Tuition/Fees             Room                     Meal plan
 $30,126                  $7,596                   $5,444

 Books                    Travel                   Other personal costs
 $1,318                   $562                     $2,598

Estimated Cost of Attendance: $47,644

 $47,644                  $11,158                  $36,486
 Total cost               Grants and scholarships  Net price`).costs,
  ).toEqual([
    'Tuition/Fees 30126 TUITION_AND_FEES',
    'Room 7596 HOUSING',
    'Meal plan 5444 FOOD',
    'Books 1318 BOOKS_AND_SUPPLIES',
    'Travel 562 TRANSPORTATION',
    'Other personal costs 2598 PERSONAL',
  ]));

test('a card whose figure stands on the next page', () =>
  expect(
    printed(
      `
Your Awards

Harmon Grant
$762

Federal Pell Grant
$6,124

Mills Farm Bureau Scholarship`,
      `$816

Direct Subsidized Loan
$4,500

Federal Work-Study
$2,364`,
    ).aid,
  ).toContain('Mills Farm Bureau Scholarship 816 SCHOLARSHIP'));

test('the first card under the total of a table in two columns is read with those below it', () =>
  expect(
    printed(`
What will it cost?
Tuition         $21,978      Commuting        $920
Activity fee       $400      Personal       $2,462
Rent and food   $10,690      Loan Fee          $42
Books            $1,170
Total Costs: $37,662
 Tenmile Award
~ GIFT
 $908


 Harmon Grant
~ GIFT
 $3,874


 Federal Pell Grant
~ GIFT
 $4,396`).aid,
  ).toHaveLength(3));

test('"Based on financial need" under the name of a program makes no need of it', () =>
  expect(
    printed(`
Tool Kit Grant                       $7,416
FED SEOG Based on financial need       $864`).aid,
  ).toHaveLength(2));

describe('tiles whose names take more or fewer lines', () => {
  test('the end of a longer name beside the figures of others', () =>
    expect(
      printed(`
Estimated Cost of Attendance

Gold Meal Plan           Books and clinical       Local Travel
$5,582                   instruments              $612
                         $604

Total Cost of Attendance: $6,798`).costs,
    ).toHaveLength(3));

  test('a figure beside the ends of the names of others, and the only one of its column', () =>
    expect(
      printed(`
Estimated Cost of Attendance

Differential             Student &                Rent allowance
Tuition                  Technology Fees          $7,054
$38,910                  $1,186

Total Cost of Attendance: $47,150`).costs,
    ).toHaveLength(3));
});

test('a short last line of tiles over a table that begins between them', () =>
  expect(
    printed(`
Cost of Attendance
Tuition and fees         Room & meals             Books
$26,908                  $9,464                   $1,388

Travel home              Other personal costs
$2,032                   $2,964

Total: $42,756

Kind            Award                                  Amount
                Harmon Adult Learner Grant             $1,068
                Pledge Grant                           $1,678
Gift Aid        Federal Pell Grant                     $2,929
                Federal SEOG                             $626
Loans           Direct Subsidized Loan                 $2,750
                Direct Unsubsidized Loan               $2,000
Work            Federal Work-Study                     $2,360`).costs,
  ).toHaveLength(5));
