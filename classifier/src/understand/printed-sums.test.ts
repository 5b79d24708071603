import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const letter = (sum: string): string => `Harmon College
Financial Aid Offer 2026-2027

Each amount is for one semester; the same amount is paid in fall and again in spring.

Each semester
Federal Pell Grant                 $2,400
Tansy Scholarship                  $1,150
Harmon Book Award                    $250

${sum}`;

const sureness = (sum: string): number => understand(letterFromText(letter(sum))).confidence;

test('a sum of the halves proves what a sum of the wholes does', () => {
  const bare = sureness('');
  expect(sureness('Your semester aid of $3,800 is paid to your account.')).toBeGreaterThan(bare);
  expect(sureness('Your aid for the year of $7,600 is paid to your account.')).toBeGreaterThan(bare);
});

test('another figure of a semester proves nothing', () =>
  expect(sureness('Your semester charges of $3,810 are due in August.')).not.toBeGreaterThan(sureness('')));

test.each([
  ['You have earned $30,400 over four years!', true],
  ['That makes $3,800 each semester.', true],
  ['You have earned $30,500 over four years!', false],
])('the sum of another span: %s', (sum, proves) => {
  const text = (said: string): string => `Harmon College
Financial Aid Offer 2026-2027

${said}

You receive the Tansy Scholarship of $5,200 a year, and the Odell Award of $2,400 a year.`;
  const sure = (said: string): number => understand(letterFromText(text(said))).confidence;
  expect(sure(sum) > sure('')).toBe(proves);
});
