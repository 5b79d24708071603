import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

type Award = [name: string, kind: string, figure: string, remark: string];
const awards: Award[] = [
  ['Orchard Fund', 'SCHOLARSHIP', '$5,100', 'Write to the donor'],
  ['Federal Pell Grant', 'GRANT', '$7,394', 'Based on financial need'],
  ['Direct Subsidized Loan', 'LOAN', '$3,500', 'Sign the note online'],
  ['Work-Study', 'WORK', '$2,000', 'Paid to you as wages'],
];
const read = [
  'Orchard Fund 5100 INSTITUTION OTHER_SCHOLARSHIP',
  'Federal Pell Grant 7394 FEDERAL PELL',
  'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
  'Work-Study 2000 FEDERAL FEDERAL_WORK_STUDY',
];

const at = { name: 0, kind: 1, figure: 2, remark: 3 } as const;
const orders: (keyof typeof at)[][] = [
  ['name', 'kind', 'figure'],
  ['kind', 'name', 'figure'],
  ['name', 'figure', 'kind'],
  ['name', 'figure', 'remark'],
  ['figure', 'name', 'remark'],
  ['figure', 'name', 'kind'],
];
const row = (cards: Award[], part: keyof typeof at): string =>
  cards
    .map((card) => card[at[part]].padEnd(36))
    .join('')
    .trimEnd();

describe('cards that follow each other, each of a name, a figure and what is said of it', () => {
  test.each(orders)('%s, %s, %s in one column', (...parts) =>
    expect(
      linesOfLetter(`
Your aid

${awards.map((award) => parts.map((part) => row([award], part)).join('\n')).join('\n\n')}

Total                                                        $17,994`).aid,
    ).toEqual(read),
  );

  test.each(orders)('%s, %s, %s side by side', (...parts) =>
    expect(
      linesOfLetter(`
Your aid

${[awards.slice(0, 2), awards.slice(2)].map((pair) => parts.map((part) => row(pair, part)).join('\n')).join('\n\n')}

Total                                                                          $17,994`).aid,
    ).toEqual(read),
  );
});

test('without gaps between them, nothing under the last figure tells that the names stand over theirs', () =>
  expect(
    linesOfLetter(`
${awards.map((award) => ['name', 'kind', 'figure'].map((part) => row([award], part as 'name')).join('\n')).join('\n')}

Total                                                        $17,994`).aid,
  ).toEqual(read));

test('a heading over some of the cards is none of their names', () =>
  expect(
    linesOfLetter(`
Orchard Fund
$5,100
Write to the donor

Federal Pell Grant
$7,394
Based on financial need

Loans

Direct Subsidized Loan
$3,500
Sign the note online

Direct Unsubsidized Loan
$2,000
Sign the note online`).aid,
  ).toEqual([...read.slice(0, 3), 'Direct Unsubsidized Loan 2000 FEDERAL DIRECT_UNSUBSIDIZED']));

test('the rate of a loan on one card says nothing of the award beside it', () =>
  expect(
    understand(
      letterFromText(`Harmon College
Financial Aid Offer 2026-2027

$7,394                              $2,100
Federal Pell Grant                  Orchard Scholarship
Based on financial need             Write to the donor

$3,500                              $1,760
Direct Subsidized Loan              Keystone Promise
Must be repaid; rate 6.39%          Awarded for merit

Total aid    $14,754`),
    ).aid.filter(({ category }) => category === 'LOAN'),
  ).toHaveLength(1));

test('a heading under the last card makes no names of what stands under figures', () => {
  const { aid } = linesOfLetter(`
Federal Pell Grant
$2,400
Harmon Tuition Assurance
Grant
$1,200
Oregon Trail Legacy Scholarship
$500
Marching Band Stipend
$600
To do
Accept your awards in the portal.`);
  expect(aid.map((line) => line.replace(/ [A-Z_]+ [A-Z_]+$/, ''))).toEqual([
    'Federal Pell Grant 2400',
    'Harmon Tuition Assurance Grant 1200',
    'Oregon Trail Legacy Scholarship 500',
    'Marching Band Stipend 600',
  ]);
});
