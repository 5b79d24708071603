import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const read = (...pages: [string, ...string[]]): string[] => {
  const { aid, costs } = understand(letterFromText(`${head}${pages[0]}`, ...pages.slice(1)));
  return [...aid, ...costs].map(
    (item) => `${item.description} ${item.value} ${'category' in item ? item.category : ''}`,
  );
};

test('what heads the right half of a page says nothing of the next one', () =>
  expect(
    read(
      `
Cost of Attendance                            Loan Options
Tuition and Fees          $7,604              Direct Subsidized Loan         $2,200
Housing and Food         $10,240              Direct Unsubsidized Loan       $3,300
Cost of Attendance       $17,844              Total Loan Options             $5,500

Grants and Scholarships                       Work Options
Harmon Scholarship        $3,500              Campus Job                     $2,600
Total Scholarships        $3,500              Total Work Options             $2,600

Grants: Need-Based                            For More Information
Federal Pell Grants       $2,000              Call us on any day, or write`,
      `Institutional Grants      $1,100
State Grants                $650
Total Grants              $3,750`,
    ),
  ).toEqual([
    'Harmon Scholarship 3500 SCHOLARSHIP',
    'Federal Pell Grants 2000 GRANT',
    'Direct Subsidized Loan 2200 LOAN',
    'Direct Unsubsidized Loan 3300 LOAN',
    'Campus Job 2600 WORK',
    'Institutional Grants 1100 GRANT',
    'State Grants 650 GRANT',
    'Tuition and Fees 7604 TUITION_AND_FEES',
    'Housing and Food 10240 HOUSING_AND_FOOD',
  ]));

test('a heading goes on with its rows', () =>
  expect(
    read(
      `
Cost of Attendance
Tuition and Fees          $7,604
Housing and Food         $10,240

Grants
Federal Pell Grant        $2,000

VA Education Benefits
Tuition (annually)        $5,300`,
      `Books (annually)          $1,000

Loan Options
Direct Subsidized Loan    $2,200`,
    ),
  ).toEqual([
    'Federal Pell Grant 2000 GRANT',
    'Tuition (annually) 5300 GRANT',
    'Books (annually) 1000 GRANT',
    'Direct Subsidized Loan 2200 LOAN',
    'Tuition and Fees 7604 TUITION_AND_FEES',
    'Housing and Food 10240 HOUSING_AND_FOOD',
  ]));
