import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { linesOfLetter } from '../testing/lines-of-letter.ts';
import { understand } from './understand.ts';

const head = `
Copper Strand University
Marquette, MI 49855
Financial aid offer 2026-2027
`;

/** What is read, aid before costs. */
const offer = (text: string): string[] => {
  const { aid, costs } = understand(letterFromText(`${head}${text}`));
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
};

describe('a line is a sum by any name', () => {
  test.each([['Borrowed funds'], ['Quorl loans'], ['Options to borrow']])(
    'that speaks of many and is worth the lines of one kind over it: %s',
    (name) =>
      expect(
        offer(`
Gift aid
Federal Pell Grant                           $5,000
Superior Scholarship                         $2,500
Total gift aid                               $7,500
Loans
Direct Subsidized Loan                       $3,500
Direct Unsubsidized Loan                     $2,000
${name.padEnd(45)}$5,500
`),
      ).toEqual([
        'Federal Pell Grant 5000',
        'Superior Scholarship 2500',
        'Direct Subsidized Loan 3500',
        'Direct Unsubsidized Loan 2000',
      ]),
  );

  test.each(['', '\f'])('that speaks of many, under several givers%j', (page) =>
    expect(
      understand(
        letterFromText(
          ...`${head}
Gifts
Tansy Fund                                   $1,000
All gifts                                    $1,000

Loan menu
Direct Unsubsidized Loan                     $2,000
SELF Loan                                    $4,500
From Harmon
Nyquist Revolving Loan                         $900
Orr Loan                                     $3,000
${page}Loans still open to you                     $10,400`.split('\f'),
        ),
      ).aid.map(({ value }) => value),
    ).toEqual([1000, 2000, 4500, 900, 3000]),
  );

  test('whose words but the first are those of another sum', () =>
    expect(
      offer(`
Gifts
Federal Pell Grant                           $5,000
Superior Scholarship                         $2,500
Gifts in both terms                          $7,500
Jobs
Library Assistant                            $1,900
Wages in both terms                          $1,900
`),
    ).toEqual(['Federal Pell Grant 5000', 'Superior Scholarship 2500', 'Library Assistant 1900']));

  test('that stands like the slip of a till: what it comes to so far', () =>
    expect(
      offer(`
Tuition (cost of education)                 24,500
less Campus Work Program, 15 hrs/week       -5,200
less Federal Pell Grant                     -7,395
less Michigan Competitive Scholarship       -2,850
less Superior Guarantee Grant               -9,055
Tuition you owe                                  0

Living here is not free, though it is cheap for what you get.

Room in Birch Hall                           4,300
Board, lake kitchen                          4,900
Health and activity fee                        590
Room, board and fee                          9,790
less Harbor Flight                          -3,000
less Granny Hatch Kitchen Fund                -700
What you bring in August and January         6,090

All told, charges of 34,290 and help of 28,200, of which 5,200 is your own labor.
`).toSorted(),
    ).toEqual(
      [
        'less Campus Work Program, 15 hrs/week 5200',
        'less Federal Pell Grant 7395',
        'less Michigan Competitive Scholarship 2850',
        'less Superior Guarantee Grant 9055',
        'less Harbor Flight 3000',
        'less Granny Hatch Kitchen Fund 700',
        'Tuition (cost of education) 24500',
        'Room in Birch Hall 4300',
        'Board, lake kitchen 4900',
        'Health and activity fee 590',
      ].toSorted(),
    ));

  test('each of whose figures is worth its column', () =>
    expect(
      offer(`
Fund                              Status        Offered    Accepted        Paid
Federal Pell Grant                Accepted        5,295       5,295       2,648
Michigan Competitive Scholarship  Accepted        3,000       3,000       1,500
Harbor Families                   Accepted          750         750         375
Direct Subsidized Loan            Reduced         3,500       2,000       1,000
To date                                                      11,045       5,523
`),
    ).toEqual([
      'Federal Pell Grant 5295',
      'Michigan Competitive Scholarship 3000',
      'Harbor Families 750',
      'Direct Subsidized Loan 3500',
    ]));
});

test.each(['Navy ROTC Scholarship', 'Green and Gold'])('%s is no sum by chance where the last line counts it', (name) =>
  expect(
    offer(`
Aid                                     Year    1st semester    2nd semester
Capt. Elias Thorndike Fund            $2,500          $1,250          $1,250
Commandant's Leadership Scholarship   $4,000          $2,000          $2,000
State of Michigan Grant               $2,500          $1,250          $1,250
${name.padEnd(37)} $9,000          $4,500          $4,500
Direct Loan - Unsubsidized            $5,500          $2,750          $2,750
Package                              $23,500         $11,750         $11,750
`),
  ).toContain(`${name} 9000`),
);

