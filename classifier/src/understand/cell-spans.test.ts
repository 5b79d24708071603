import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

test('who pays stands in the middle of the rows, be it on several lines', () =>
  expect(
    linesOfLetter(`
Who pays                        Award                               Year
                                Federal Pell Grant                 3,395
Federal government
                                BIE Higher Education Grant         1,500

                                Eklutna Education Award            1,000
Tribe and Native corporation
                                Elders Award                       2,000

                                Direct Subsidized                  3,500

Loans and work                  State Supplemental Loan            2,000
you may
choose                          Direct Unsubsidized                1,000

                                Student Employment                 1,800
Total                                                             16,195`).aid.slice(1, 4),
  ).toEqual([
    'BIE Higher Education Grant 1500 FEDERAL TRIBAL',
    'Eklutna Education Award 1000 PRIVATE TRIBAL',
    'Elders Award 2000 PRIVATE TRIBAL',
  ]));
