import { describe, expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const head = 'Harmon College        Financial Aid Award Letter 2026-2027\n';
/** Names and values, aid before costs. */
function amountsIn(text: string): string[] {
  const { aid, costs } = understand(letterFromText(head + text));
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
}

describe('a period holds for what it is said of', () => {
  test('what opens a list says nothing of the sentences after the list', () => {
    const amounts = amountsIn(`
For the coming year, in each of your two semesters, you are going to get these from us:
   Dean's Grant: $900 from the college
   Book Award: $200 from the college

The price of the year is $9,000 for tuition and fees and $5,000 for housing.`);
    expect(amounts).toEqual(["Dean's Grant 1800", 'Book Award 400', 'tuition and fees 9000', 'housing 5000']);
  });

  test('the period behind a figure of the sentence that opens a list is that figure’s', () => {
    const amounts = amountsIn(`
Along with your Provost Award, which pays $900 per semester, we can now give you the following:
   Federal Pell Grant: $4,000 from the government
   Book Award: $200 from the college`);
    expect(amounts).toEqual(['Provost Award 1800', 'Federal Pell Grant 4000', 'Book Award 200']);
  });

  test('the year of what was told by the term names no other award', () => {
    const amounts = amountsIn(`
You are now a Marl Ridge fellow. The Marl Ridge Honors Scholarship pays $4,500 per semester,
which makes $9,000 for the year, and may be renewed three times. We add a Book Award of $200.`);
    expect(amounts).toEqual(['Marl Ridge Honors Scholarship 9000', 'Book Award 200']);
  });

  test.each([
    ['Subject: your $60,000 Harbor Scholarship across your four years', '$15,000 for the year, renewable'],
    ['Subject: a $60,000 Harbor Scholarship for four years', '$15,000, renewable'],
    ['The Harbor Scholarship is yours, and we are proud to pay $60,000.', '$15,000 for the year (one of four years)'],
  ])('the headline tells what all years bring: %s', (headline, amount) => {
    const amounts = amountsIn(`
${headline}

Dear Ana, we are glad that you chose us and that you come. We now offer you:
   • Harbor Scholarship, ${amount}
   • Federal Pell Grant, $4,000, from the government`);
    expect(amounts).toEqual(['Harbor Scholarship 15000', 'Federal Pell Grant 4000']);
  });

  test.each([
    'If you take at least 12 credits in each semester, you will receive',
    'Provided that you are enrolled full time for both semesters, we offer you',
  ])('%s: a period of study is none of money', (words) => {
    expect(amountsIn(`\n${words}\na Dean's Grant of $900 and a Book Award of $200.`)).toEqual([
      "Dean's Grant 900",
      'Book Award 200',
    ]);
  });

  test.each([
    ['Awards with 12 credits each semester', 1],
    ['Gift aid, one half each semester', 1],
    ['Awards if you attend each semester', 1],
    ['Awards for each semester', 2],
    ['Gift aid per semester', 2],
  ])('over a table: %s', (title, times) => {
    expect(amountsIn(`\n${title}\nFederal Pell Grant       $2,000\nDean's Grant             $1,500`)).toEqual([
      `Federal Pell Grant ${2000 * times}`,
      `Dean's Grant ${1500 * times}`,
    ]);
  });

  test('a semicolon ends what is said of a figure', () => {
    const amounts = amountsIn(
      '\nFor each semester, tuition is $4,500 and fees are $200; books for the year are $900.\nFederal Pell Grant     $2,000',
    );
    expect(amounts).toEqual(['Federal Pell Grant 2000', 'tuition 9000', 'fees 400', 'books 900']);
  });
});

describe('once or twice', () => {
  const budget = (price: string) => `
Charges per semester
Tuition                  $8,000
Housing                  $5,000

Gift aid for the year
Federal Pell Grant       $4,000
Dean's Grant             $3,000

Your net price                                ${price}`;

  test.each([
    ['$19,000', [16000, 10000]],
    ['$6,000', [8000, 5000]],
  ])('a net price of %s says how often the charges count', (price, costs) => {
    const { costs: read } = understand(letterFromText(head + budget(price)));
    expect(read.map(({ value }) => value)).toEqual(costs);
  });
});

describe('sentences', () => {
  test('end in the day of a month', () => {
    const amounts = amountsIn(`
Your Dean's Grant is $900 for the year. You may use up to $300 of your aid
in the shop from July 5 to 19. Meal plans are not included in this offer to you.`);
    expect(amounts).toEqual(["Dean's Grant 900"]);
  });

  test.each([
    ['The Wexford Grant, a state program for young parents, pays $1,400 this year.', 'Wexford Grant 1400'],
    [
      'Other costs, such as books, rides home and personal needs, come to $2,900.',
      'Other costs, such as books, rides home and personal needs 2900',
    ],
    ['You won the Odell Scholarship, the highest honor of our choir, of $7,000.', 'Odell Scholarship 7000'],
    ['Room and board, based on a single room, is $9,800. Tuition is $20,000.', 'Room and board 9800'],
    ['Tuition, which includes the fees of all labs, is $20,000.', 'Tuition, which includes the fees of all labs 20000'],
    ['There are costs that we do not bill: books and supplies of $900.', 'books and supplies 900'],
    [
      'The budget is fees of $80 (of which the Oak Grant covers the lab fee), housing and food of $9,000.',
      'housing and food 9000',
    ],
    ['The year in family housing is tuition and fees of $7,000 and books of $900.', 'tuition and fees 7000'],
  ])('%s', (text, amount) => {
    expect(amountsIn(`\n${text}`)).toContain(amount);
  });

  test.each([
    'Over four years your Tern Scholarship is worth $32,000; in 2026-2027 you will receive a Tern Scholarship of $8,000.',
    'The Tern Scholarship has a four-year value of $32,000. It pays $8,000 in 2026-2027.',
    'Across your four years the Tern Scholarship totals $32,000 ($8,000 each year).',
    'Over the next four years you will receive a Tern Scholarship of $8,000 per year.',
  ])('what all years bring is not the year’s: %s', (text) => {
    expect(amountsIn(`\n${text}\nYou will also receive a Marsh Grant of $1,500.`)).toEqual([
      'Tern Scholarship 8000',
      'Marsh Grant 1500',
    ]);
  });

  test.each([
    ['Orrin Institute of Design', '$33,500', 'Over four years that comes to $33,500.', []],
    // A program may be of one year.
    [
      'Orrin Tool Grant',
      '$1,200',
      'The tools are yours: $1,200 over the length of your program.',
      ['Orrin Tool Grant 1200'],
    ],
  ])('a headline under %s tells what all years bring, or an award', (over, sum, words, more) => {
    const [page] = letterFromText(`${over}

You've earned ${sum}.


It is a joy to tell you that we award you a Tern Scholarship of $8,000 for the 2026-2027 academic
year, and, in your first year only, a Marsh Grant of $1,500. ${words}`).pages as [Page];
    const large = page.words.map((word) => (word.y === 58 ? { ...word, height: 28 } : word));
    const { aid } = understand({ pages: [{ ...page, words: large }] });
    expect(aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
      ...more,
      'Tern Scholarship 8000',
      'Marsh Grant 1500',
    ]);
  });

  test('an award that a list calls revised is the one of the sentence before it', () => {
    const amounts = amountsIn(`
After the review we could raise your Harmon Grant from $4,000 to $5,000. Your offer is now:
   Harmon Grant (revised) - $5,000
   Federal Pell Grant - $2,000
   Book Award - $200`);
    expect(amounts).toEqual(['Harmon Grant (revised) 5000', 'Federal Pell Grant 2000', 'Book Award 200']);
  });
});