describe('where each row has its figure in the column of whoever pays', () => {
  const rows = `
Award                               Washington         Lansing      This house      Your friends
Federal Pell Grant                      $5,000
Federal SEOG                              $600
Michigan Competitive Scholarship                        $1,500
Superior Bridge Grant                                                   $2,400
Rotary Club of Ishpeming                                                                    $800
Federal Work-Study                      $1,900
Whoever pays it                         $7,500          $1,500          $2,400              $800
`;
  const awards = [
    'Federal Pell Grant 5000',
    'Federal SEOG 600',
    'Michigan Competitive Scholarship 1500',
    'Superior Bridge Grant 2400',
    'Rotary Club of Ishpeming 800',
    'Federal Work-Study 1900',
  ];

  test('a line that is worth all columns is their sum, be it of one row', () => {
    expect(offer(rows)).toEqual(awards);
    expect(
      offer(
        `${rows}All awards                                                                                $12,200\n`,
      ),
    ).toEqual(awards);
  });
});

test('columns of charges and of awards have no sum in common', () =>
  expect(
    offer(`
Item                                      Charges          Awards
Tuition                                    28,400
Student Fees                                  960
Room and Meals                             11,700
Health Insurance                            1,840
Michigan Competitive Scholarship                           3,300-
Superior Bridge Grant                                     12,000-
Harbor Families Grant                                      1,500-
Federal Pell Grant                                         5,000-
Federal Direct Loan                                        5,500-
Sum                                        42,900         27,300-
What is left for those at home                            15,600
`).slice(5),
  ).toEqual(['Tuition 28400', 'Student Fees 960', 'Room and Meals 11700', 'Health Insurance 1840']));

test('no line of a block whose total is the family’s contribution is aid', () =>
  expect(
    offer(`
Your expenses
Tuition and fees                            69,840
Housing and food                            21,710
Cost of attendance                          91,550
What we ask of you at home
Parent Contribution                         11,400
Student Summer Income                        2,000
Student Assets                                 350
Total Family Contribution                   13,750
How your need is met
Copper Strand Scholarship                   71,205
Federal Pell Grant                           4,310
Total aid                                   75,515
`).slice(0, 2),
  ).toEqual(['Copper Strand Scholarship 71205', 'Federal Pell Grant 4310']));

test('a person beside a grade is no award where the total leaves it out', () =>
  expect(
    offer(`
Student                 Student No.       High school GPA      Award year
Ingrid Moua             4412750           3.850                2026-2027

Offer                                                               Year
Federal Pell Grant                                                 4,310
Michigan Competitive Scholarship                                   3,872
Copper Strand Grant                                                4,650
Direct Subsidized Loan                                             3,500
Revised total                                                     16,332
`),
  ).toEqual([
    'Federal Pell Grant 4310',
    'Michigan Competitive Scholarship 3872',
    'Copper Strand Grant 4650',
    'Direct Subsidized Loan 3500',
  ]));

test('a cost that was set aside counts where the sum of all needs it', () =>
  expect(
    offer(`
You will receive a Federal Pell Grant of $5,546 and a Superior Persistence Grant of $750. For 18 units we
expect enrollment fees of $828, a health fee of $46, books and supplies of $870, and transportation of
$1,420. That is $3,164 altogether.
`).slice(2),
  ).toEqual(expect.arrayContaining(['enrollment fees 828', 'health fee 46', 'transportation 1420'])));

test('a typed table among other print', () => {
  const letter = letterFromText(`${head}
No student of this college pays tuition, for you work fifteen hours a week, the state
and the federal government do their part, and our donors do the rest of it for you and
for all others who live and learn here, so that nobody leaves us with a loan to repay.

Tuition (cost of education)                        24,500
Fees and books of the year                            900

Campus Kitchen Fund of Friends                      3,000
Federal Pell Grant                                  7,395
`);
  for (const { words } of letter.pages)
    for (const word of words) {
      // The blanks of the text are narrow, those of the table as wide as its signs.
      if (word.y > 140) Object.assign(word, { x: word.x * 1.17, width: word.width * 1.17 });
      else word.width += 4;
    }
  const { aid, costs } = understand(letter);
  expect([...aid, ...costs].map(({ description }) => description)).toEqual([
    'Campus Kitchen Fund of Friends',
    'Federal Pell Grant',
    'Tuition (cost of education)',
    'Fees and books of the year',
  ]);
});

