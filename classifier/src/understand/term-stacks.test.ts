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

test.each([
  ['the year before them', '$4,446     2025 Fall Term      $2,223'],
  ['the year behind them', '           2025 Fall Term      $2,223     $4,446'],
  ['little between them', '$4,446     2025 Fall Term $2,223'],
])('terms under one another beside the name of a fund, and %s', (_, first) =>
  expect(
    linesOfLetter(`
Grants
Federal Pell Grant              ${first}
Accepted                                   2026 Spring Term    $2,223

Trailhead Start-Up Grant        ${first}
                                           2026 Spring Term    $2,223

Bridge Stipend                  ${first.replace('$2,223', '$4,446')}
Estimated

Loans
Direct Subsidized Loan          ${first}
Pending - accept or decline                2026 Spring Term    $2,223`).aid,
  ).toEqual([
    'Federal Pell Grant 4446 FEDERAL PELL',
    'Trailhead Start-Up Grant 4446 INSTITUTION INSTITUTIONAL_GRANT',
    'Bridge Stipend 4446 INSTITUTION OTHER_SCHOLARSHIP',
    'Direct Subsidized Loan 4446 FEDERAL DIRECT_SUBSIDIZED',
  ]),
);
