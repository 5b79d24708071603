import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

test('a remark that looks like a heading keeps no cost out of the sum under it', () =>
  expect(
    linesOfLetter(`
COST OF ATTENDANCE
Tuition                                   $8,000
Residence Hall                            $6,000
Tamarack Commons

Meal Plan                                 $4,000
Book Allowance, average of last year      $1,000
Personal                                  $2,000
Cost of Attendance                       $21,000

GIFT AID
Harmon Grant                              $4,000
Federal Pell Grant                        $3,000
`).costs,
  ).toEqual([
    'Tuition 8000 TUITION',
    'Residence Hall 6000 HOUSING',
    'Meal Plan 4000 FOOD',
    'Book Allowance, average of last year 1000 BOOKS_AND_SUPPLIES',
    'Personal 2000 PERSONAL',
  ]));
