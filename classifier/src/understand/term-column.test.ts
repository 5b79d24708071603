import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

type Names = (name: string, at: number) => string;
const once: Names = (name, at) => (at === 0 ? name : '');
const always: Names = (name) => name;

const funds: [name: string, first: string, now: string][] = [
  ['Federal Pell Grant', '1,900', '1,900'],
  ['Ohio College Opportunity Grant', '1,100', '1,200'],
  ['Harmon Bridge Grant', '800', '800'],
  ['Sub Direct Stafford', '1,750', '1,750'],
];

function offer(tags: string[], names: Names, head = 'Term'): number[] {
  const row = (name: string, tag: string, first: string, now: string): string =>
    `${name.padEnd(34)}${tag.padEnd(14)}${first.padStart(8)}${now.padStart(14)}`;
  const rows = [...funds, ['Term totals', '5,550', '5,650'] as const].flatMap(([name, first, now]) =>
    tags.map((tag, at) => row(names(name, at), tag, first, now)),
  );
  const { aid, status } = understand(
    letterFromText(`Harmon State University
Student Aid Office, Dayton, OH 45402
Award Offer by Term, Aid Year 2027-2028

${row('Fund title', head, 'Original', 'Current')}
${rows.join('\n')}
`),
  );
  return status === 'READY' ? aid.map(({ value }) => value) : [];
}

const whole = [3800, 2400, 1600, 3500];

test.each([
  ['FA27', 'SP28'],
  ['T1', 'T2'],
  ['27/FA', '28/SP'],
  ['Aug 2027', 'Jan 2028'],
])('%s and %s under "Term" are parts of the year, with a name for both or for each', (...tags) => {
  expect(offer(tags, once)).toEqual(whole);
  expect(offer(tags, always)).toEqual(whole);
});

test('a name that stands once for codes of terms needs no head over them', () =>
  expect(offer(['FA27', 'SP28'], once, '')).toEqual(whole));

test.each(['When', 'Disb', ''])(
  'words for terms that stand alone under a name need no "Term" over them, but "%s"',
  (head) => {
    expect(offer(['Aug 2027', 'Jan 2028'], once, head)).toEqual(whole);
    expect(offer(['F27', 'S28'], once, head)).toEqual(whole);
  },
);

test.each([
  ['two years', '2027-28', '2028-29'],
  ['a term and the year', 'T1', 'Year'],
])('%s are not added up', (_, ...tags) => {
  expect(offer(tags, once)).not.toEqual(whole);
  expect(offer(tags, always)).not.toEqual(whole);
});

test('where nothing says that they are terms, the letter is held back', () =>
  expect(offer(['FAL', 'SPR'], once, 'Use')).toEqual([]));

test.each([
  ['FA27 Semester', 'SP28 Semester'],
  ['T1', 'T2'],
])('all funds of %s may stand over those of %s', (...tags) => {
  const rows = tags.flatMap((tag) => funds.map(([name, , now]) => `${name.padEnd(34)}${tag.padEnd(24)}${now}`));
  const { aid } = understand(
    letterFromText(`Harmon State University
Student Aid Office, Dayton, OH 45402
Award Offer, Aid Year 2027-2028

${'Award item'.padEnd(34)}${'Academic Period'.padEnd(24)}Offered
${rows.join('\n')}`),
  );
  expect(aid.map(({ value }) => value)).toEqual([3800, 2400, 1600, 3500]);
});