test.each(['Estimated nine-month budget', 'Student budget'])(
  '"for each term" speaks of the columns of terms: %s',
  (title) =>
    expect(
      linesOfLetter(`
The amounts below are shown for each quarter.

Award                    Fall 2026     Winter 2027    Spring 2027
Federal Pell Grant       $1,000        $1,000         $1,000
Tern Grant               $200          $200           $200

${title}
Tuition                  $4,800
Books                    $1,200
Total                    $6,000`),
    ).toEqual({
      aid: ['Federal Pell Grant 3000 FEDERAL PELL', 'Tern Grant 600 INSTITUTION INSTITUTIONAL_GRANT'],
      costs: ['Tuition 4800 TUITION', 'Books 1200 BOOKS_AND_SUPPLIES'],
    }),
);

test('what is said of the last row is the name of nothing', () =>
  expect(
    linesOfLetter(`
Federal Pell Grant          $3,000
Tern Scholarship            $4,000
withdrawn by you on May 2

We charge $9,400 for tuition and $6,200 for housing.`).costs,
  ).toEqual(['tuition 9400 TUITION', 'housing 6200 HOUSING']));

describe('what fall and spring bring each is for the year twice that', () => {
  test.each([
    'Each fall and each spring we will credit $900 of Dean’s Grant and $200 of Book Award to your account.',
    'We will credit $900 of Dean’s Grant and $200 of Book Award each fall and spring.',
    'In the fall, and again in the spring, you will receive $900 from the Dean’s Grant and $200 from the Book Award.',
    'You will receive $900 of Dean’s Grant and $200 of Book Award in the fall and the same amounts in the spring.',
    'You will receive $900 of Dean’s Grant and $200 of Book Award in both the fall and spring semesters.',
    'Fall and spring will each bring you $900 from the Dean’s Grant and $200 from the Book Award.',
    'You will receive $900 of Dean’s Grant and $200 of Book Award twice, in August and in January.',
  ])('%s', (text) => expect(amountsIn(`\n${text}`)).toEqual(['Dean’s Grant 1800', 'Book Award 400']));

  test('but not halves', () =>
    expect(amountsIn('\nYour Dean’s Grant of $900 will be credited in two halves, each fall and each spring.')).toEqual(
      ['Dean’s Grant 900'],
    ));
});
