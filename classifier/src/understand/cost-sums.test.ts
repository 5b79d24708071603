import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const gifts = `
Your gifts
Harmon Grant                     4,000
Federal Pell Grant               3,000
Gifts in all                     7,000
`;

test('parts of the costs and the whole of them, each by a name of its own', () =>
  expect(
    linesOfLetter(`${gifts}
Your costs
Tuition                          9,000
General Fee                      1,500
To the bursar, lessons          10,500
Dormitory                        5,000
Dining                           4,400
To the bursar, living            9,400
Books                              800
Travel                           1,200
Full outlay                     21,900
`).costs,
  ).toEqual([
    'Tuition 9000 TUITION',
    'General Fee 1500 FEES',
    'Dormitory 5000 HOUSING',
    'Dining 4400 FOOD',
    'Books 800 BOOKS_AND_SUPPLIES',
    'Travel 1200 TRANSPORTATION',
  ]));

test('what is called a cost and adds up the aid over it', () => {
  const { costs, status } = understand(
    letterFromText(`${head}
Step 1. What a year costs
Tuition                               $22,600
Student fees                             $700
Room                                   $4,000
Meals                                  $5,000
Cost of one year                      $32,300

Step 2. How your tuition is paid
Federal Pell Grant                     $7,000
Kentucky CAP Grant                     $3,600
Tuition Promise Grant (Harmon)        $12,000
Tuition covered, all of it            $22,600

Step 3. Help with the rest
Room Grant (Harmon)                    $1,000
Labor Program earnings                 $2,500
Help toward these costs                $3,500

Step 4. Your family's share
Cost of one year less Steps 2 and 3    $6,200
`),
  );
  expect(status).toBe('READY');
  expect(costs.map(({ value }) => value)).toEqual([22600, 700, 4000, 5000]);
});