test('of two columns that may hold the names the one that names aid does', () =>
  expect(
    offer(`
Award Item                        Award            How figured             Amount
College Opportunity Grant         State            Need                    $3,480
Federal Pell Grant                Federal          SAI 5500                $1,895
Distinguished Engineer Award      School           Renewed                 $5,000
Direct Loan Subsidized            Federal          First year              $3,500
`),
  ).toEqual([
    'College Opportunity Grant 3480',
    'Federal Pell Grant 1895',
    'Distinguished Engineer Award 5000',
    'Direct Loan Subsidized 3500',
  ]));

test('a name that sounds like a cost is a gift where the sum of the gifts counts it', () =>
  expect(
    offer(`
Gifts
Superior Talent Scholarship                 16,500
Marguerite Vale                              3,200
Friends of the Print Room                      850
gifts together                              20,550
Price of the year
Tuition                                     41,300
Housing                                      8,950
price together                              50,250
price less gifts                            29,700
`),
  ).toEqual([
    'Superior Talent Scholarship 16500',
    'Marguerite Vale 3200',
    'Friends of the Print Room 850',
    'Tuition 41300',
    'Housing 8950',
  ]));

test('two words with a plus between them, worth all over them, are a sum', () =>
  expect(
    offer(`
Costs
Tuition                                     29,800
Housing                                      6,100
Food                                         5,300
Direct plus indirect                        41,200
Gifts
Superior Scholarship                         4,000
Federal Pell Grant                           5,395
All gifts                                    9,395
Borrowing
Direct Subsidized                            3,500
Gifts plus borrowing                        12,895
`),
  ).toEqual([
    'Superior Scholarship 4000',
    'Federal Pell Grant 5395',
    'Direct Subsidized 3500',
    'Tuition 29800',
    'Housing 6100',
    'Food 5300',
  ]));

test('sums of the costs and of the aid of each term', () => {
  const term = (name: string): string => `
${name}
Tuition                   $1,680          Federal Pell Grant         $2,065
Student fees                $264          Copper Opportunity Grant   $1,396
Books                       $420          Superior Book Grant          $150
${`${name.split(' ')[0]} expenses`.padEnd(26)}$2,364          Direct Subsidized Loan     $1,750
                                          ${`${name.split(' ')[0]} aid`.padEnd(27)}$5,361
`;
  expect(offer(term('Fall 2026') + term('Spring 2027')).filter((line) => /expenses| aid /.test(line))).toEqual([]);
});

test('headings of loans and work that hold what one line under them is worth', () =>
  expect(
    offer(`
Scholarships & Grants – Money you don't have to pay back           $5,895
FPELL Federal Pell                                                 $5,395
FSEOG Supplemental Grant                                             $500
Work-Study                                                         $2,800
FWS Federal Work-Study                                             $2,800
Loans – Money you have to pay back                                 $3,500
SUB1 Fed Direct Sub                                                $3,500
Total Awarded for 2026-2027                                       $12,195
`),
  ).toEqual([
    'FPELL Federal Pell 5395',
    'FSEOG Supplemental Grant 500',
    'FWS Federal Work-Study 2800',
    'SUB1 Fed Direct Sub 3500',
  ]));

describe('columns of terms', () => {
  test.each([
    ['Elul Zman', 'Winter Zman', 'Summer Zman'],
    ['Term 1', 'Term 4', 'Term 5'],
    ['Ago–Dic 2026', 'Ene–May 2027', 'Summer 2027'],
  ])('%s, %s, %s are added up', (...heads) =>
    expect(
      offer(`
Financial aid                 ${heads.map((head) => head.padStart(14)).join('')}
Federal Pell Grant                     1,850         2,775         2,770
Copper Strand Grant                    1,900         2,850         2,850
Keren Adler Fund                         off           900           600
`),
    ).toEqual(['Federal Pell Grant 7395', 'Copper Strand Grant 7600', 'Keren Adler Fund 1500']),
  );
});

describe('an award that the told sum of gifts needs', () => {
  test.each([
    [
      'the year of one told for four',
      'The faculty has named you for our Shepherd Scholarship, worth $46,000 over four years; for 2026-2027 you will receive $11,500 of it.',
      'Shepherd Scholarship 11500',
    ],
    [
      'one by the name that opens its sentence',
      'The Jowett Bequest, left to us for students of Greek, will give you $11,500.',
      'Jowett Bequest 11500',
    ],
    [
      'one that is named after a cost',
      'Your employer, Harbor Freight Lines, has confirmed an employee tuition benefit of $11,500 for the year.',
      'employee tuition benefit 11500',
    ],
  ])('%s', (_, told, award) =>
    expect(
      offer(`
Dear Edda,

${told.replace(/(.{1,88}) /g, '$1\n')}
You have a Federal Pell Grant of $4,395 for the year and a Copper Matching Grant of $1,000. These gifts
make $16,895 that you never pay back. Tuition is $19,360 and the technology fee is $480.
`)
        .filter((line) => !/^(tuition|technology fee) /i.test(line))
        .toSorted(),
    ).toEqual(['Copper Matching Grant 1000', 'Federal Pell Grant 4395', award].toSorted()),
  );
});

