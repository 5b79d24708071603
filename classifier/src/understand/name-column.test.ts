import { expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

test('groups by words of any letter stand before the names, be there one name to most of them', () =>
  expect(
    linesOfLetter(`
Options to pay net costs

     Work options        Work-study (federal or institutional)        $1,700

     Loan options*       Federal Perkins Loan                         $1,200
                         Federal Direct Subsidized Loan               $3,500

     Other options       Family contribution                          $4,905`).aid,
  ).toEqual([
    'Work-study (federal or institutional) 1700 FEDERAL FEDERAL_WORK_STUDY',
    'Federal Perkins Loan 1200 FEDERAL PERKINS',
    'Federal Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
  ]));

test('letters where other rows have their names are a name, and no code', () =>
  expect(
    linesOfLetter(`
Award                                   Given by      Amount
Federal Pell Grant                      federal      $4,460
HCAP                                    college      $2,235
Spanish Peaks Award                     college      $2,000
ACE                                     alumni       $1,500
Total                                               $10,195`).aid,
  ).toEqual([
    'Federal Pell Grant 4460 FEDERAL PELL',
    'HCAP 2235 INSTITUTION OTHER_SCHOLARSHIP',
    'Spanish Peaks Award 2000 INSTITUTION OTHER_SCHOLARSHIP',
    'ACE 1500 INSTITUTION OTHER_SCHOLARSHIP',
  ]));
