import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const aidIn = (text: string) => linesOfLetter(`\n${text}`).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

const funds: [name: string, fall: string, spring: string][] = [
  ['Federal Pell Grant', '$3,698', '$3,697'],
  ['Fed Supplemental Ed Opp Grant', '$300', '$300'],
  ['Texas Educational Opportunity Grant (TEOG)', '$1,550', '$1,550'],
  ['Harmon Award', '$250', '$250'],
];
const years = [
  'Federal Pell Grant 7395',
  'Fed Supplemental Ed Opp Grant 600',
  'Texas Educational Opportunity Grant (TEOG) 3100',
  'Harmon Award 500',
];

describe('a list of awards with their terms in the line', () => {
  test.each([
    'NAME — Fall 2026: FALL; Spring 2027: SPRING',
    '• NAME: Fall FALL, Spring SPRING',
    'NAME (Fall FALL / Spring SPRING)',
    'NAME - FALL Fall, SPRING Spring',
    '1. NAME, 2026 Fall FALL and 2027 Spring SPRING',
    'NAME — Fall 2026: FALL | Spring 2027: SPRING',
    'NAME: First semester FALL, Second semester SPRING',
    'NAME         Fall 2026: FALL         Spring 2027: SPRING',
  ])('%s', (line) => {
    const lines = funds.map(([name, fall, spring]) =>
      line.replace('NAME', name).replace('FALL', fall).replace('SPRING', spring),
    );
    expect(aidIn(lines.join('\n'))).toEqual(years);
  });

  test('under a sentence that opens the list', () => {
    const lines = funds.map(([name, fall, spring]) => `• ${name}: Fall 2026 ${fall}; Spring 2027 ${spring}`);
    expect(aidIn(`We are pleased to offer you the following aid for the year:\n${lines.join('\n')}`)).toEqual(years);
  });

  test('under each name, with a status that is called so', () => {
    const cards = funds.map(
      ([name, fall, spring], index) =>
        `${name}\n Fall 2026: ${fall}         Spring 2027: ${spring}         Status: ${index === 3 ? 'Declined by student' : 'Accepted'}\n`,
    );
    expect(aidIn(cards.join('\n'))).toEqual(years.slice(0, 3));
  });

  test('three terms, and what they come to', () => {
    const lines = ['Federal Pell Grant', 'Harmon Award'].map(
      (name) => `• ${name}: Fall $500, Winter $400, Spring $300, Total $1,200`,
    );
    expect(aidIn(lines.join('\n'))).toEqual(['Federal Pell Grant 1200', 'Harmon Award 1200']);
  });

  test('a term that is part of a name', () =>
    expect(aidIn('Spring Street Award: Fall $500, Spring $400\nFall Prize: Fall $100, Spring $100')).toEqual([
      'Spring Street Award 900',
      'Fall Prize 200',
    ]));

  test('under the year of the fund, beside a remark, they say it again', () =>
    expect(
      aidIn(`Federal Pell Grant                                          $3,000
Accepted for you                       Fall $1,500 · Spring $1,500
Harmon Award                                                $1,000
Covers books and meals                 Fall $500 · Spring $500`),
    ).toEqual(['Federal Pell Grant 3000', 'Harmon Award 1000']));
});
