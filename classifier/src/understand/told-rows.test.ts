import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

const table = `
Award                     Fall      Spring     Year
Harmon Grant             2,000       2,000    4,000
Federal Pell Grant       1,500       1,500    3,000
Dean's Scholarship         500         500    1,000
`;

test('the most of something is no cost', () =>
  expect(
    linesOfLetter(`${table}
• Aid is fixed on the census date. • The book advance of up to $600 at the campus store is taken from your own aid.`)
      .costs,
  ).toEqual([]));

test('a place for a car is for those who drive', () =>
  expect(linesOfLetter(`${table}\nA job on campus pays $14.00 an hour. Parking costs $60 a term.`).costs).toEqual([]));

test('what would come from outside is not there, whatever stands over it', () =>
  expect(
    linesOfLetter(`
Student: Ada Moss
If you receive an outside scholarship of $800, we take it off your loan.
${table}`).aid,
  ).toHaveLength(3));

test('the parts of a loan need no name of two words', () =>
  expect(
    linesOfLetter(`${table}
• There are $5,500 in Federal Direct Loans ($3,500 subsidized and $2,000 unsubsidized)`).aid.slice(-2),
  ).toEqual(['subsidized 3500 FEDERAL DIRECT_SUBSIDIZED', 'unsubsidized 2000 FEDERAL DIRECT_UNSUBSIDIZED']));

