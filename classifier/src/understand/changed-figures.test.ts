import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const names = [
  'Quarry Scholarship',
  'Federal Pell Grant',
  'Direct Subsidized Loan',
  'Federal Work-Study',
  'Everything',
];
const was = ['$9,000', '$3,100', '$3,500', '$1,800', '$17,400'];
const now = ['$8,200', '$4,100', '$3,500', '$0', '$15,800'];
const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));
const letter = (line: (name: string, was: string, now: string) => string): string =>
  `\n${names.map((name, at) => line(name, was[at] ?? '', now[at] ?? '')).join('\n')}`;

describe('the figure that was and the one that is, for each award', () => {
  test.each<[string, (name: string, was: string, now: string) => string]>([
    ['under its name', (name, old, sum) => `${name}\nwas ${old} → now ${sum}\n`],
    ['under its name, with a remark', (name, old, sum) => `${name}\nwas ${old} → now ${sum}   changed in June\n`],
    ['under its name, the new one first', (name, old, sum) => `${name}\nNow ${sum}, was ${old}\n`],
    ['beside its name', (name, old, sum) => `${name.padEnd(40)}${old} -> ${sum}`],
    ['beside its name, in words', (name, old, sum) => `${name.padEnd(40)}was ${old}, now ${sum}`],
  ])('%s', (_, line) =>
    expect(aidIn(letter(line))).toEqual([
      'Quarry Scholarship 8200',
      'Federal Pell Grant 4100',
      'Direct Subsidized Loan 3500',
    ]),
  );

  test('terms that follow one another are none', () =>
    expect(
      aidIn(`
Quarry Scholarship            Fall $4,100 → Spring $4,100
Federal Pell Grant            Fall $2,050 → Spring $2,050
Direct Subsidized Loan        Fall $1,750 → Spring $1,750
`),
    ).not.toContain('Quarry Scholarship 4100'));
});

test.each([
  ['From', 'To'],
  ['Last offer', 'This offer'],
  ['First notice', 'Second notice'],
  ['Replaced', 'In force'],
])('under "%s" and "%s"', (old, today) => {
  const line = (name: string, before: string, after: string) =>
    name.padEnd(30) + before.padStart(16) + after.padStart(16);
  expect(aidIn(`\n${line('Award', old, today)}${letter(line)}`)).toEqual([
    'Quarry Scholarship 8200',
    'Federal Pell Grant 4100',
    'Direct Subsidized Loan 3500',
  ]);
});

test('a loan before and after its fees', () => {
  const line = (name: string, gross: string, net: string) => name.padEnd(30) + gross.padStart(16) + net.padStart(16);
  expect(
    aidIn(`
${line('Award', 'Before fees', 'After fees')}
${line('Federal Pell Grant', '$4,100', '$4,100')}
${line('Quarry Scholarship', '$8,200', '$8,200')}
${line('Direct Subsidized Loan', '$3,500', '$3,463')}`),
  ).toEqual(['Federal Pell Grant 4100', 'Quarry Scholarship 8200', 'Direct Subsidized Loan 3500']);
});