test('by the heading of another block, in a summary of all of them', () =>
  expect(
    offer(`
Kept
Federal Pell Grant                           $5,000
Superior Scholarship                         $2,500
Bluff Grant                                  $1,000
Ore Dock Award                               $1,500

Lent
Direct Subsidized Loan                       $3,500
Direct Unsubsidized Loan                     $2,000

Asked of you
Tuition                                     $12,000
Housing and food                             $8,000

In short
Asked of you                                $20,000
Kept                                        $10,000
Price after what you keep                   $10,000
Lent                                         $5,500
Still to find                                $4,500
`),
  ).toEqual([
    'Federal Pell Grant 5000',
    'Superior Scholarship 2500',
    'Bluff Grant 1000',
    'Ore Dock Award 1500',
    'Direct Subsidized Loan 3500',
    'Direct Unsubsidized Loan 2000',
    'Tuition 12000',
    'Housing and food 8000',
  ]));

describe('a word beside the awards once more is their sum', () => {
  const table = (sum: string): string[] =>
    offer(`
Award                          Type            Level        Offered      Accepted
Federal Pell Grant             Grant           Undergrad      $4,210        $4,210
Superior Harbor Grant          Grant           Undergrad      $1,500        $1,500
Grant                          ${sum}                           $5,710        $5,710
Tern Alumni Scholarship        Scholarship     Undergrad      $1,350        $1,350
Scholarship                    ${sum}                           $1,350        $1,350
Federal Work-Study             Work/Study      Undergrad      $2,600            $0
Work/Study                     ${sum}                           $2,600            $0
Year totals                                                   $9,660        $7,060
`);
  test.each([['Total'], ['     ']])('with "%s" beside it', (sum) =>
    expect(table(sum)).toEqual([
      'Federal Pell Grant 4210',
      'Superior Harbor Grant 1500',
      'Tern Alumni Scholarship 1350',
      'Federal Work-Study 2600',
    ]),
  );
});

describe('what sentences list counts where they say its sum', () => {
  const list = `
Dear Edda,

For the year we can offer you:

   $4,395 as your Federal Pell Grant
   $1,000 of our own Copper Matching Grant

Both are $5,395 that you never pay back. On top of it you can earn $1,800 in Federal Work-Study.`;
  const costs = `
And what will you need? We count:

     $7,310 for in-district tuition
     $515 for student fees
     $8,400 for your part of a shared apartment
     $1,150 for books and supplies

So a year with us runs $17,375.`;

  test('a list in which each line opens with its figure, and a cost that is told at length', () =>
    expect(offer(list + costs).slice(-4)).toEqual([
      'tuition 7310',
      'student fees 515',
      'books and supplies 1150',
      'part of a shared apartment 8400',
    ]));

  test('several costs that were set aside', () =>
    expect(
      offer(`${list}
You will spend about $640 on uniforms, $1,210 on textbooks, $780 on a bus pass and parking downtown, and
$300 for your part of a shared apartment. We count $2,930 in all.`).slice(3),
    ).toEqual(['uniforms 640', 'textbooks 1210', 'bus 780', 'part of a shared apartment 300']));

  const chance = 'If your family\nstill needs more, they could borrow $5,600 as a Parent PLUS Loan.';
  test.each([
    [`${chance} That would bring everything to $12,795.`, ['Parent PLUS Loan 5600']],
    [`${chance} That would bring everything to $12,895.`, []],
    ['You declined\na Parent PLUS Loan of $5,600; with it, all would be $12,795.', []],
  ])('a loan that was set aside: %s', (said, loan) =>
    expect(offer(`${list} ${said}`).filter((line) => /PLUS/.test(line))).toEqual(loan),
  );

  test('fees that add to the tuition', () =>
    expect(
      offer(`${list}
Tuition is $14,310, and laboratory fees add $1,285.`),
    ).toEqual(expect.arrayContaining(['Tuition 14310', 'laboratory fees 1285'])));
});

test('what is borrowed together is no gift, though it is worth what gifts and it leave', () =>
  expect(
    linesOfLetter(`
Law Tuition                      46,200
Living Allowance                 28,410
Budget                           74,610

Dean's Merit Award               18,000-
Judge Orrin Fund                  2,500-
Gifts                            20,500-

Unsub Direct Stafford            20,500-
Grad PLUS                        21,925-
Borrowed                         42,425-

Still to find                    11,685`).aid,
  ).toHaveLength(4));
