import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const words = ['Charge', 'Charge', 'Aid', 'Aid', 'Aid'];
const items: [name: string, value: number][] = [
  ['Tuition', 17650],
  ['Housing and meals', 6240],
  ['Harmon Honors', 7000],
  ['Federal Pell Grant', 1673],
  ['Direct Subsidized Loan', 1750],
];

/** A block for each term, which is named beside the row at `at`. */
const offer = (at: number): string => {
  const block = (term: string) =>
    items.map(([name, value], index) => {
      const first = (index === at ? term : '').padEnd(16);
      return `${first}${(words[index] ?? '').padEnd(12)}${name.padEnd(30)}$${value.toLocaleString('en-US')}`;
    });
  const sums = (term: string): string[] => [
    `${' '.repeat(28)}${`${term}: charges`.padEnd(30)}$23,890`,
    `${' '.repeat(28)}${`${term}: aid`.padEnd(30)}$10,423`,
  ];
  return `
Semester        Type        Item                          Amount
${[...block('Fall 2026'), ...sums('Fall 2026'), ...block('Spring 2027'), ...sums('Spring 2027')].join('\n')}
Both semesters: charges                                   $47,780
Both semesters: aid                                       $20,846`;
};

test.each([
  ['at the first of its rows', 0],
  ['in their middle', 2],
])('a term beside several rows is that of all: %s', (_, at) => {
  expect(linesOfLetter(offer(at))).toEqual({
    aid: [
      'Harmon Honors 14000 INSTITUTION MERIT',
      'Federal Pell Grant 3346 FEDERAL PELL',
      'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
    ],
    costs: ['Tuition 35300 TUITION', 'Housing and meals 12480 HOUSING_AND_FOOD'],
  });
});
