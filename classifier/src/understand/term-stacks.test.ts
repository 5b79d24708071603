import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const row = (name: string, status: string, term: string, year: string): string => `
${name.padEnd(34)}Fall 2026     Spring 2027              ${year.padStart(6)}
${status.padEnd(34)}09/08/2026    01/19/2027
${''.padEnd(34)}${term.padEnd(14)}${term}
`;

test('terms that stand with their days and figures beside the name of a fund', () =>
  expect(
    linesOfLetter(`
Grants
${row('Federal Pell Grant', 'Accepted', '$3,000', '$6,000')}
${row('Pelican Pledge Grant', 'Accepted', '$475', '$950')}
                                                             Total Grants: $6,950

Loans
${row('Federal Direct Subsidized Loan', 'Action required', '$1,750', '$3,500')}
                                                             Total Loans: $3,500`).aid,
  ).toEqual([
    'Federal Pell Grant 6000 FEDERAL PELL',
    'Pelican Pledge Grant 950 INSTITUTION INSTITUTIONAL_GRANT',
    'Federal Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
  ]));
