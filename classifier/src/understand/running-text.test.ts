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

  test('a list that a sentence tells, whatever a line of it looks like', () =>
    expect(
      parted(`We estimate your costs for the year as follows: tuition
$10,840; Housing, apartments $8,170; MEALS $3,560; Books
$620; Getting around $1,310; Personal Expenses
$2,270; for a total of $26,770.`).told,
    ).toHaveLength(1));

  test('a line beside a heading of the table at its left', () =>
    expect(
      parted(`
Tuition           $4,210     You may also borrow a Direct Loan, subsidized in the
NOT BILLED                   amount of $4,500 and a Direct Unsubsidized of $3,000.
Books             $1,020`).told,
    ).toEqual([expect.stringMatching(/^You .* in the amount of .*\.$/)]));

  test('a sentence beside which a list begins', () =>
    expect(
      parted(`
                                                                          Enrollment: Full-time
We estimate your costs for the year as follows: tuition $4,210; student   Scholarships to apply for
services fee $890; Food and housing $9,010; E-books $1,350; Island
Travel $2,240; Personal $1,900; Average Loan Fees $80; Knife kit $710;           Essay Contest     $500
for a total of $20,390.                                                          Book Award        $900
                                                                                 Choir Award       $800
Harmon Grant      $3,000                                                         Band Award        $400`).told,
    ).toEqual([expect.stringMatching(/^We estimate .* for a total of \$20,390\.$/)]));

  test('numbered notes at the right of it', () =>
    expect(
      parted(`
We are pleased to offer you $5,530 from the Harmon Leadership       1.   Awards assume full-time
Scholarship; the Merit Scholarship ($1,970); a Book Grant for            enrollment of 12 credits
$1,140; a Lyra Grant of $1,410; another $1,340 from the Book        2.   Outside awards may
Fund and $3,420 from the Oboe Scholarship, all for the year.             reduce other aid.
                                                                    3.   The rate of Direct Loans
You may also borrow $5,500 with a Direct Loan.                           is 6.39% this year.`).told,
    ).toHaveLength(4));

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
  test('a name and what is said of it, with the figure between them', () => {
    const [page] = letterFromText(`Rib Mountain Award          Montana Baker Memorial Grant      DL SUB
of Achievement              $2,332                            $2,750
$5,730                      Paid half in fall and half        Must be repaid`).pages;
    for (const word of page?.words ?? []) word.y = 0.6 * word.y - (word.text === '$5,730' ? 4.2 : 0);
    expect(runningText(page ? flowOf(page) : []).paragraphs).toEqual([]);
  });

  test('the lines of a list, some in small letters', () =>
    expect(parted('STUDENT FEES: $3,360\nresidence hall: $5,706\nCafeteria plan: $4,644\nbooks: $1,036').told).toEqual(
      [],
    ));

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

test('a line of text may end within a name', () =>
  expect(
    linesOfLetter(`
Your award is as follows. Harmon Grant: $6,400. Direct Subsidized Loan: $3,500. Federal
Work-Study: $2,000. Total: $11,900.`).aid.at(-1),
  ).toBe('Federal Work-Study 2000 FEDERAL FEDERAL_WORK_STUDY'));
