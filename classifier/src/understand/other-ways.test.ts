import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const head = `
Copper Strand University
Marquette, MI 49855
Financial aid offer 2026-2027
`;

const offer = (text: string) => {
  const { aid, costs, status } = understand(letterFromText(`${head}${text}`));
  const all = [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
  return { status, all };
};

const told = (sum: string) => `
You were named for a $20,000 Superior Scholarship

Dear Edda,

The $20,000 over this letter is what the Superior Scholarship is worth until you graduate; in 2026-2027 it
brings you $5,000, and it renews each year. You also have a Federal Pell Grant of $3,100 and a Michigan
Competitive Scholarship of $1,500 for the year. Taken together this gift aid comes to ${sum}.
`;

test('an award that is told twice is what the printed sum makes of it', () =>
  expect(offer(told('$9,600'))).toEqual({
    status: 'READY',
    all: ['Superior Scholarship 5000', 'Federal Pell Grant 3100', 'Michigan Competitive Scholarship 1500'],
  }));

test('where no sum bears the second figure out, a person looks', () =>
  expect(offer(told('a good deal')).status).toBe('NOT_SUPPORTED'));

const status = (title: string, rows: string[][]) => `
                                          ORIGINAL     CURRENT
          ${title.padEnd(24)}TERM                             ACCEPTED    DECLINED   WITHDRAWN       PAID
                                           OFFERED     OFFERED
${rows.map(([name, term, ...figures]) => `${name?.padEnd(34)}${term?.padEnd(6)}${figures.map((figure) => figure.padStart(11)).join(' ')}`).join('\n')}
`;
const twice = (name: string, ...figures: string[]) => [
  [name, 'FA26', ...figures],
  [name, 'SP27', ...figures],
];

test('of two lines of heads the one that fits the printed sum counts', () =>
  expect(
    offer(
      status('FUND', [
        ...twice('Federal Pell Grant', '3,000', '3,500', '3,500', '0', '0', '0'),
        ...twice('Michigan Competitive Schol', '750', '750', '750', '0', '0', '0'),
        ...twice('Strand Merit Scholarship II', '2,500', '3,000', '3,000', '0', '0', '0'),
        ...twice('Marching Band Sch', '500', '0', '0', '0', '500', '0'),
        ...twice('Federal Direct Loan - Sub', '1,750', '1,750', '0', '0', '0', '0'),
        ...twice('Federal Direct Loan - Unsub', '1,000', '0', '0', '1,000', '0', '0'),
        ['AID YEAR TOTAL', '', '19,000', '18,000', '14,500', '2,000', '1,000', '0'],
      ]),
    ),
  ).toEqual({
    status: 'READY',
    all: [
      'Federal Pell Grant 7000',
      'Michigan Competitive Schol 1500',
      'Strand Merit Scholarship II 6000',
      'Federal Direct Loan - Sub 3500',
    ],
  }));

test('of awards that are listed twice those count that the printed sum adds up', () =>
  expect(
    offer(`
Aid offered                       Fall      Winter      Spring
Federal Pell Grant               1,849       1,849       1,848
Michigan Tuition Grant             900         900         900
Iron Range Fund                    225         225         225
Subsidized Loan                  1,167       1,167       1,166
Term Aid Package                 4,141       4,141       4,139

With fewer credits
Each quarter                     Half time
Federal Pell Grant                   1,233
Michigan Tuition Grant                 600
`),
  ).toEqual({
    status: 'READY',
    all: ['Federal Pell Grant 5546', 'Michigan Tuition Grant 2700', 'Iron Range Fund 675', 'Subsidized Loan 3500'],
  }));
