import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const centered = (text: string): string =>
  text
    .split('\n')
    .map((line) => ' '.repeat(Math.max(0, Math.floor((90 - line.length) / 2))) + line)
    .join('\n');

/** A letter of admission with a box. */
const read = (box: string) =>
  understand(
    letterFromText(`Harmon College


Dear Ana,

Congratulations! You are admitted to Harmon College for the fall of 2026. We are proud to
tell you that you have been selected for one of our highest awards for 2026-2027:

${box}

In addition, because you spent a day with us in October, a Day Grant of $1,000 per
year has been added to your record. Both awards begin with the 2026-2027 academic year.`),
  );

const gifts = (box: string): string[] => read(box).aid.map(({ description, value }) => `${description} ${value}`);
const both = ['Lyra Scholarship 15000', 'Day Grant 1000'];

describe('does', () => {
  test.each([
    ['under the name', '$60,000\nLyra Scholarship\n$15,000 per year, for four years of study'],
    ['under the sum', 'Lyra Scholarship\n$60,000\n$15,000 per year for four years'],
    ['in a bracket', 'Lyra Scholarship\n$60,000 ($15,000/year)'],
    ['under name and sum', 'Lyra Scholarship: $60,000\n$15,000 annually for four years'],
    ['under words, name and sum', 'You have earned\n$60,000\nLyra Scholarship\n$15,000 a year for four years'],
    ['and the years between', '$60,000\nover four years\nLyra Scholarship\n$15,000 per year'],
  ])('of the value of all years the part of one: %s', (_, box) => {
    expect(gifts(box)).toEqual(both);
    expect(gifts(centered(box))).toEqual(both);
  });

  test.each([
    ['over', '$15,000\nLyra Scholarship'],
    ['under', 'Lyra Scholarship\n$15,000 per year'],
  ])('the only figure outside of sentences, %s the name', (_, box) => {
    expect(gifts(box)).toEqual(both);
    expect(gifts(centered(box))).toEqual(both);
  });
});

describe('refuses', () => {
  test('a part that is something else', () =>
    expect(gifts('Lyra Scholarship\n$15,000\n$5,000 per year study abroad stipend in the third year')).toEqual(both));

  test('a part that a line of a sentence happens to begin with', () =>
    expect(
      gifts('Your Lyra Scholarship of $15,000 is confirmed; your parents may also wish to borrow\n$5,000 per year.'),
    ).toEqual(both));

  test.each([
    ['a sum of years without the part of one', '$60,000\nLyra Scholarship\nover four years'],
    ['a figure that was not read', '$15,000\nper year\nLyra Scholarship\n$60,000 total value'],
  ])('to be sure of %s', (_, box) => expect(read(centered(box)).status).toBe('NOT_SUPPORTED'));
});
