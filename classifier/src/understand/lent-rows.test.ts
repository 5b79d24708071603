import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const letter = (name: string, giftTotal: string): string => `
Money for you
Federal Pell Grant                    $4,000
Harmon Grant                          $2,500
${giftTotal.padEnd(37)} $6,500

More for you
Federal Direct Subsidized Loan        $3,500
${name.padEnd(37)} $1,200
Second part                           $4,700

Both parts                           $11,200`;

const kindOf = (name: string, giftTotal: string): string | undefined =>
  linesOfLetter(letter(name, giftTotal)).aid.find((line) => line.startsWith(name));

test('a name that tells nothing, added up with loans, is lent where the total of the gifts leaves it out', () =>
  expect(kindOf('Tolland Advance', 'All gifts')).toBe('Tolland Advance 1200 INSTITUTION INSTITUTIONAL_LOAN'));

test('it is a gift where no total of gifts leaves it out', () =>
  expect(kindOf('Tolland Advance', 'First part')).toBe('Tolland Advance 1200 INSTITUTION OTHER_SCHOLARSHIP'));

test('what is called a grant is one', () =>
  expect(kindOf('Tolland Grant', 'All gifts')).toBe('Tolland Grant 1200 INSTITUTION INSTITUTIONAL_GRANT'));
