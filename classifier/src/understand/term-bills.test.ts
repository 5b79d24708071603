import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const bill = `
Estimated Fall 2026 Bill
Tuition, fall                              $9,000
Fall grants and scholarships              -$5,250
Due August 1                               $3,750
`;
const offer = `
Cost of Attendance
Tuition                                   $18,000
Books                                      $1,100
Financial Aid
Federal Pell Grant                         $4,500
Quarry Grant                               $6,000
Total Aid                                 $10,500
`;
const read = {
  aid: ['Federal Pell Grant 4500 FEDERAL PELL', 'Quarry Grant 6000 INSTITUTION INSTITUTIONAL_GRANT'],
  costs: ['Tuition 18000 TUITION', 'Books 1100 BOOKS_AND_SUPPLIES'],
};

test.each([
  ['under the offer', offer + bill],
  ['over the offer', bill + offer],
])('the bill of one term says nothing new: %s', (_, text) => {
  const { aid, costs } = linesOfLetter(text);
  expect({ aid, costs }).toEqual(read);
});

test('two terms that are alike are no bills', () =>
  expect(
    linesOfLetter(`
Fall 2026
Federal Pell Grant        $2,000
Quarry Grant              $2,000
Spring 2027
Federal Pell Grant        $2,000
Quarry Grant              $2,000`).aid,
  ).toEqual(['Federal Pell Grant 4000 FEDERAL PELL', 'Quarry Grant 4000 INSTITUTION INSTITUTIONAL_GRANT']));

test('beside a bill, all gift aid between the cost and the net price is no cost', () =>
  expect(
    linesOfLetter(`${bill}
Awards
Federal Pell Grant                         $4,500
Quarry Grant                               $6,000
Cost of Attendance
Tuition                                   $18,000
Books                                      $1,100

Total cost            Gift aid            Net price
$19,100               $10,500             $8,600`).costs,
  ).toEqual(read.costs));
