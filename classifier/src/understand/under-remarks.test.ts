import { expect, test } from 'vitest';
import type { Reading } from '../page.ts';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

/** The lines that begin with a tilde are in small print, and close to the line over them; with two, to such a line. */
function withSmallPrint(letter: Reading): Reading {
  const words = letter.pages.flatMap((page) => page.words);
  for (const mark of words.filter(({ text }) => text.startsWith('~'))) {
    const higher = mark.text.startsWith('~~') ? 8 : 3;
    mark.text = mark.text.replace(/^~+/, '');
    const { y } = mark;
    for (const word of words) if (word.y === y) Object.assign(word, { y: y - higher, height: 7 });
  }
  return letter;
}

const kindsIn = (text: string) =>
  understand(withSmallPrint(letterFromText(`${head}\n${text}`))).aid.map(
    ({ description, value, source, subCategory }) => `${description} ${value} ${source} ${subCategory}`,
  );

test('what stands in small print under a name tells of it, and not of the next one', () =>
  expect(
    kindsIn(`
Your awards
Federal Pell Grant                       $3,000
~Grant · U.S. Department of Education

Choose Ohio First                          $900
~Scholarship · State of Ohio

Tall Pines Welders                         $800
~Scholarship · Harmon

Agnes Holt Fund                          $1,500
~Loan · to be repaid · Harmon

Library desk                             $2,000
~Work · by the hour

Bethel Circle                              $700
~Scholarship · Outside donor`),
  ).toEqual([
    'Federal Pell Grant 3000 FEDERAL PELL',
    'Choose Ohio First 900 STATE STATE_SCHOLARSHIP',
    'Tall Pines Welders 800 INSTITUTION OTHER_SCHOLARSHIP',
    'Agnes Holt Fund 1500 INSTITUTION INSTITUTIONAL_LOAN',
    'Library desk 2000 FEDERAL FEDERAL_WORK_STUDY',
    'Bethel Circle 700 PRIVATE OUTSIDE',
  ]));

test('a heading in small print stands nearer to its rows', () =>
  expect(
    kindsIn(`
Federal Pell Grant                       $3,000
Harmon Grant                             $4,000


~Loans
Agnes Holt Fund                          $1,500


~Work
Library desk                             $2,000`).map((line) => line.split(' ').at(-1)),
  ).toEqual(['PELL', 'INSTITUTIONAL_GRANT', 'INSTITUTIONAL_LOAN', 'FEDERAL_WORK_STUDY']));

test('who gives it, its limit and that it was declined may stand in small print, on two lines', () =>
  expect(
    kindsIn(`
Your awards
Tall Pines Welders                         $800
~Scholarship from the Cole Foundation

Marl Freight Tuition Benefit             $1,500
~From your employer

Orrin Circle                               $750
~Grant from the school
~~Certified

Direct Subsidized                        $3,500
~Loan. First-year limit: $3,500

Direct Unsubsidized                      $2,000
~Federal student loan
~~You declined this

Library desk                             $1,800
~Job. Paid by the hour

All of these: $8,350`),
  ).toEqual([
    'Tall Pines Welders 800 PRIVATE OUTSIDE',
    'Marl Freight Tuition Benefit 1500 PRIVATE OUTSIDE',
    'Orrin Circle 750 INSTITUTION INSTITUTIONAL_GRANT',
    'Direct Subsidized 3500 FEDERAL DIRECT_SUBSIDIZED',
    'Library desk 1800 FEDERAL FEDERAL_WORK_STUDY',
  ]));

test('figures in small print under a name that add up to its own are its parts, whatever they are called', () =>
  expect(
    kindsIn(`
Gifts to you
Federal Pell Grant                       $4,215
~$1,054 Block I, II, III; $1,053 Block IV

Agnes Holt Award                           $900
~Given once

Bethel Grant                             $1,500
~$400 Block I and II; $350 Block III & IV`),
  ).toEqual([
    'Federal Pell Grant 4215 FEDERAL PELL',
    'Agnes Holt Award 900 INSTITUTION OTHER_SCHOLARSHIP',
    'Bethel Grant 1500 INSTITUTION INSTITUTIONAL_GRANT',
  ]));