describe('sentences beside a table add', () => {
  test.each([
    [
      'you are also offered Federal Work-Study: $1,000 for the year.',
      'Federal Work-Study 1000 FEDERAL FEDERAL_WORK_STUDY',
    ],
    [
      'the board has approved a Sibling Tuition Waiver of $900 for you this year.',
      'Sibling Tuition Waiver 900 INSTITUTION TUITION_WAIVER',
    ],
    [
      'there is a Sibling Tuition Waiver of $900 too, which is not in the table.',
      'Sibling Tuition Waiver 900 INSTITUTION TUITION_WAIVER',
    ],
    [
      'the Salida Moose Lodge has written that it will send $700 on your behalf.',
      'Salida Moose Lodge 700 PRIVATE OUTSIDE',
    ],
    [
      'the Ohio National Guard, in which you serve, also pays $950 in Tuition Assistance.',
      'Tuition Assistance 950 STATE MILITARY',
    ],
    [
      'you are also eligible for a Direct Subsidized Loan of $3,500 for the year.',
      'Direct Subsidized Loan 3500 FEDERAL DIRECT_SUBSIDIZED',
    ],
    [
      'a campus job at the front desk would earn you about $1,600 over the year.',
      'campus job 1600 INSTITUTION INSTITUTIONAL_EMPLOYMENT',
    ],
    [
      'your scholarship from the Tobin Circle ($750) came in after the rows were made.',
      'scholarship from the Tobin Circle 750 PRIVATE OUTSIDE',
    ],
    [
      'your employer, Larkin Hardware, will pay $1,300 under its tuition assistance plan.',
      'Larkin Hardware 1300 PRIVATE OUTSIDE',
    ],
  ])('what it does not list: %s', (sentence, row) => {
    const { aid } = linesOfLetter(
      `${table}\n\nWe write to tell you more than the rows above have room for, since\n${sentence}`,
    );
    expect(aid).toHaveLength(4);
    expect(aid).toContain(row);
  });

  test('lines of a list, be they of any name, and who gives by the heading over them', () => {
    const { aid } = linesOfLetter(`
We have put together the following for the coming year, and we hope to see you soon.

From us
Dean's Scholarship – $3,000 for the year

From others
Tobin College Fund – $900 for the year
Ft. Lane A.B.C. Elder Board – $150 for the year`);
    expect(aid.at(-1)).toBe('Ft. Lane A.B.C. Elder Board 150 PRIVATE OUTSIDE');
  });

  test('who told the college of a gift gives it', () => {
    const { aid } = linesOfLetter(`
We are glad to award you a Dean's Scholarship of $3,000 for the year and look forward to seeing you.
Your parish has written to us about a gift of $900, the Tobin Elders' Scholarship, and we have added
it to this offer.`);
    expect(aid.at(-1)).toBe("Tobin Elders' Scholarship 900 PRIVATE OUTSIDE");
  });

  test('loans and work that a table of gifts leaves to them', () => {
    const { aid } = linesOfLetter(
      `${table}\n\nYou may borrow $2,750 as a Federal Direct Subsidized Loan, and a desk in our library through Federal Work-Study can pay you $1,400.`,
    );
    expect(aid.slice(3)).toEqual([
      'Federal Direct Subsidized Loan 2750 FEDERAL DIRECT_SUBSIDIZED',
      'Federal Work-Study 1400 FEDERAL FEDERAL_WORK_STUDY',
    ]);
  });

  test.each([
    'What is left is $2,900. If you would rather borrow, the Cove Bridge Loan is offered to you for $1,200 of it; it is not counted in the column above.',
    'The Cove Bridge Loan is offered to you at $1,200, which is not included in the totals above.',
  ])('a loan that is offered beside the sum: %s', (told) =>
    expect(linesOfLetter(`${table}\n\n${told}`).aid.slice(3)).toEqual([
      'Cove Bridge Loan 1200 INSTITUTION INSTITUTIONAL_LOAN',
    ]),
  );

  test('a gift of the value of a loan', () => {
    const { aid } = linesOfLetter(`
Direct Subsidized Loan     2,500
Direct Unsubsidized Loan   2,000
Work-Study                 1,100

You have been selected for the Cove Award, which pays $2,000 for the year.`);
    expect(aid.at(-1)).toBe('Cove Award 2000 INSTITUTION OTHER_SCHOLARSHIP');
  });

  test('what a giver outside calls its own', () => {
    const { aid } = linesOfLetter(
      `${table}\n\nLarkin Education Group has let us know that you have won its Bright Tools Scholarship of $800.`,
    );
    expect(aid.at(-1)).toBe('Bright Tools Scholarship 800 PRIVATE OUTSIDE');
  });

  test.each([
    ['your neighbors, the Orr Valley Growers, wrote that they are sending $800 for your first year', 'OUTSIDE'],
    ['the Orr Valley Growers have pledged $800 toward your first year', 'OUTSIDE'],
    ['the Orr Valley Division has pledged $800 toward your first year', 'OTHER_SCHOLARSHIP'],
    ['the Orr Valley Growers have named you, and we have promised $800 for your first year', 'OTHER_SCHOLARSHIP'],
  ])('%s', (sentence, kind) => {
    const { aid } = linesOfLetter(`\nWe are glad to offer you a Cove Grant of $900 for the year, and ${sentence}.`);
    expect(aid.at(-1)).toMatch(new RegExp(`^Orr Valley \\w+ 800 [A-Z]+ ${kind}$`));
  });

  test('costs under a table of awards, whose last name is no heading of theirs', () => {
    const { costs } = linesOfLetter(
      `${table}A student on campus will need $9,100 for tuition and $4,300 for housing in a year like this.`,
    );
    expect(costs).toEqual(['tuition 9100 TUITION', 'housing 4300 HOUSING']);
  });

  test('an award that another stands before is given by nobody else', () => {
    const { aid } = linesOfLetter(
      '\nBesides the Army ROTC Scholarship of $7,000 we have awarded you a Cove Award of $500 for the year.',
    );
    expect(aid.at(-1)).toBe('Cove Award 500 INSTITUTION OTHER_SCHOLARSHIP');
  });

  test('what the school itself gives as its own', () => {
    const { aid } = linesOfLetter(
      `${table}\n\nWe are glad that your award from Harmon College ($600) could be added this year.`,
    );
    expect(aid.join()).not.toContain('OUTSIDE');
  });

  test('nothing that the reader declined', () => {
    const { aid } = linesOfLetter(
      `${table}\n\nThe Direct Subsidized Loan of $3,500 that you turned down has been taken off.`,
    );
    expect(aid).toHaveLength(3);
  });

  test('costs that a bill with a total does not list', () => {
    const { costs } = linesOfLetter(`${table}
Tuition                          4,650
Fees                               930
Books and supplies               1,100
Billed by us                     6,680

What we do not bill, for one who lives at home: food and housing 4,320; travel 2,080;
personal 1,640. With these the whole comes to 14,720.`);
    expect(costs.slice(3)).toEqual([
      'food and housing 4320 HOUSING_AND_FOOD',
      'travel 2080 TRANSPORTATION',
      'personal 1640 PERSONAL',
    ]);
  });
});

