import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = `
Tamarack Institute
Duluth, MN 55802
Financial aid offer 2026-2027
`;

const offer = (text: string) => {
  const { aid, status } = understand(letterFromText(`${head}${text}`));
  return { status, aid: aid.map(({ description, value }) => `${description} ${value}`) };
};

const parts = (first: string, second: string) => `
I. Gifts from Tamarack
Lakeshore Scholarship            9,000
Otto Brandvold Sculpture         1,250
Class of 1988                      600

II. Gifts of the state and the nation
Federal Pell Grant               3,100
Minnesota State Grant            2,400
${first.padEnd(33)}16,350

III. Direct, for the first year
Subsidized                       3,500
Unsubsidized                     2,000
${second.padEnd(33)}21,850
`;

const awards = [
  'Lakeshore Scholarship 9000',
  'Otto Brandvold Sculpture 1250',
  'Class of 1988 600',
  'Federal Pell Grant 3100',
  'Minnesota State Grant 2400',
  'Subsidized 3500',
  'Unsubsidized 2000',
];

test.each([
  ['Parts I and II', 'Parts I, II and III'],
  ['So far', 'With part III'],
])('"%s" and "%s" under several blocks are their sums', (first, second) =>
  expect(offer(parts(first, second))).toEqual({ status: 'READY', aid: awards }),
);

const term = (name: string, loan: number) => `
${name}
Yours to keep
Lakeshore Scholarship            4,500
Elks Lodge                         250
Subtotal                         4,750

Must be repaid
Subsidized                       1,750
Unsubsidized                     ${loan.toLocaleString('en-US')}
Subtotal                         ${(1750 + loan).toLocaleString('en-US')}
${`${name} assistance`.padEnd(33)}${(6500 + loan).toLocaleString('en-US')}
`;

test('what all aid of a term comes to is no award', () => {
  const { status, aid } = offer(`${term('Autumn', 1500)}${term('Spring', 1000)}`);
  expect(status).toBe('READY');
  expect(aid).toEqual(['Lakeshore Scholarship 9000', 'Elks Lodge 500', 'Subsidized 3500', 'Unsubsidized 2500']);
});

test('one fund that is worth the two over it stays one', () =>
  expect(
    offer(`
From the college
Lakeshore Scholarship            1,000

From our friends
Otto Brandvold Sculpture           500
Class of 1988                    1,500

From others
Elks Lodge                         300
`).aid,
  ).toContain('Class of 1988 1500'));

test('words for several awards, worth all lines of the block over them, are their sum though others follow', () =>
  expect(
    offer(`
It is a pleasure to confirm what Tamarack gives you for the coming year:

Otto Brandvold Sculpture                                1,250
Friends of the Foundry                                  2,300
Kiln Scholarship                                        6,000
together, the scholarships of Tamarack                  9,550

You are offered from public funds, besides,

Federal Pell Grant                                      3,100
Minnesota State Grant                                   2,400`).aid,
  ).toEqual([
    'Otto Brandvold Sculpture 1250',
    'Friends of the Foundry 2300',
    'Kiln Scholarship 6000',
    'Federal Pell Grant 3100',
    'Minnesota State Grant 2400',
  ]));

const bill = (name: string, fee: number, pell: number, credits: number) => `
${name} Term
Tuition                          4,890
Course Fees                        ${fee}
Dining                           2,140
${`Charges, ${name} Term`.padEnd(31)}${(7030 + fee).toLocaleString('en-US')}
Federal Pell Grant               ${pell.toLocaleString('en-US')}
Lakeshore Award                  1,250
Tamarack Legacy Grant              750
${`Credits, ${name} Term`.padEnd(33)}${credits.toLocaleString('en-US')}
You would owe                    ${(7030 + fee - credits).toLocaleString('en-US')}
`;

test('what is charged in a term, what is credited and what is left are no awards', () => {
  const { status, aid } = offer(`Aid offer and term estimate
${bill('Fall', 640, 2773, 4773)}${bill('Spring', 615, 2772, 4772)}`);
  expect(status).toBe('READY');
  expect(aid).toEqual(['Federal Pell Grant 5545', 'Lakeshore Award 2500', 'Tamarack Legacy Grant 1500']);
});
