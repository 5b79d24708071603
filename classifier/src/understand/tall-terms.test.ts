import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** A table in lines of 7 points, half as high as its letters stand apart. */
function offer(text: string): string[] {
  const letter = letterFromText(`${head}\n\n${text}`);
  for (const { words } of letter.pages) for (const word of words) word.y = 30 + (word.y - 30) / 2;
  return understand(letter).aid.map(({ description, value }) => `${description} ${value}`);
}

test('a term over its year, with the figures at half height, is the term of the row', () =>
  expect(
    offer(`
Fund              Term      Status       Amount      Paid

Federal Pell      Fall
                            Accepted     $3,023.00   $0.00
Grant             2026


Federal Pell      Spring
                            Accepted     $3,022.00   $0.00
Grant             2027


NYS Tuition
                  Fall
Assist Program              Estimated    $1,350.00   $0.00
                  2026
TAP


NYS Tuition
                  Spring
Assist Program              Estimated    $1,350.00   $0.00
                  2027
TAP


Upton             Spring
                            Offered        $400.00   $0.00
Fund              2027


Federal Work-     Fall
                            Offered        $800.00   $0.00
Study             2026`),
  ).toEqual([
    'Federal Pell Grant 6045',
    'NYS Tuition Assist Program TAP 2700',
    'Upton Fund 400',
    'Federal Work-Study 800',
  ]));

test('a term between the lines of a name is of that name, and of no fund above it', () =>
  expect(
    offer(`
Fund                         Term         Status       Amount      Paid

Federal Pell Grant           Fall 2026    Accepted     $3,023.00   $0.00


Federal Pell Grant           Spring 2027  Accepted     $3,022.00   $0.00


Upton Monument Memorial
                             Fall 2026    Estimated    $1,350.00   $0.00
Fund


Upton Monument Memorial
                             Spring 2027  Estimated    $1,350.00   $0.00
Fund`),
  ).toEqual(['Federal Pell Grant 6045', 'Upton Monument Memorial Fund 2700']));