test.each(['Awards are given for each semester.', 'Amounts are for each semester.'])(
  'what is said of the awards of a term is not said of the costs of the year: %s',
  (note) => {
    const { aid, costs } = linesOfLetter(`
Harmon Grant             $2,000
Federal Pell Grant       $1,500

${note} They are paid to your account when classes start.

For the nine-month year we count the following for a student like you: tuition $8,400;
rent and food $7,200; books $900.`);
    expect(aid.map((line) => line.split(' ').at(-3))).toEqual(['4000', '3000']);
    expect(costs).toEqual([
      'tuition 8400 TUITION',
      'rent and food 7200 HOUSING_AND_FOOD',
      'books 900 BOOKS_AND_SUPPLIES',
    ]);
  },
);

test('a remark in brackets makes no sentence of the name on a card', () => {
  const { aid } = linesOfLetter(`
Gift aid

$4,000            $3,000                 $1,500
Harmon Grant      Federal Pell Grant     Elks Foundation (the
                                         award you reported)
`);
  expect(aid.map((line) => line.split(' ').at(-3))).toEqual(['4000', '3000', '1500']);
});

describe('printed sums and tables', () => {
  test('a gift that the printed sum needs is added, and not one that it does not', () => {
    const bridge = 'The Ohio Bridge Grant, a state program for parents, pays $1,500 for the year.';
    const sum = (gifts: string) => `${table}\n${bridge}\nGift aid of ${gifts} brings the price down.`;
    expect(linesOfLetter(sum('$9,500')).aid).toContain('Ohio Bridge Grant 1500 STATE STATE_GRANT');
    expect(linesOfLetter(sum('$8,000')).aid).toHaveLength(3);
  });

  test('what the table gives in four years is no award of its own', () => {
    expect(linesOfLetter(`\nYou have earned $32,000 in Harmon scholarships and grants!\n${table}`).aid).toHaveLength(3);
  });

  test('an amount that is put down for what the sentence before names', () => {
    const loans = `${table}\nDirect Subsidized Loan   1,750       1,750    3,500\n`;
    const { aid } = linesOfLetter(
      `${loans}\nYour mother asked about the Parent PLUS Loan. We have put down $2,500 for her.`,
    );
    expect(aid).toContain('Parent PLUS Loan 2500 FEDERAL PARENT_PLUS');
  });
});

test.each([
  'Includes a $600 book allowance.',
  'The award comes with a $600 housing stipend.',
  'Those who pay early receive a $150 book voucher from our store.',
  'Those who confirm by May choose rooms first and receive a $100 credit.',
  'The book advance of up to $600 is taken from your own aid.',
  'A single room costs $1,150 more.',
  'Students who serve as resident assistants receive $9,200 toward room and board.',
  'If you rent, you save about $300 on books.',
  'Last year tuition was $9,900 and room and board $7,000.',
  'A student who loses a uniform is charged $150.',
  'Parking is $180.',
  'A bus pass is $120 and your fee for a week abroad is $350.',
  'Optional extras. Parking is $180, and your locker is $40. Your laundry is $90.',
])('no cost: %s', (note) => expect(linesOfLetter(`${table}\n${note}`).costs).toEqual([]));

const bill = (books: string): string => `${table}
Tuition                          4,650
Fees                               930
${books}
Billed by us                     6,680
`;

test.each([
  ['Room and board                   1,100', 1],
  // A budget that has books is whole.
  ['Books and supplies               1,100', 0],
])('one cost beside a bill of %s', (line, count) => {
  const { costs } = linesOfLetter(`${bill(line)}\nYou may also need $1,500 or so for travel and fun.`);
  expect(costs).toHaveLength(3 + count);
});

