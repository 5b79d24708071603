import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const read = (text: string) => understand(letterFromText(`Harmon College\n${title(text)}\n\n${text}`));
/** Under a title of aid all is aid. */
const title = (text: string): string => (text.startsWith('Dear') ? '' : 'Financial Aid Award 2026-2027');
const valuesIn = (text: string): number[] => read(text).aid.map(({ value }) => value);

const letterhead = `Dear Imani,\nWe are happy to help you in 2026/2027. We have grouped it all by who gives the money, because that\ntells you whom to thank, and whose rules apply.\n\n`;
const costs = `Cost for one year
Tuition                                   $30,000
Housing and food                          $12,000
Total cost                                $42,000
`;

describe('names that tell nothing of aid', () => {
  test('are gifts where their total is called as that of gifts is', () =>
    expect(
      valuesIn(`${letterhead}What the house adds
Regents Crowe         $16,000
Plainsman Crowe        $2,875
Subtotal              $18,875

From the federal government
Pell Grant             $2,895
TEACH Grant            $3,772
Subtotal               $6,667

${costs}`),
    ).toEqual([16000, 2875, 2895, 3772]));

  test('are gifts where a printed sum needs them', () =>
    expect(
      valuesIn(`${letterhead}What the house adds
Harmon Promise Crowe            $13,750
Alumni Legacy Crowe              $2,000

From the federal government
Federal Pell Grant               $5,795
Federal SEOG                     $1,200
Direct Subsidized Loan           $3,500
Total of offer                  $26,245

${costs}`),
    ).toEqual([13750, 2000, 5795, 1200, 3500]));

  test('are aid between a total of costs and what it leaves, were they called like a house', () =>
    expect(
      valuesIn(`${costs}
And then we take away
Harmon Hall Honors Crowe        $23,000
Friends of the Creek Crowe       $2,500
PA State Grant                   $3,100
Left after all of this          $13,400`),
    ).toEqual([23000, 2500, 3100]));

  test('are no rest over other awards, where the package meets the costs', () =>
    expect(
      valuesIn(`Your year, line by line
Tuition                         $30,000
Housing and food                $12,000
Direct cost                     $42,000
Dean's Crowe                    $19,000
Harmon Heritage Crowe            $2,500
Oregon Opportunity Grant         $5,952
Cost after gift aid             $14,548
Federal Direct Subsidized Loan   $3,500
Cost after student loans        $11,048
Federal Parent PLUS Loan        $11,048`),
    ).toEqual([19000, 2500, 5952, 3500, 11048]));
});

test('lines that are worth the totals of other blocks are those, whatever they are called', () =>
  expect(
    valuesIn(`Gifts of the state and the school
NYS TAP                  $1,850
Harmon Crowe             $3,200
Sum of this block       $5,050

Scholarly gifts
Academic Excellence      $6,000
Zonta Club of Batavia      $850
Sum of this block       $6,850

Loans
Direct Subsidized Loan   $3,500
Parent PLUS Loan         $8,900
Sum of this block      $12,400

Category                  Amount
House and state          $5,050
Scholars                 $6,850
Borrowed money          $12,400

${costs}`),
  ).toEqual([1850, 3200, 6000, 850, 3500, 8900]));

test('a line among awards that is called like a cost is a gift where a sum needs it, and else a doubt', () => {
  const awards = `Awards
Federal Pell Grant              $5,145
Harmon Grant                    $2,200
Macon Honors Scholarship        $1,500
Macon Housing Crowe             $1,000
Federal Direct Subsidized Loan  $3,500`;
  expect(valuesIn(`${awards}\nTotal awards   $13,345`)).toEqual([5145, 2200, 1500, 1000, 3500]);
  expect(read(awards).status).toBe('NOT_SUPPORTED');
});
