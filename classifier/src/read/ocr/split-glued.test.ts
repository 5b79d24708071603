import { expect, test } from 'vitest';
import { plainSign } from './read-strip.ts';
import { splitGlued } from './split-glued.ts';

test.each([
  ['EnrollmentFees', 'Enrollment Fees'],
  ['2026-2027AWARD', '2026-2027 AWARD'],
  ['WA98225', 'WA 98225'],
  ['Scranton,PA', 'Scranton, PA'],
  ['1450Linden', '1450 Linden'],
  ['McKay', 'McKay'],
  ['LaSalle', 'LaSalle'],
  ['MacMurray', 'MacMurray'],
  ['AB123456', 'AB123456'],
  ['1098T', '1098T'],
])('%s is %s', (glued, apart) => {
  const words = splitGlued({ text: glued, x: 0, y: 0, width: 100, height: 8, confidence: 1 });
  expect(words.map(({ text }) => text).join(' ')).toBe(apart);
});

test.each([
  ['一', '—'],
  ['口', '☐'],
  ['，', ','],
  ['A', 'A'],
])('the sign %s is %s', (sign, plain) => expect(plainSign(sign)).toBe(plain));
