import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { flowOf } from './panels.ts';
import { runningText } from './running-text.ts';

const parted = (text: string) => {
  const [page] = letterFromText(text).pages;
  const { paragraphs, rest } = runningText(page ? flowOf(page) : []);
  return {
    told: paragraphs.map(({ pieces }) => pieces.map((piece) => piece.text).join(' ')),
    rest: rest.map(({ line }) => line.text),
  };
};

describe('does', () => {
  test('sentences over several lines, with the figure alone on the last', () => {
    const { told, rest } = parted(`The state is expected to contribute a State Grant to your costs of
$2,900.`);
    expect(told).toEqual(['The state is expected to contribute a State Grant to your costs of $2,900.']);
    expect(rest).toEqual([]);
  });

  test('a figure in brackets alone on the last line', () =>
    expect(
      parted('We are pleased to offer you a Pell Grant ($3,200), and the state gives you TAP\n($2,900).').told,
    ).toEqual(['We are pleased to offer you a Pell Grant ($3,200), and the state gives you TAP ($2,900).']));

  test.each([
    '$5,500 in Federal Direct Loans ($3,500 subsidized and $2,000 unsubsidized)',
    '• $14,000 President’s Scholarship, renewable with a 3.25 GPA',
    'Your award: $2,345.',
  ])('money inside of words: %s', (line) => expect(parted(line).told).toHaveLength(1));

  test('a list that a sentence opens, and one whose neighbours are told', () => {
    const list = `For the year we are pleased to offer you the following aid:
Cove Grant, $4,000
Federal Pell Grant, $3,200`;
    expect(parted(list).told).toHaveLength(3);
    expect(parted('$2,000 Choir Award, renewable with a good standing\n$1,000 Sibling Grant').told).toHaveLength(2);
  });

  test('sentences set with wide lines', () => {
    const letter = letterFromText(`Your costs are tuition of $20,000, fees of $900 and an allowance
for books and travel of $1,500 in the year that begins now.

The housing office will write to you about your room.`);
    for (const { words } of letter.pages) for (const word of words) word.y *= 1.4;
    const [page] = letter.pages;
    const { paragraphs } = runningText(page ? flowOf(page) : []);
    expect(paragraphs.map(({ pieces }) => pieces.length)).toEqual([2, 1]);
  });

  test('names the heading over a sentence and the label at its left', () => {
    const [page] = letterFromText('Pell Grant\nYou are awarded $6,895 for the year.').pages;
    const [paragraph] = runningText(page ? flowOf(page) : []).paragraphs;
    expect(paragraph?.heading?.text).toBe('Pell Grant');
  });
});

describe('refuses', () => {
  test.each([
    'Federal Pell Grant                          $5,000',
    'Grants and scholarships from your school to pay for college          $12,000',
    'Dean’s Award: $4,000 each semester',
    '$12,000 Dean’s Scholarship',
    'Scholarships and grants you do not have to repay',
    'Tuition and fees      $10,290      Housing      $6,150',
  ])('%s is no running text', (line) => expect(parted(line).told).toEqual([]));
});

test('a sentence goes on with a figure and its term, though its first line may be a heading', () =>
  expect(
    linesOfLetter(`
Toward these costs the College awards you the Christian Leadership
Scholarship of $2,500 each semester and, since your father serves a
church, the Dependent Discount of $1,200 each semester. Altogether your
gifts come to $7,400 for the year.`).aid,
  ).toEqual([
    'Christian Leadership Scholarship 5000 INSTITUTION MERIT',
    'Dependent Discount 2400 INSTITUTION TUITION_WAIVER',
  ]));

test('a heading over two lines is no sentence, though a part of it opens nothing', () =>
  expect(
    parted(`
Loans and work you may
choose`).told,
  ).toEqual([]));