test.each([
  ['Families should also allow for books (about $900), travel and personal spending.', 0],
  ['Most students spend about $900 on books.', 0],
  ['Books (some $900) come from a store of your own choice.', 0],
  ['Set aside $900 for books, which you buy on your own.', 1],
  ['You should also allow about $900 for books.', 1],
])('what people in general spend is no cost of the reader: %s', (note, count) =>
  expect(linesOfLetter(`${table}\n${note}`).costs).toHaveLength(count),
);

test('a book allowance of the budget is a cost', () =>
  expect(linesOfLetter(`${table}\nThe budget includes a $600 book allowance.`).costs).toHaveLength(1));

test('sums at a glance are those of what sentences tell', () =>
  expect(
    linesOfLetter(`
You may borrow $3,500 through the Direct Subsidized Loan.
We also offer a Direct Unsubsidized Loan of $2,000, which must be repaid.
You have been awarded a Federal Pell Grant of $4,310 for the year.
You may earn up to $1,200 through Federal Work-Study.

At a glance
Gift aid                            $4,310
Loans                               $5,500
Work                                $1,200`).aid.map((line) => line.replace(/\D+(\d+).*/, '$1')),
  ).toEqual(['3500', '2000', '4310', '1200']));

test('what is worth the loans is no gift that the sum of all aid needs', () =>
  expect(
    linesOfLetter(`
Your funding
Federal Pell Grant                     $7,395
Finish Line Grant                        $800
Direct Subsidized                      $4,500
Direct Unsubsidized                    $6,000
Total                                 $18,695

Good to know
Only tuition and course access are charged by the school. Independent students may borrow up to
$12,500 in the third year; we package $10,500. Your employer pays the school after grades post.`).aid,
  ).toHaveLength(4));

test('a budget that a sentence tells and sums up is whole, whatever else is charged', () =>
  expect(
    linesOfLetter(`
We estimate your costs for the year as follows: Tuition $11,900; student fees $1,100; Housing and food $9,300; Books
$900; Personal Allowance $1,300; for a total of $24,500.

Health coverage
Insurance premium                     $2,100
${table}`).costs,
  ).toEqual(expect.arrayContaining([expect.stringMatching('Tuition 11900'), expect.stringMatching('Books 900')])));

test('the years of an outlook are no awards beside those that sentences tell', () =>
  expect(
    linesOfLetter(`
Your Financial Aid Offer
For the 2026-27 academic year we are pleased to offer you the Honors Cohort Award ($2,590) and $1,884 from the Pell Grant.

Together your aid comes to $4,474 for the year.

Four-Year Outlook
Year                  Cost          Gift aid         Net
Year 1             $62,096            $4,474     $57,622
Year 2             $63,196            $4,474     $58,722
Year 3             $64,296            $4,474     $59,822`).aid,
  ).toHaveLength(2));

test('a loan for whoever files a form is offered', () =>
  expect(
    linesOfLetter(`
Harmon Scholarship          9,000
Choir Award                 1,000

If you file a FAFSA you may in addition use a Federal Direct Unsubsidized Loan of $6,000.`).aid.at(-1),
  ).toBe('Federal Direct Unsubsidized Loan 6000 FEDERAL DIRECT_UNSUBSIDIZED'));

test('the price of another plan is no cost', () =>
  expect(
    linesOfLetter(`
Tuition                    19,400
Board                       4,500

19 meals a week; commuter plan $1,200
${table}`).costs,
  ).toHaveLength(2));

test.each([
  'Students in the Federal Work-Study program typically earn $2,000 per academic year.',
  'A campus job of ten hours a week brings in roughly $3,600 a year.',
  'Many students cover what is left with a campus job ($3,000 a year is usual).',
  'Students earn $3,100 a year on average.',
  'Interest on a Federal Direct Unsubsidized Loan of $2,000 comes to about $130 a year.',
])('what others earn is no award: %s', (line) => expect(linesOfLetter(`${table}\n${line}`).aid).toHaveLength(3));
