import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const mail = (body: string) =>
  understand(
    letterFromText(`Your financial aid offer 2026-2027 (revised)
From: Harmon College Financial Aid
Date: April 9, 2026

Hello Ines,

we looked at your papers again. This is your new financial aid offer:

${body}`),
  );

const offer = `Award                              Fall      Spring
Federal Pell Grant               $1,900      $1,900
Orchard Bridge Grant             $1,000      $1,000
Harmon Founders Scholarship      $2,000      $2,000
Direct Subsidized Loan           $1,750      $1,750

Greetings, Ada Moss
Harmon College, 4 Mill Street, Dayton, OH 45402
`;
const older = [
  'Federal Pell Grant: $2,900 for the year',
  'Orchard Bridge Grant: $1,400',
  'Direct Unsubsidized: $2,000',
];
const answered = 'On Mon, Mar 9, 2026 at 2:12 PM Harmon College Aid wrote:';

const valuesIn = (body: string): number[] => mail(body).aid.map(({ value }) => value);

describe('does', () => {
  test.each([
    ['marks', [answered, ...older.map((line) => `> ${line}`)]],
    [
      'marks and further right',
      [answered, 'here is your offer:', ...older.map((line) => `> ${line}`), 'Total: $6,300'].map(
        (line) => `  ${line}`,
      ),
    ],
    ['marks alone', ['> Dear Ines, here is your offer:', ...older.map((line) => `> ${line}`)]],
    ['words that say who wrote', [answered, '', ...older]],
    ['such words over two lines', ['On Mon, Mar 9, 2026 at 2:12 PM Harmon College Aid', 'wrote:', '', ...older]],
    ['a line between the messages', ['-----Original Message-----', ...older]],
    ['a heading', ['Earlier message', ...older]],
    ['fields of its own', ['From: Harmon College Aid', 'Sent: March 9, 2026 2:12 PM', 'Subject: Offer', '', ...older]],
    [
      'a sentence',
      [answered, '', 'your estimate for the year is a Federal Pell Grant $2,900, Orchard Bridge Grant $1,400.'],
    ],
  ])('what a message quotes under %s is offered no more', (_, lines) => {
    const { aid, status } = mail(`${offer}\n${lines.join('\n')}`);
    expect(aid.map(({ value }) => value)).toEqual([3800, 2000, 4000, 3500]);
    expect(status).toBe('READY');
  });

  const list = `Federal Pell Grant: $3,800
Orchard Bridge Grant: $2,000
Harmon Founders Scholarship: $4,000

That is $9,800 for the year. You turned down the subsidized loan.

Harmon College, 4 Mill Street, Dayton, OH 45402
`;
  const asked = 'hi, my neighbor was given a $4,500 scholarship elsewhere, when will I hear?';
  test.each([
    ['under marks', ['> On Tue, Apr 7, 2026, Ines Duarte wrote:', `> ${asked}`]],
    ['under words that say who wrote', ['On Tue, Apr 7, 2026 at 9:02 AM Ines Duarte wrote:', '', asked]],
  ])('what the reader had asked offers nothing, %s', (_, lines) => {
    const { aid, status } = mail(`${list}\n${lines.join('\n')}`);
    expect(aid.map(({ value }) => value)).toEqual([3800, 2000, 4000]);
    expect(status).toBe('READY');
  });
});

describe('refuses', () => {
  test('to leave out an offer that the reader sends back', () => {
    const back = ['> On Tue, Apr 7, 2026, Ines Duarte wrote:', '> is this still true?', `> > ${answered}`];
    const lines = ['Yes, it is.', '', ...back, ...older.map((line) => `> > ${line}`)];
    expect(valuesIn(lines.join('\n'))).toEqual(expect.arrayContaining([1400, 2000]));
  });

  test('to leave out an offer that is only sent on', () => {
    const lines = ['Here it is once more.', '', answered, '', ...older].join('\n');
    expect(valuesIn(lines)).toEqual([2900, 1400, 2000]);
  });

  test('to leave out a later message', () => {
    const lines = ['From: Harmon College Aid', 'Sent: May 2, 2026 2:12 PM', '', ...older].join('\n');
    expect(mail(`${offer}\n${lines}`).status).not.toBe('READY');
  });

  test('to leave out what the answer leaves as it was', () => {
    const lines = ['Your Federal Pell Grant is now $3,800 for the year. The rest stays as it was.', '', answered, ''];
    expect(valuesIn([...lines, ...older].join('\n'))).toEqual(expect.arrayContaining([1400, 2000]));
  });
});
