import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const columns = (...texts: string[]): string =>
  texts
    .map((text) => text.padEnd(44))
    .join('')
    .trimEnd();
const card = (link: string, ...cards: [name: string, figure: string][]): string => `
${columns(...cards.map(([name]) => name))}
${columns(...cards.map(([, figure]) => `${figure.padEnd(20)}${link}`))}
`;
const cards = (link: string): string =>
  `${head}
Here are your awards for the year.
${card(link, ['Federal Pell Grant', '$5,000'], ['Ohio College Grant', '$2,000'])}
${card(link, ['Harmon Grant', '$1,500'], ['Direct Subsidized Loan', '$3,500'])}
${card(link, ['Federal Work-Study', '$1,600'])}`;
const read = (...pages: string[]) => {
  const { status, aid } = understand(letterFromText(...pages));
  return { status, aid: aid.map(({ description, value }) => `${description} ${value}`) };
};
const aid = [
  'Federal Pell Grant 5000',
  'Ohio College Grant 2000',
  'Harmon Grant 1500',
  'Direct Subsidized Loan 3500',
  'Federal Work-Study 1600',
];

test.each(['view >', 'Details ›', 'See more'])('"%s" beside the figure of each card', (link) =>
  expect(read(cards(link))).toEqual({ status: 'READY', aid }),
);

test('words beside figures that nothing tells, and the awards once more with their sum', () => {
  const again = `${head}
Your awards by type
Grants
Federal Pell Grant                        $5,000
Ohio College Grant                        $2,000
Harmon Grant                              $1,500
Loans
Direct Subsidized Loan                    $3,500
Work
Federal Work-Study                        $1,600
Sum of all types                         $13,600`;
  expect(read(cards('tap here'), again)).toEqual({ status: 'READY', aid });
});
