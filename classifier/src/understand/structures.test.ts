import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { head, linesOfLetter } from '../testing/lines-of-letter.ts';
import { linesOf } from './lines.ts';
import { understand } from './understand.ts';

const aidIn = (text: string) => linesOfLetter(text).aid.map((line) => line.replace(/ [A-Z]+ [A-Z_]+$/, ''));

describe('parts of the page', () => {
  test('columns side by side are read each by itself, also when their lines are not level', () => {
    const page = letterFromText(`${head}
YOUR GIFT AID                              WHAT IT COSTS
Founders Scholarship        $9,000         Tuition and fees      $30,000
Federal Pell Grant          $2,295         Housing and food      $12,000
Ruth Odell Memorial         $1,000         Billed                $42,000`);
    for (const word of page.pages[0]?.words ?? []) if (word.x > 270) word.y += 6;
    const { aid, costs } = understand(page);
    expect(aid.map(({ value }) => value)).toEqual([9000, 2295, 1000]);
    expect(costs.map(({ value }) => value)).toEqual([30000, 12000]);
  });

  test.each([
    ['a row', 'Student Aid Index (SAI)    1,500', 'This is no bill, and it is not', 'the amount you pay.'],
    ['text alone', 'Your index is the number that', 'we use to tell how much aid', 'you may have.'],
    ['words', 'See the FAFSA', '', ''],
  ])('costs stay costs beside the heading of another box with %s', (_, one, two, three) => {
    const { aid, costs } = linesOfLetter(`
Cost of Attendance 2026-2027                   Student Aid Index
Tuition and fees                    $9,870
          On campus residence                  ${one}
Housing and food                   $11,640     ${two}
Books and supplies                    $600     ${three}
Estimated cost of attendance       $22,110

Scholarships and grants
Harmon Grant                        $4,000`);
    expect(aid).toEqual(['Harmon Grant 4000 INSTITUTION INSTITUTIONAL_GRANT']);
    expect(costs.map((line) => line.split(' ').at(-2))).toEqual(['9870', '11640', '600']);
  });

  test('lines with names of costs that add up to the cost of attendance are costs under any heading', () =>
    expect(
      linesOfLetter(`
Federal Pell Grant                  $4,000

Student Aid Index and what it is used for
Tuition and fees                    $9,870
Housing and food                   $11,640
Estimated cost of attendance       $21,510`).costs,
    ).toEqual(['Tuition and fees 9870 TUITION_AND_FEES', 'Housing and food 11640 HOUSING_AND_FOOD']));

  test('a long name under a sidebar is the name of a row', () =>
    expect(
      aidIn(`
Thank you for choosing us. This is what we can         By the numbers
offer you for the coming year, as you asked us         94% of students have aid
to do in the letter that you wrote in March.           Average aid $31,870
We hope that it helps you and your family.             Deposit $400
Harmon Grant for those who serve here                                      $4,000
Federal Pell Grant                                                         $3,000
Marsh Scholarship                                                          $2,000`),
    ).toEqual(['Harmon Grant for those who serve here 4000', 'Federal Pell Grant 3000', 'Marsh Scholarship 2000']));

  test('a heading nearer to the rows below than to the two parts above is theirs', () => {
    const page = letterFromText(`${head}
Scholarships                     Grants
Harmon Award        $2,000       Federal Pell Grant      $3,000
Choir Award           $900       State Grant             $1,200
Total               $2,900       Total                   $4,200
VA Education Benefits
Tuition (annually)                                       $4,800
Books (annually)                                         $1,000`);
    const words = page.pages[0]?.words ?? [];
    const heading = words.find(({ text }) => text === 'VA');
    for (const word of words) if (word.y < (heading?.y ?? 0)) word.y -= 4;
    const military = understand(page).aid.filter(({ subCategory }) => subCategory === 'MILITARY');
    expect(military.map(({ value }) => value)).toEqual([4800, 1000]);
  });

  test('what the students of a school borrow, and what they then pay, is no loan of the reader', () =>
    expect(
      aidIn(`
Federal Pell Grant                        $2,470
Federal Direct Subsidized Loan            $3,500

Students at Harmon College typically borrow
Federal loans                            $22,750
Federal loan payment over 10 years          $237`),
    ).toEqual(['Federal Pell Grant 2470', 'Federal Direct Subsidized Loan 3500']));

  test('a sidebar of figures and words is no column of the table', () => {
    const letter = aidIn(`
Grants and scholarships                         By the numbers
Harmon Grant                 $4,000             $71,300
Federal Pell Grant           $3,000             average salary
Dean's Scholarship           $2,000             $5,200
Seitz Endowment              $1,000             average summer wage`);
    expect(letter).toEqual([
      'Harmon Grant 4000',
      'Federal Pell Grant 3000',
      "Dean's Scholarship 2000",
      'Seitz Endowment 1000',
    ]);
  });
});

describe('cards and sidebars', () => {
  test('a short line of cards under longer ones', () => {
    const letter = aidIn(`
GIFTS
Portfolio Award      Vance Memorial       Potters' Table       Federal Pell Grant
$9,000               $1,200               $800                 $3,000

State Grant          Gift total
$500                 $14,500

LOANS
Subsidized           Unsubsidized
$3,500               $2,000

WORK
Campus job
$1,800

COSTS
Tuition              Lab fees             Residence hall       Dining
$27,000              $340                 $7,000               $4,000`);
    expect(letter).toEqual([
      'Portfolio Award 9000',
      'Vance Memorial 1200',
      "Potters' Table 800",
      'Federal Pell Grant 3000',
      'State Grant 500',
      'Subsidized 3500',
      'Unsubsidized 2000',
      'Campus job 1800',
    ]);
  });

  test('a sidebar with lines of its own step says nothing of the rows', () => {
    const page = letterFromText(`${head}
                                 Money you need not repay
                                 Talent Scholarship            $9,000
                                 Harmon Grant                  $4,000
                                 Federal Pell Grant            $3,000
                                 State Grant                   $1,000
                                 Strings Fund                  $2,500
                                 Sum                           $19,500`);
    const notes =
      'Key dates|Many concerts|Nine halls|Two labs|May 1: reply|May 9: visit|May 3: forms|June 1: keys|June 3: fee waiver'.split(
        '|',
      );
    const words = notes.flatMap((note, line) =>
      note.split(' ').map((text, at) => ({
        text,
        x: 30 + 45 * at,
        y: 48 + line * 10,
        width: 6 * text.length,
        height: 10,
        confidence: 1,
      })),
    );
    page.pages[0]?.words.push(...words);
    expect(understand(page).aid.map(({ subCategory }) => subCategory)).toEqual([
      'MERIT',
      'INSTITUTIONAL_GRANT',
      'PELL',
      'STATE_GRANT',
      'OTHER_SCHOLARSHIP',
    ]);
  });
});

describe('lines that are no amounts', () => {
  test('a row without a figure is no heading', () => {
    const letter = aidIn(`
Scholarships and grants
Scholarships from your school         $600
Scholarships from your state           N/A
Other scholarships                  $1,000
Employer benefits                   $1,200
Total scholarships                  $2,800`);
    expect(letter).toEqual(['Scholarships from your school 600', 'Other scholarships 1000', 'Employer benefits 1200']);
  });

  test('a sum by any name may say what it leaves out', () => {
    const { aid, printedSums } = understand(
      letterFromText(`${head}
Federal Pell Grant                 $3,000   Accepted
Tern Grant                         $1,000   Accepted
Direct Subsidized Loan             $3,500   Declined
Aid package (without declined)     $4,000`),
    );
    expect(aid.map(({ value }) => value)).toEqual([3000, 1000]);
    expect(printedSums?.map(({ value }) => value)).toEqual([4000]);
  });

  test('a total that says what it leaves out bears out the awards', () => {
    const { aid, printedSums } = understand(
      letterFromText(`${head}
Award                    Fall      Winter     Spring     Status
Harmon Grant           $1,000      $1,000     $1,000     Offered
Federal Pell Grant       $900        $900       $900     Offered
Tern Award               $200        $200       $200     Declined
Total offered (not counting declined aid)    $1,900     $1,900     $1,900`),
    );
    expect(aid.map(({ value }) => value)).toEqual([3000, 2700]);
    expect(printedSums?.map(({ value }) => value)).toEqual([5700]);
  });

  test('what is due on a day is no award', () => {
    expect(aidIn('\nYour aid\nHarmon Grant     $4,000\nSummer due May 17     $1,880')).toEqual(['Harmon Grant 4000']);
  });

  test('what a school boasts of beside the table', () => {
    const letter = aidIn(`
Grants                                          By the numbers
Harmon Grant                 $4,000             $80M
Federal Pell Grant           $3,000             for 300 named
Dean's Scholarship           $2,000             scholarships.
Seitz Endowment              $1,000             $450
Total                       $10,000             deposit due May 1`);
    expect(letter).toEqual([
      'Harmon Grant 4000',
      'Federal Pell Grant 3000',
      "Dean's Scholarship 2000",
      'Seitz Endowment 1000',
    ]);
  });
});

describe('names and figures', () => {
  test.each([
    ['over the figures', ['Founders Scholarship    Federal Pell Grant', '$18,000                 $3,595']],
    ['under the figures', ['$18,000                 $3,595', 'Founders Scholarship    Federal Pell Grant']],
  ])('cards with the names %s', (_, [upper = '', lower = '']) => {
    expect(aidIn(`\nFree money\n\n${upper}\n${lower}\n\n`)).toEqual([
      'Founders Scholarship 18000',
      'Federal Pell Grant 3595',
    ]);
  });

  test('cards with a field for the amount, its terms, and a status', () => {
    const card = (name: string, status: string) => `${name}
Amount offered: $4,000
Fall: $2,000     Spring: $2,000
Status: ${status}
`;
    expect(aidIn(`\n${card('Harmon Grant', 'Offered')}\n${card('Federal Work-Study', 'Declined')}`)).toEqual([
      'Harmon Grant 4000',
    ]);
  });

  test('funds as columns, terms as rows', () => {
    const letter = aidIn(`
Term             Pell Grant     Harmon Merit Award     Direct Sub     All aid
Fall 2026             2,098                  3,000          1,750       6,848
Spring 2027           2,097                  3,000          1,750       6,847
Year                  4,195                  6,000          3,500      13,695`);
    expect(letter).toEqual(['Pell Grant 4195', 'Harmon Merit Award 6000', 'Direct Sub 3500']);
  });

  test('several names and figures on one line', () => {
    expect(
      linesOfLetter('\nHarmon Grant      $4,000\n\nEstimated budget:   Tuition   3,740   Books   1,300   Misc   2,100')
        .costs,
    ).toEqual(['Tuition 3740 TUITION', 'Books 1300 BOOKS_AND_SUPPLIES', 'Misc 2100 PERSONAL']);
  });

  test('a column of sources before the names', () => {
    const letter = linesOfLetter(`
Source         Award                Fall      Spring    Total
State          Harmon Access        500       500       1,000
External       Bivalve Fire Co.     250       250         500`);
    expect(letter.aid).toEqual([
      'Harmon Access 1000 INSTITUTION OTHER_SCHOLARSHIP',
      'Bivalve Fire Co 500 PRIVATE OUTSIDE',
    ]);
  });

  test('columns that say the kind of aid', () => {
    const letter = linesOfLetter(`
Program                  Gift        Loan
Ruth Odell Memorial      1,500
Founders Fund                        1,000`);
    expect(letter.aid).toEqual([
      'Ruth Odell Memorial 1500 INSTITUTION OTHER_SCHOLARSHIP',
      'Founders Fund 1000 INSTITUTION INSTITUTIONAL_LOAN',
    ]);
  });

  test('a note that mentions money is no row', () => {
    const letter = aidIn(`
Harmon Grant                                $4,000
Federal Pell Grant                          $2,195
the most that anyone may get is $7,395
Dean's Scholarship                          $1,000`);
    expect(letter).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2195', "Dean's Scholarship 1000"]);
  });

  test.each([
    ['each semester', 8000],
    ['each quarter', 12000],
  ])('a head "%s" over the figures', (period, value) =>
    expect(aidIn(`\nAward                 ${period}\nHarmon Grant            $4,000`)).toEqual([
      `Harmon Grant ${value}`,
    ]),
  );

  test('a note that the amounts are for one semester', () =>
    expect(aidIn('\nAmounts shown are per semester.\n\nHarmon Grant        $4,000')).toEqual(['Harmon Grant 8000']));
});

test('the heads of a table go on over the page', () => {
  const first = `${head}
Award                       Fall       Spring
Harmon Grant               2,000        2,000`;
  const { aid } = understand(letterFromText(first, 'Federal Pell Grant         1,000        1,000'));
  expect(aid.map(({ value }) => value)).toEqual([4000, 2000]);
});

describe('columns', () => {
  test('a head over several columns belongs to each of them', () => {
    const letter = aidIn(`
                         Full-time (12+)         Half-time (6-11)
                         Fall       Spring       Fall       Spring
Harmon Grant            2,000        2,000      1,000        1,000`);
    expect(letter).toEqual(['Harmon Grant 4000']);
  });

  test('the amount of the year, not of the semester', () => {
    const letter = aidIn(`
Name                  Semester amount      Annual amount
Harmon Grant                   $2,000             $4,000`);
    expect(letter).toEqual(['Harmon Grant 4000']);
  });
});

describe('sections', () => {
  test('an unknown heading over costs ends the section before it', () => {
    const letter = linesOfLetter(`
Employment
Federal Work Study          2,700

The sum of it
Tuition                    10,980
Books                       1,260`);
    expect(letter.costs).toEqual(['Tuition 10980 TUITION', 'Books 1260 BOOKS_AND_SUPPLIES']);
  });

  test.each([
    ['From foundations', 'PRIVATE OUTSIDE'],
    ['College and Foundation Awards', 'INSTITUTION OTHER_SCHOLARSHIP'],
    ['From the Foundation and the College', 'INSTITUTION OTHER_SCHOLARSHIP'],
    ['From tribes', 'PRIVATE TRIBAL'],
    ['From the State of Ohio', 'STATE STATE_GRANT'],
    ['From the College', 'INSTITUTION OTHER_SCHOLARSHIP'],
  ])('"%s" says who gives', (title, kind) =>
    expect(
      linesOfLetter(`\nGrants and scholarships\nFederal Pell Grant     2,000\n\n${title}\nBear Paw Success        900`)
        .aid[1],
    ).toBe(`Bear Paw Success 900 ${kind}`),
  );
});

describe('sums', () => {
  test('what adds up is a total, what costs leave after aid is a net price, whatever it is called', () => {
    const letter = linesOfLetter(`
WHO PAYS
Bluffside Merit             12,000
Pledge Grant                 3,000

WHAT IS PAID
Tuition                     40,000
Clinical fee                 1,000

RECKONING
Billed                      41,000
Gifts                       15,000
Open                        26,000`);
    expect(letter).toEqual({
      aid: ['Bluffside Merit 12000 INSTITUTION MERIT', 'Pledge Grant 3000 INSTITUTION INSTITUTIONAL_GRANT'],
      costs: ['Tuition 40000 TUITION', 'Clinical fee 1000 FEES'],
    });
  });

  test('a slip that repeats the offer counts once, and so do the terms of a year that is listed', () => {
    const rows = 'Harmon Grant      4,000\nFederal Pell Grant      2,000';
    const half = 'Harmon Grant      2,000\nFederal Pell Grant      1,000';
    const once = ['Harmon Grant 4000', 'Federal Pell Grant 2000'];
    expect(
      aidIn(`\nYour aid\n${rows}\n\nYour aid: sign and return\n${rows.replace('Grant ', 'Grant (est.)')}`),
    ).toEqual(once);
    expect(aidIn(`\nYour aid\n${rows}\n\nFall 2026\n${half}\n\nSpring 2027\n${half}`)).toEqual(once);
  });

  test('what a summary names among its sums counts once', () =>
    expect(
      aidIn(`
Gifts
Harmon Grant                             $4,000
Federal Pell Grant                       $2,000

Loans
Federal Direct Subsidized Loan           $3,500
Federal Direct Unsubsidized Loan         $2,000

If your parents choose to borrow
Federal Direct Parent PLUS Loan          $9,100

The offer at a glance
  Gifts         Student loans       Parent PLUS       All sources
  $6,000           $5,500             $9,100            $20,600`),
    ).toEqual([
      'Harmon Grant 4000',
      'Federal Pell Grant 2000',
      'Federal Direct Subsidized Loan 3500',
      'Federal Direct Unsubsidized Loan 2000',
      'Federal Direct Parent PLUS Loan 9100',
    ]));

  test('where no way of living is marked, the printed net price tells which is meant', () => {
    const letter = linesOfLetter(`
Cost of attendance       On campus      Off campus
Tuition                     20,000          20,000
Housing and food            12,000          10,000

Harmon Grant                 4,000
Net price                   26,000`);
    expect(letter.costs).toEqual(['Tuition 20000 TUITION', 'Housing and food 10000 HOUSING_AND_FOOD']);
  });

  test.each([
    ['a mark under it', '              (your plan)', '', '', ['20000', '12000', '6000']],
    ['the net price under its heading', '', 'Your net cost', '          $17,000', ['20000', '3000']],
  ])('in half a page the first head stands far left, and %s tells', (_, mark, title, net, values) => {
    const letter = linesOfLetter(`
Cost of attendance                               Gift aid
              Off campus  On campus  At home     Harmon Grant           $4,000
${mark}
Tuition          $20,000    $20,000  $20,000     Federal Pell Grant     $2,000
Housing          $12,000     $9,000       $0     Total gift aid         $6,000
Food              $6,000     $5,000   $3,000
Total            $38,000    $34,000  $23,000     ${title}
                                                 ${net}`);
    expect(letter.costs.map((line) => line.split(' ').at(-2))).toEqual(values);
  });

  test("of several budgets the student's counts", () => {
    const letter = linesOfLetter(`
Harmon Grant               $4,000

If you commute
Tuition                     8,000
Books                       1,000
Gas                         2,000

On campus (your choice)
Tuition                     8,000
Books                       1,000
Room                        5,000`);
    expect(letter.costs).toEqual(['Tuition 8000 TUITION', 'Books 1000 BOOKS_AND_SUPPLIES', 'Room 5000 HOUSING']);
  });
});

describe('budgets side by side', () => {
  const budgets = (housing: string): string => `
Housing plan               ${housing}

Harmon Grant                                                           $4,000
Federal Pell Grant                                                     $2,000
Total aid                                                              $6,000

On campus budget                         Commuter budget
Tuition                  $20,000         Tuition                  $20,000
Room                      $8,000         Meals at home             $3,000
Meals                     $6,000         Gas                       $2,500
Books                     $1,000         Books                     $1,000
Total                    $35,000         Total                    $26,500`;

  test.each([
    ['Commuter', [20000, 3000, 2500, 1000]],
    ['On campus', [20000, 8000, 6000, 1000]],
  ])('the heading of the right one is no head of its figures: %s', (housing, values) =>
    expect(linesOfLetter(budgets(housing)).costs.map((line) => Number(/ (\d+) [A-Z_]+$/.exec(line)?.[1]))).toEqual(
      values,
    ),
  );
});

describe('which words name a row', () => {
  test.each([
    ['codes', ['A1', 'A2', 'B1', 'B2']],
    ['letters', ['a.', 'b.', 'c.', 'd.']],
    ['kinds', ['Cost', 'Cost', 'Gift', 'Gift']],
  ])('a column of %s before the names', (_, [one, two, three, four]) => {
    const letter = linesOfLetter(`
${one}      Tuition                 $20,000
${two}      Room                     $6,000
${three}      Prairie Achievement      $4,000
${four}      Federal Pell Grant       $2,000`);
    expect(letter.aid.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'Prairie Achievement 4000',
      'Federal Pell Grant',
    ]);
    expect(letter.costs).toEqual(['Tuition 20000 TUITION', 'Room 6000 HOUSING']);
  });

  test('a status in each term is no name', () =>
    expect(
      aidIn(`
FUND                STAT       FALL     STAT     SPRING
FEDERAL PELL        OFRD   1,000.00     OFRD   1,000.00
HARMON GRANT        OFRD   2,000.00     OFRD   2,000.00`),
    ).toEqual(['FEDERAL PELL 2000', 'HARMON GRANT 4000']));

  test('cards with names over two lines under the figures, and what became of the award beside or under it', () =>
    expect(
      aidIn(`
Your offer

$9,000                     $3,500                     $2,000
Harmon Hills               Federal Direct             Federal Direct
Trustee Scholarship        Subsidized Loan            Unsubsidized Loan
                                                      Declined by you

`),
    ).toEqual(['Harmon Hills Trustee Scholarship 9000', 'Federal Direct Subsidized Loan 3500']));

  test('cards with what became of the award behind the figure, the names under it', () =>
    expect(
      aidIn(`
My aid

$4,000         Accepted      $3,000         Offered       $1,500        Accepted
Harmon Grant                 Federal Pell Grant           Odell Prize

$2,000         Declined      $1,800         Cancelled
Direct Unsubsidized Loan     Federal Work-Study`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 3000', 'Odell Prize 1500']));

  test('cards in two rows whose names take one, two or three lines', () =>
    expect(
      aidIn(`
Scholarships and grants

Dean's                     Harmon Hills               Federal Pell
Scholarship                Grant                      Grant
$9,000                     $3,400                     $2,000

MASSGrant                  Worcester                  Add an outside
$1,900                     Elks Lodge                 scholarship
                           Scholarship                +
                           $1,000

Loans

Federal Direct Subsidized Loan          $3,500
Federal Direct Unsubsidized Loan        $2,000
Parent PLUS Loan                        $8,000
Odell Loan                              $1,500
`),
    ).toEqual([
      "Dean's Scholarship 9000",
      'Harmon Hills Grant 3400',
      'Federal Pell Grant 2000',
      'MASSGrant 1900',
      'Worcester Elks Lodge Scholarship 1000',
      'Federal Direct Subsidized Loan 3500',
      'Federal Direct Unsubsidized Loan 2000',
      'Parent PLUS Loan 8000',
      'Odell Loan 1500',
    ]));

  test.each([
    [
      'a term',
      `Award by Term
Fall 2026
Fund                       Offered       Paid
Federal Pell Grant       $1,000.00      $0.00`,
      `Harmon Grant             $2,000.00      $0.00
Term total               $3,000.00      $0.00
Spring 2027
Fund                       Offered       Paid
Federal Pell Grant       $1,000.00      $0.00
Harmon Grant             $2,000.00      $0.00
Term total               $3,000.00      $0.00`,
    ],
    [
      'a total',
      `Award                         Fall       Spring
Federal Pell Grant          $1,000       $1,000`,
      `Harmon Grant                $2,000       $2,000
Term funding                $3,000       $3,000`,
    ],
  ])('a table of %s that goes on over the page', (_, ...pages) => {
    const { aid, confidence } = understand(letterFromText(...pages));
    expect(aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
      'Federal Pell Grant 2000',
      'Harmon Grant 4000',
    ]);
    expect(confidence).toBeGreaterThan(0.8);
  });

  test('a typed table between bars', () =>
    expect(
      aidIn(`
| FUND | TITLE                | FALL 2026 | SPRG 2027 |    TOTAL | ACPT |
| FPEL | FED PELL GRNT        |  1,000.00 |  1,000.00 | 2,000.00 | AUTO |
| IHGR | HARMON HOUSING GRANT |    600.00 |    600.00 | 1,200.00 | AUTO |
| FSUB | DL SUB               |  1,750.00 |  1,750.00 | 3,500.00 | WEB  |`),
    ).toEqual(['FED PELL GRNT 2000', 'HARMON HOUSING GRANT 1200', 'DL SUB 3500']));

  test('one card apart from a list', () =>
    expect(
      aidIn(`
Free money                                           What it costs

Odell Foundation:                                    Tuition         $9,120
Citrus Growers                                       Fees              $540
$500                                                 Housing         $7,860
                                                     Books             $900
`),
    ).toEqual(['Odell Foundation: Citrus Growers 500']));

  test('heads of columns that nearly touch', () => {
    const page = letterFromText(`
Aid                               2025-2026          2026-2027     Accept
Federal Pell Grant                   $5,895             $6,145     [ ]
Harmon Grant                         $2,250             $2,600     [ ]
Odell Loan                           $1,000               $500     [ ]`);
    const words = page.pages[0]?.words ?? [];
    const accept = words.find(({ text }) => text === 'Accept');
    const year = words.find(({ text }) => text === '2026-2027');
    if (accept && year) Object.assign(accept, { x: year.x + year.width + 6, width: 0.9 * accept.width });
    expect(understand(page).aid.map(({ value }) => value)).toEqual([6145, 2600, 500]);
  });

  test('cards with small print that says who gives', () =>
    expect(
      linesOfLetter(`
Free money

Marlow Harbor Scholarship      Brightwell Award
$2,500                         $1,200
Outside donor                  Institution · estimated

`).aid,
    ).toEqual([
      'Marlow Harbor Scholarship 2500 PRIVATE OUTSIDE',
      'Brightwell Award 1200 INSTITUTION OTHER_SCHOLARSHIP',
    ]));

  test('a word of a picture whose letters hang below the line stays in its line', () => {
    const { pages } = letterFromText('Your budget is made up of these');
    const page = { ...(pages[0] as (typeof pages)[number]), reader: 'ocr' as const };
    const words = page.words.map((word) => (word.text === 'up' ? { ...word, y: word.y + 4.8 } : word));
    expect(linesOf({ ...page, words }).map(({ text }) => text)).toEqual(['Your budget is made up of these']);
  });

  test('what a label says behind a comma, a colon or as a footnote does not change what it is', () => {
    const letter = linesOfLetter(`
Scholarships and grants
Dean's Scholarship, with a 3.0 GPA        5,000
Federal Pell Grant1                       2,000

Cost of attendance
Instruction: tuition                     20,000
Living: apartment                         8,000`);
    expect(letter.aid).toEqual([
      "Dean's Scholarship, with a 3.0 GPA 5000 INSTITUTION MERIT",
      'Federal Pell Grant1 2000 FEDERAL PELL',
    ]);
    expect(letter.costs).toEqual(['Instruction: tuition 20000 TUITION', 'Living: apartment 8000 HOUSING']);
  });

  test('dollar signs at the left edge of the column', () =>
    expect(
      linesOfLetter(
        '\nCost of attendance\nTuition and fees           $        11,340\nHousing and meals          $        13,480',
      ).costs,
    ).toEqual(['Tuition and fees 11340 TUITION_AND_FEES', 'Housing and meals 13480 HOUSING_AND_FOOD']));
});

describe('which figure is the year', () => {
  test('a term without money is no total', () =>
    expect(
      aidIn(`
Fund                     Autumn     Winter     Spring
Federal Pell Grant        1,000      1,000      1,000
Harmon Book Fund            300        300          —`),
    ).toEqual(['Federal Pell Grant 3000', 'Harmon Book Fund 600']));

  test.each([
    ['Before      Change      Now', '6,000      -1,000     5,000'],
    ['First offer     Final offer', '6,000           5,000'],
    ['Previous        Current', '6,000           5,000'],
    ['6-8 credits   9-11 credits    12+ credits', '2,500          3,750         5,000'],
    ['Half time       Full time', '2,500           5,000'],
  ])('under the heads %s', (heads, figures) =>
    expect(aidIn(`\nAward                  ${heads}\nHarmon Grant           ${figures}`)).toEqual([
      'Harmon Grant 5000',
    ]),
  );

  test('a sentence tells how the student lives', () =>
    expect(
      linesOfLetter(`
Your housing plan: off campus, sharing

Cost of attendance      Residence hall     Off campus, sharing     With parents
Tuition                         20,000                  20,000           20,000
Housing                          9,000                   7,000            1,000

Harmon Grant                     4,000`).costs,
    ).toEqual(['Tuition 20000 TUITION', 'Housing 7000 HOUSING']));
});

describe('what sums tell', () => {
  test('a summary by kind counts nothing again', () =>
    expect(
      aidIn(`
Award                    Type             Offered
Federal Pell Grant       Grant              3,000
Harmon Grant             Grant              7,000
Provost Award            Scholarship        2,000
Direct Sub Loan          Loan               3,500
All awards                                 15,500

Summary by type
Grant                10,000
Scholarship           2,000
Loan                  3,500`),
    ).toEqual(['Federal Pell Grant 3000', 'Harmon Grant 7000', 'Provost Award 2000', 'Direct Sub Loan 3500']));

  test.each([
    ['Parent PLUS Loan', 'Your student loans'],
    ['Alternative Loan', 'Student loans offered'],
  ])('a sum of what the student borrows, without the %s', (other, name) =>
    expect(
      aidIn(`
Gift aid                   $7,000
${name.padEnd(27)}$5,500

Award                      Amount
Federal Pell Grant         $3,000
Harmon Grant               $4,000
Direct Subsidized Loan     $3,500
Direct Unsubsidized Loan   $2,000
${other.padEnd(27)}$6,000`),
    ).toEqual([
      'Federal Pell Grant 3000',
      'Harmon Grant 4000',
      'Direct Subsidized Loan 3500',
      'Direct Unsubsidized Loan 2000',
      `${other} 6000`,
    ]),
  );

  test.each(['What remains', 'Now it is', 'Your share'])('"%s" after each step is what is left', (left) => {
    const letter = linesOfLetter(`
What we charge
Tuition                    $30,000
Room                        $7,000
We charge                  $37,000

Take away your gifts
Harmon Promise Grant      -$12,000
Pell Grant                 -$3,000
${left}               $22,000

Take away loans
Direct Subsidized          -$3,500
${left}               $18,500`);
    expect(letter.aid.map((line) => line.split(' ').at(-3))).toEqual(['12000', '3000', '3500']);
    expect(letter.costs).toHaveLength(2);
  });

  test('the lines that a total adds up are of one kind, whatever their words', () => {
    const letter = linesOfLetter(`
Your awards
Federal Pell Grant             $5,000
Harmon Housing Help            $1,200
Prairie Fund                     $800
Total awards                   $7,000

Your expenses
Tuition                       $20,000
Bar review deposit             $1,500
Rent                           $9,000
Total expenses                $30,500`);
    expect(letter.aid.map((line) => line.split(' ').at(-3))).toEqual(['5000', '1200', '800']);
    expect(letter.costs.map((line) => line.split(' ').at(-2))).toEqual(['20000', '1500', '9000']);
  });

  test('the family pays what aid leaves of the costs', () =>
    expect(
      aidIn(`
Source                        Amount
Harmon Trustees' Award       $12,000
Federal Pell Grant            $2,900
You and your family          $20,800
Cost of attendance           $35,700`),
    ).toEqual(["Harmon Trustees' Award 12000", 'Federal Pell Grant 2900']));

  test('a slip with boxes to tick says again what was offered', () =>
    expect(
      aidIn(`
Federal Pell Grant                          4,100
Direct Sub                                  3,500

I accept:   [ ] Pell 4,100      [ ] Direct Sub 3,500`),
    ).toEqual(['Federal Pell Grant 4100', 'Direct Sub 3500']));

  test('two terms side by side, each with its charges and its aid', () => {
    const term = (name: string) => `${name}
Tuition            $6,000      Vermont Grant              $1,000
Room               $3,000      Harmon Scholarship         $2,500
${name} charges       $9,000      ${name} aid                   $3,500`;
    const letter = linesOfLetter(`\n${term('Fall')}\n\n${term('Spring')}`);
    expect(letter.aid.map((line) => line.split(' ').at(-3))).toEqual(['2000', '5000']);
    expect(letter.costs).toEqual(['Tuition 12000 TUITION', 'Room 6000 HOUSING']);
  });
});

describe('columns that other schools have', () => {
  test.each([
    ['FA26', 'SP27'],
    ['2026FA', '2027SP'],
    ['26FALL', '27SPR'],
  ])('the codes of terms: %s, %s', (first, second) =>
    expect(
      aidIn(`
FUND                       ${first.padStart(8)}  ${second.padStart(8)}
HARMON GRANT               1,500.00  1,400.00
FEDERAL PELL GRANT         2,000.00  2,000.00`),
    ).toEqual(['HARMON GRANT 2900', 'FEDERAL PELL GRANT 4000']),
  );

  test('a heading for each term counts more than a line about the year far above', () =>
    expect(
      linesOfLetter(`
                                             Academic Year 2026-2027

What each semester costs
Tuition                                                       $4,000
Aid per term
Harmon Grant                                                  $1,000`),
    ).toEqual({ aid: ['Harmon Grant 2000 INSTITUTION INSTITUTIONAL_GRANT'], costs: ['Tuition 8000 TUITION'] }));

  test('a way of living with nothing but dashes is not the student’s', () => {
    const letter = linesOfLetter(`
Harmon Grant                          $4,000

Estimated budget           On campus     With parents
Tuition                            —          $20,000
Meals                              —           $3,100
Travel                             —           $1,900`);
    expect(letter.costs).toEqual(['Tuition 20000 TUITION', 'Meals 3100 FOOD', 'Travel 1900 TRANSPORTATION']);
  });

  test.each(['With parents ◄ yours', 'With parents ←', '✓ With parents'])('a way of living with a mark: %s', (own) => {
    const letter = linesOfLetter(`
Harmon Grant                          $4,000

Estimated budget           On campus     ${own}
Tuition                      $20,000        $20,000
Food and housing             $12,000         $3,100`);
    expect(letter.costs.map((line) => line.split(' ').at(-2))).toEqual(['20000', '3100']);
  });

  test('a footnote or a line under the heads marks the way of living', () => {
    const rows = `
Tuition                      $20,000        $20,000
Food and housing             $12,000         $3,100`;
    const values = (text: string) => linesOfLetter(text).costs.map((line) => line.split(' ').at(-2));
    expect(
      values(`
Estimated budget           On campus     With parents *${rows}

* This column was used for your offer.`),
    ).toEqual(['20000', '3100']);
    expect(
      values(`
Estimated budget           On campus       Away from home
                                           ✔ used for you${rows}`),
    ).toEqual(['20000', '3100']);
  });

  test.each(['[ ]               [X]', '☐                 ☒'])('a line of boxes under the heads: %s', (boxes) => {
    const letter = linesOfLetter(`
Harmon Grant                          $4,000

                           With parents      Off campus
                             ${boxes}
Tuition                         $20,000         $20,000
Food and housing                 $3,100         $12,000`);
    expect(letter.costs.map((line) => line.split(' ').at(-2))).toEqual(['20000', '12000']);
  });

  test('a way of living is told by a part of its head', () => {
    const letter = linesOfLetter(`
You told us where you will live: Off Campus.

Harmon Grant                          $4,000

Estimated budget       On Campus Rate      Off Campus Rate
Tuition                       $20,000              $20,000
Food and housing              $12,000               $9,100`);
    expect(letter.costs.map((line) => line.split(' ').at(-2))).toEqual(['20000', '9100']);
  });

  test('a net price may say in brackets which totals it is reckoned from', () => {
    const letter = linesOfLetter(`
Cost of attendance       On campus      Off campus
Tuition                     20,000          20,000
Housing and food            12,000          10,000

Harmon Grant                 4,000
Net price (total costs of attendance minus total gifts)                 26,000`);
    expect(letter.costs.at(-1)).toBe('Housing and food 10000 HOUSING_AND_FOOD');
  });

  test('beside what each semester has stands what both have', () =>
    expect(
      aidIn(`
Award                  Per Semester     Two Semesters
Harmon Grant              $1,547.50         $3,095.00
Odell Prize                 $840.00         $1,680.00
Total                     $2,387.50         $4,775.00`),
    ).toEqual(['Harmon Grant 3095', 'Odell Prize 1680']));

  test.each([
    'The Music Award requires participation in a university ensemble each semester.',
    'One half of each current award is scheduled for each semester.',
  ])('no note that amounts are for one term: %s', (note) =>
    expect(aidIn(`\nHarmon Grant        $4,000\nMusic Award         $1,000\n\n${note}`)).toEqual([
      'Harmon Grant 4000',
      'Music Award 1000',
    ]),
  );

  test('columns of ways of living end what was said over the awards', () => {
    const letter = linesOfLetter(`
Federal                             Semester        Annual
Federal Pell Grant                  1,000.00      2,000.00
Institutional scholarships
Ortiz-Baca Memorial                   375.00        750.00
Total                               1,375.00      2,750.00

                       On campus      With family ✓
Tuition                   $5,980           $5,980
Food                      $4,460           $2,100
Total                    $10,440           $8,080`);
    expect(letter).toEqual({
      aid: ['Federal Pell Grant 2000 FEDERAL PELL', 'Ortiz-Baca Memorial 750 INSTITUTION OTHER_SCHOLARSHIP'],
      costs: ['Tuition 5980 TUITION', 'Food 2100 FOOD'],
    });
  });

  test('a group of aid that holds the sum of its rows is none of them', () =>
    expect(
      aidIn(`
Total assistance offered                 $8,930
Athletic aid                             $5,430
Softball - Tuition Award                 $4,830
Softball - Books Award                     $600
Other aid                                $3,500
Federal Pell Grant                       $2,000
Harmon Grant                             $1,500`),
    ).toEqual([
      'Softball - Tuition Award 4830',
      'Softball - Books Award 600',
      'Federal Pell Grant 2000',
      'Harmon Grant 1500',
    ]));

  test('a row that happens to be the sum of the next ones is a row, where all have a word beside their names', () =>
    expect(
      aidIn(`
Award                      Source            Amount
Harmon Grant               Harmon            $9,000
SELF Loan                  State             $4,000
Harmon Revolving Loan      Harmon            $1,500
Private Alternative Loan   Outside           $2,500`),
    ).toEqual(['Harmon Grant 9000', 'SELF Loan 4000', 'Harmon Revolving Loan 1500', 'Private Alternative Loan 2500']));

  test('what the aid does not meet, and what the family pays, are no awards', () =>
    expect(
      aidIn(`
Harmon Grant               ($4,000)
Federal Pell Grant         ($2,000)
Credits                    ($6,000)
Costs not met by aid         $9,050
Estimated family payment     $9,050`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2000']));

  test('codes of messages are no figures', () =>
    expect(
      aidIn(`
Harmon Grant                          4,000.00
Federal Pell Grant                    2,000.00

101   YOUR AID WAS FIGURED FOR A RESIDENT OF THE STATE.
114   FUNDS NOT ACCEPTED WITHIN THIRTY DAYS MAY BE
      GIVEN TO OTHER STUDENTS.
131   THE HARMON GRANT IS LIMITED TO EIGHT SEMESTERS.
142   SCHOLARSHIPS REQUIRE A LETTER TO THE DONOR.
160   WORK IS NOT A CREDIT ON YOUR BILL.`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2000']));

  test('the level of enrollment that is marked counts, and a typed rule is no heading', () =>
    expect(
      aidIn(`
                            Full-time    3/4 time      1/2 time
GRANTS                         12+ cr    YOUR LEVEL      6-8 cr
---------------------------------------------------------------
Harmon Grant                    4,000         3,000       2,000
Federal Pell Grant              2,000         1,500       1,000
---------------------------------------------------------------`),
    ).toEqual(['Harmon Grant 3000', 'Federal Pell Grant 1500']));

  test('an award that is empty in the column of today was taken back', () =>
    expect(
      aidIn(`
Fund                    First Offer    Revised Offer    Accepted    Cancelled
Harmon Grant                  4,000            4,500       4,500
Founders Scholarship          2,500                                    2,500
Federal Pell Grant            3,000            3,000       3,000`),
    ).toEqual(['Harmon Grant 4500', 'Federal Pell Grant 3000']));

  test('sources that stand for several rows, in their middle', () => {
    const page = letterFromText(`${head}
 Source             Program             Fall      Spring    Total
           Pell Grant                   1,000      1,000    2,000
Federal    SEOG                           300        300      600
           Work Study                     900        900    1,800
           Vermont Incentive              500        500    1,000
State
           Green Access                   250        250      500
Outside    Odell Circle                   200        200      400`);
    expect(understand(page).aid.map(({ description, source }) => `${description} ${source}`)).toEqual([
      'Pell Grant FEDERAL',
      'SEOG FEDERAL',
      'Work Study FEDERAL',
      'Vermont Incentive STATE',
      'Green Access STATE',
      'Odell Circle PRIVATE',
    ]);
  });

  test('sources that stand at the first of their rows', () => {
    const letter = linesOfLetter(`
Source     Award                  Amount
Federal    Pell Grant              2,000
           SEOG                      600
State      Green Access            1,000
           Mountain Award            500
Outside    Odell Circle              400
           Valley Friends            300`);
    expect(letter.aid.map((line) => line.split(' ').at(-2))).toEqual([
      'FEDERAL',
      'FEDERAL',
      'STATE',
      'STATE',
      'PRIVATE',
      'PRIVATE',
    ]);
  });
});

describe('names and figures that run into one another', () => {
  test('a figure between the two lines of its name, under another row', () => {
    const page = letterFromText(`${head}
Grant Options
Other grants                 $1,250
Employer tuition
                             $2,400
benefits
Harmon Grant                 $3,000`);
    for (const word of page.pages[0]?.words ?? []) {
      if (word.text === '$2,400') word.y -= 7;
      if (word.text === 'benefits') word.y -= 14;
    }
    const { aid } = understand(page);
    expect(aid.map(({ description, value }) => `${description} ${value}`)).toContain('Employer tuition benefits 2400');
  });

  test('a long name that runs up to its figure', () =>
    expect(
      aidIn('\nLoans\nDirect Subsidized Loan (6.5% interest and a 1.1% fee)$3,500\nDirect Unsubsidized Loan   $2,000'),
    ).toEqual(['Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000']));

  test('pairs between bars that go on in the next line, the last of them small', () =>
    expect(
      linesOfLetter(`
Harmon Grant                          $4,000
Federal Pell Grant                    $2,000

Budget for nine months, at home: Tuition 5,838 | Fees 1,034 | Food 4,860 | Travel and misc.
3,226 | Loan fees 58 | Total 15,016`).costs.map((line) => line.split(' ').at(-2)),
    ).toEqual(['5838', '1034', '4860', '3226', '58']));
});

describe('what sums and sentences tell', () => {
  test('a discount among the costs, and the costs after it, prove each other', () => {
    const letter = understand(
      letterFromText(`${head}
Costs
Nonresident tuition             $20,000
Neighbor State reduction        -$8,000
Food and housing                $10,000
Cost after the reduction        $22,000

Gifts
Harmon Grant                     $2,000
Federal Pell Grant               $3,000
Gifts                            $5,000`),
    );
    expect(letter.status).toBe('READY');
    expect(letter.aid.map(({ value }) => value)).toEqual([8000, 2000, 3000]);
  });

  test('what gifts add up to under words of their own', () =>
    expect(
      linesOfLetter(`
How it is paid
Harmon Promise Grant           $15,000
Federal Pell Grant              $5,000
Tuition paid in full           $20,000
Odell Fund                      $1,000
Housing Grant                   $1,500
Toward other costs              $2,500`).costs,
    ).toEqual([]));

  test('a sentence tells what the bill does not list, and no more', () =>
    expect(
      linesOfLetter(`
Harmon Grant                                                     $4,000

Billed by Harmon
Tuition                                                         $20,000
Room                                                             $6,000

You should also plan on about $1,000 for books, $800 for travel, and $5,900 for a room.`).costs,
    ).toEqual([
      'Tuition 20000 TUITION',
      'Room 6000 HOUSING',
      'books 1000 BOOKS_AND_SUPPLIES',
      'travel 800 TRANSPORTATION',
    ]));
});

describe('figures that mean something else', () => {
  test('sums may have their sign in the first and the last line of each block only', () =>
    expect(
      aidIn(`
Grants
Federal Pell Grant            $4,000
Harmon Grant                     500
Odell Prize                      750
Total grants                  $5,250
Loans
Direct Subsidized Loan        $3,500
Harmon Loan                      600
Total loans                   $4,100
Cost of attendance
Tuition                       $9,000
Fees                             400
Total cost                    $9,400`),
    ).toEqual([
      'Federal Pell Grant 4000',
      'Harmon Grant 500',
      'Odell Prize 750',
      'Direct Subsidized Loan 3500',
      'Harmon Loan 600',
    ]));

  test('dots in a column of their own leave each figure in its line', () =>
    expect(
      aidIn(`
You have been awarded what follows. All of it is sent in May.
Federal Pell Grant                            .....                $7,395
Federal SEOG                                  .....                  $500
Harmon Grant                                  .....                $2,000
Federal Work-Study                            .....                $1,800
Total aid                                                         $11,695`),
    ).toEqual(['Federal Pell Grant 7395', 'Federal SEOG 500', 'Harmon Grant 2000', 'Federal Work-Study 1800']));

  test('names behind the figures where a column of sources stands before them', () =>
    expect(
      aidIn(`
Source         Amount       Award                            Renewable?
State          $3,150       Wisconsin Grant                  Reapply
Harmon         $9,500       Harmon Honors Scholarship        Yes, 3.0 GPA
Federal        $3,500       Sub Stafford                     Reapply
Federal        $1,800       Work-Study                       Reapply
TOTAL         $17,950`),
    ).toEqual(['Wisconsin Grant 3150', 'Harmon Honors Scholarship 9500', 'Sub Stafford 3500', 'Work-Study 1800']));

  test('dots may touch the figure that they lead to', () =>
    expect(
      aidIn(`
Grants
Harmon Grant . . . . . . . . . . . .$6,200
State Grant . . . . . . . . . . . . . .3,700
Odell Prize . . . . . . . . . . . . . ..800`),
    ).toEqual(['Harmon Grant 6200', 'State Grant 3700', 'Odell Prize 800']));

  test('a long number without a comma is somebody’s, not an award', () =>
    expect(
      aidIn(`
Your awards
Registration 4402917
Harmon Grant         $4,000
Federal Pell Grant   $2,000`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2000']));

  test.each([
    'Figures assume at least 12 units each term.',
    'Awards are for nine credits or more each semester.',
    'Amounts shown are for students enrolled full time each term.',
  ])('%s', (note) =>
    expect(
      aidIn(`${note}\n
Your awards
Harmon Grant         $4,000
Federal Pell Grant   $2,000`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2000']),
  );

  test('a fund may bear the name of what is left, and what is left may bear that of a fund', () =>
    expect(
      aidIn(`
Less grants
Harmon Out-of-Pocket Grant      ($1,500)
Federal Pell Grant              ($2,500)
Left after grants               $10,140`),
    ).toEqual(['Harmon Out-of-Pocket Grant 1500', 'Federal Pell Grant 2500']));

  test('what the family bears is deducted before the need, and is no award', () =>
    expect(
      aidIn(`
Tuition                $70,200
Housing                $11,450
Total costs            $81,650
less parents' share    −$9,300
less student's share   −$2,200
Your need              $70,150

We meet this need as follows:
Harmon Scholarship     $65,950
Federal Pell Grant      $2,400
Harmon Grant            $1,800
Total aid              $70,150`),
    ).toEqual(['Harmon Scholarship 65950', 'Federal Pell Grant 2400', 'Harmon Grant 1800']));

  test('a column for all years is not the offer of the year', () =>
    expect(
      aidIn(`
How it is paid         Four years     2026-2027
Harmon Promise Grant      $64,400       $16,100
Federal Pell Grant        $29,580        $7,395
Total                     $93,980       $23,495`),
    ).toEqual(['Harmon Promise Grant 16100', 'Federal Pell Grant 7395']));

  test('what a printed total adds up is no total, though others happen to add up to it', () =>
    expect(
      aidIn(`
Total grants and scholarships        $30,870
Grants from your school              $15,975
Federal Pell Grant                    $6,395
Grants from your state                $8,000
Other scholarships you can use          $500

Work options
Work-study                            $2,000

Loan options
Federal Direct Subsidized Loan        $3,500
Federal Direct Unsubsidized Loan      $2,000`),
    ).toContain('Grants from your state 8000'));

  test('limits by class are no awards', () =>
    expect(
      aidIn(`
Your awards
Harmon Grant           $4,000
Federal Pell Grant     $2,000

Yearly limits of federal loans
Freshman (0-29 hours)    $5,500
Junior and senior        $7,500`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2000']));

  test('a list may open its lines with the figures', () =>
    expect(
      aidIn(`
We are pleased to offer the following for the coming year:
$11,250 – Trustee Scholarship
$3,700 – Harmon Pledge Grant
$1,800 – Federal Work-Study job`),
    ).toEqual(['Trustee Scholarship 11250', 'Harmon Pledge Grant 3700', 'Federal Work-Study job 1800']));

  test('behind a comma words speak of the figure', () =>
    expect(
      aidIn(`
Your awards
Harmon Grant: $4,000
Federal Pell Grant: $2,000
Campus job, up to $1,500`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 2000', 'Campus job 1500']));

  test('the version of a program is no money', () =>
    expect(
      linesOfLetter(`
Your awards
Harmon Grant           $4,000
Federal Pell Grant     $2,000
Cost of attendance
Tuition               $12,000
Books                  $1,000
Release:                 8.34`).costs,
    ).toEqual(['Tuition 12000 TUITION', 'Books 1000 BOOKS_AND_SUPPLIES']));

  test('heads of the awards say nothing of the costs under them', () =>
    expect(
      linesOfLetter(`
Award                     Previous     Change    Revised
Harmon Grant                $4,100      -$750     $3,350
Federal Pell Grant          $5,120      -$475     $4,645

Cost of attendance
Tuition and fees                      $14,980
Books                                  $1,200`),
    ).toEqual({
      aid: ['Harmon Grant 3350 INSTITUTION INSTITUTIONAL_GRANT', 'Federal Pell Grant 4645 FEDERAL PELL'],
      costs: ['Tuition and fees 14980 TUITION_AND_FEES', 'Books 1200 BOOKS_AND_SUPPLIES'],
    }));

  test('what stands under "Declined" as well is not offered', () =>
    expect(
      aidIn(`
Award                    Offered     Accepted     Declined
Harmon Grant            5,000.00     5,000.00
Federal Pell Grant      7,395.00     7,395.00
Direct Loan             2,000.00                  2,000.00`),
    ).toEqual(['Harmon Grant 5000', 'Federal Pell Grant 7395']));

  test('codes before sentences are no money', () =>
    expect(
      linesOfLetter(`
Your awards
Harmon Grant           4,000.00
Federal Pell Grant     2,000.00
Odell Prize              500.00
Messages
112   First disbursement is in September.`).costs,
    ).toEqual([]));

  test('terms by their months, and terms under their fund', () =>
    expect(
      aidIn(`
Awards                 Aug. 2026     Jan. 2027
Harmon Grant           $2,000.00     $2,000.00
Federal Pell Grant     $1,500.00     $1,500.00`),
    ).toEqual(['Harmon Grant 4000', 'Federal Pell Grant 3000']));
});

describe('cells over two lines', () => {
  test('with the figure at half height, all cells of a row may go on below', () => {
    const page = letterFromText(`${head}
Award                          Source                      Amount
Federal Pell Grant             U.S. Government             $4,000
Odell Memorial Prize for       Odell Family Trust of
                                                           $1,250
Young Pianists                 Salida
Dean's Grant                   Harmon College              $2,000`);
    for (const word of page.pages[0]?.words ?? []) {
      if (word.y > 90) word.y -= word.y === 100 ? 7 : 14;
    }
    const { aid } = understand(page);
    expect(aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
      'Federal Pell Grant 4000',
      'Odell Memorial Prize for Young Pianists 1250',
      "Dean's Grant 2000",
    ]);
  });
});

describe('names that run over several lines', () => {
  const raised = (text: string, lift: (line: string) => number) => {
    const page = letterFromText(head + text);
    const rows = Map.groupBy(page.pages[0]?.words ?? [], ({ y }) => y);
    for (const words of rows.values())
      for (const word of words) word.y -= lift(words.map((each) => each.text).join(' '));
    return understand(page).aid.map(({ description, value }) => `${description} ${value}`);
  };

  test('figures at the half height of three lines, rows further apart than lines', () => {
    const text = `
Gift                 Fall       Spring       Year

Harmon State
Commonwealth         $700        $700      $1,400
Award

Ruth Odell
Founders             $500        $500      $1,000
Scholarship

Federal Pell Grant   $900        $900      $1,800`;
    expect(raised(text, () => 0)).toEqual([
      'Harmon State Commonwealth Award 1400',
      'Ruth Odell Founders Scholarship 1000',
      'Federal Pell Grant 1800',
    ]);
  });

  test('words in another column beside the figures are not the name', () => {
    const text = `
Award                Category       Status        Offered

Federal Pell Grant   Grant          Accepted       $1,800

Federal Direct
                     Loan           Offered        $3,500
Subsidized Loan

Federal Direct
                     Loan           Offered        $2,000
Unsubsidized Loan`;
    const half = (line: string): number =>
      /^(Subsidized|Unsubsidized) Loan$/.test(line) ? 16 : /^Loan /.test(line) ? 8 : 0;
    expect(raised(text, half)).toEqual([
      'Federal Pell Grant 1800',
      'Federal Direct Subsidized Loan 3500',
      'Federal Direct Unsubsidized Loan 2000',
    ]);
  });
});

describe('sums and names', () => {
  test('a line of gifts that equals loans and work together is no total, where its own total bears it out', () =>
    expect(
      aidIn(`
Scholarship and grant options
Scholarships from your school        $9,000
Employer paid tuition benefits       $1,000
Total scholarships                  $10,000
Federal Pell Grant                   $3,000
Institutional grants                 $2,000
Total grants                         $5,000
Loan and work options
Federal Direct Subsidized Loan       $4,500
Federal Direct Unsubsidized Loan     $2,500
Work-study                           $2,000`),
    ).toContain('Scholarships from your school 9000'));

  test('a name of its own under costs that add up to it is their total', () =>
    expect(
      aidIn(`
Nonresident tuition and fees         $20,000
Residence hall                        $5,000
Meal plan                             $4,000
What a visitor would be asked        $29,000
Larch Scholars Award                 -$2,000
Federal Pell Grant                   -$1,500`),
    ).toEqual(['Larch Scholars Award 2000', 'Federal Pell Grant 1500']));

  test('a remark behind the figure is no part of it', () =>
    expect(
      aidIn(`
Gift aid
Larch Scholarship        $8,000 renewable for four years
Welcome Award            $1,000first year only
Federal Pell Grant       $2,000`),
    ).toEqual(['Larch Scholarship 8000', 'Welcome Award 1000', 'Federal Pell Grant 2000']));

  test('a status between a fund and its terms names nothing', () =>
    expect(
      aidIn(`
Gift aid
Federal Pell Grant       $6,000
Accepted
Fall 2026                $3,000
Spring 2027              $3,000
Larch Grant                $800
Pending
Fall 2026                  $400
Spring 2027                $400`),
    ).toEqual(['Federal Pell Grant 6000', 'Larch Grant 800']));

  test('a name that ends in a colon is of the figure under it', () =>
    expect(
      aidIn(`
Cost less gift aid:
$20,000
After student loans:
$14,500
Ways to cover the rest`),
    ).toEqual([]));

  test('what is taken off the costs in their block is in no total of the aid', () => {
    const letter = understand(
      letterFromText(`${head}
Estimated charges
Tuition, nonresident                 $19,000
Western Undergraduate Exchange      -$10,000
Room                                  $5,000
Board                                 $4,000
Net cost of attendance               $18,000
Gift aid
Federal Pell Grant                    $6,000
Larch Scholarship                     $1,500
Self-help aid
Direct Subsidized Loan                $4,500
Total gift and self-help aid         $12,000`),
    );
    expect(letter.confidence).toBeGreaterThan(0.9);
  });
});

describe('columns that nearly touch', () => {
  test('terms close together in the head, and words close behind the figures', () => {
    const letter = aidIn(`
Fund                                Fall 2026 Spring 2027   Conditions
Federal Pell Grant                      1,848      1,847 Full time
Odell Rodeo Award                         350        350 Thank-you letter
Harmon Grant                            2,650      2,650 2.25 GPA
Direct Subsidized Loan                  1,750      1,750 Counseling`);
    expect(letter).toEqual([
      'Federal Pell Grant 3695',
      'Odell Rodeo Award 700',
      'Harmon Grant 5300',
      'Direct Subsidized Loan 3500',
    ]);
  });

  test('a sentence over rows tells their period', () => {
    const { costs } = linesOfLetter(`
Award                       Fall       Spring
Federal Pell Grant         1,848        1,847

These are your costs for each semester (we bill you in August and again in January):

Tuition                    3,000
Fees                         600`);
    expect(costs).toEqual(['Tuition 6000 TUITION', 'Fees 1200 FEES']);
  });

  test('what the offer leaves after the charges is no award', () => {
    const letter = aidIn(`
Award                                   Year
Federal Pell Grant                     3,695
Harmon Grant                           5,300
Tuition                               12,000
Offer less direct charges             -3,005`);
    expect(letter).toEqual(['Federal Pell Grant 3695', 'Harmon Grant 5300']);
  });
});

describe('capitals', () => {
  test('the noun of a name on the next line is no heading; what is left is no award', () => {
    const page = letterFromText(`${head}
GIFTS                              2026-27
FEDERAL PELL GRANT                  $3,695
MASSGRANT                           $1,700
ODELL MATCHING STUDENT              $2,500
GRANT (MA)
HARMON ALUMNI AWARD                 $2,000
STEP 3. WHAT IS LEFT (A MINUS B)   $21,000`);
    const words = page.pages[0]?.words ?? [];
    for (const word of words) word.y *= 1.4;
    const noun = words.find(({ text }) => text === '(MA)')?.y;
    for (const word of words) if (word.y === noun) word.y -= 6;
    expect(understand(page).aid.map(({ description, value }) => `${description} ${value}`)).toEqual([
      'FEDERAL PELL GRANT 3695',
      'MASSGRANT 1700',
      'ODELL MATCHING STUDENT GRANT (MA) 2500',
      'HARMON ALUMNI AWARD 2000',
    ]);
  });
});

describe('what headings and lists say of rows', () => {
  test('what a benefit pays for is no cost', () => {
    const { aid, costs } = linesOfLetter(`
VA Education Benefits
Tuition (annually)        $1,320
Books (annually)            $600

Grants
Federal Pell Grant        $7,000`);
    expect(aid).toEqual([
      'Tuition (annually) 1320 FEDERAL MILITARY',
      'Books (annually) 600 FEDERAL MILITARY',
      'Federal Pell Grant 7000 FEDERAL PELL',
    ]);
    expect(costs).toEqual([]);
  });

  test('a term that lists awards of the year again adds nothing', () => {
    const letter = aidIn(`
Aid Year
Award                       Offered
Federal Pell Grant           $4,296
Harmon Grant                 $3,150
Aid Year Totals              $7,446

Terms  Fall 2026
Award                       Offered
Federal Pell Grant           $2,148
Harmon Grant                 $1,575
Term Totals                  $3,723`);
    expect(letter).toEqual(['Federal Pell Grant 4296', 'Harmon Grant 3150']);
  });

  test('a list tells behind each figure what it is for', () => {
    const { costs } = linesOfLetter(`
Federal Pell Grant           $4,296

Your expenses were figured at $17,940 for tuition, $1,365 for clinical and laboratory
fees and $1,180 for books and supplies.`);
    expect(costs).toEqual(['tuition 17940 TUITION', 'fees 1365 FEES', 'books and supplies 1180 BOOKS_AND_SUPPLIES']);
  });

  test('under what is expected of the family nothing is an award', () => {
    const letter = aidIn(`
II. What we expect of your family
Parents' contribution        14,200
From your assets                450

III. How we meet your need
Harmon Scholarship           19,355
Federal Pell Grant            1,895`);
    expect(letter).toEqual(['Harmon Scholarship 19355', 'Federal Pell Grant 1895']);
  });
});

test('who pays stands beside the name, and the school is no soldier', () => {
  const { aid, costs } = linesOfLetter(`
Harmon College, 1 Hill Road, Fredericksburg, VA 22401

Benefit                               Paid by                        Year
VTAG                                  Commonwealth of Virginia      5,000
Leadership Scholarship                Harmon College                2,000
Navy Federal Credit Union Award       Outside donor                   750
S101 Odell Grant                      Harmon College                1,100

Charges                                                              Year
Mess Hall Board                                                     5,350
Activity & Technology                                                 940`);
  expect(aid).toEqual([
    'VTAG 5000 STATE STATE_GRANT',
    'Leadership Scholarship 2000 INSTITUTION MERIT',
    'Navy Federal Credit Union Award 750 PRIVATE OUTSIDE',
    'S101 Odell Grant 1100 INSTITUTION INSTITUTIONAL_GRANT',
  ]);
  expect(costs).toEqual(['Mess Hall Board 5350 FOOD', 'Activity & Technology 940 FEES']);
});

test('a code is not the name beside it, be it that of a program', () => {
  const letter = aidIn(`
Fund      Title                     Offered
FPELL     Federal Pell Grant         $3,745
FSUB      Fed Subsidized Direct Ln   $2,500
ATHBK     Odell Book Award             $800`);
  expect(letter).toEqual(['Federal Pell Grant 3745', 'Fed Subsidized Direct Ln 2500', 'Odell Book Award 800']);
});

test('the evidence of the year is where it stands, and not what stands beside it', () => {
  const { awardYear, awardYearEvidence } = understand(
    letterFromText(`Harmon College

Financial aid offer 2026-2027                         Graduation rate 58%
Federal Pell Grant         $3,745`),
  );
  expect(awardYear).toBe('2026-2027');
  expect(awardYearEvidence?.box.width).toBeLessThan(200);
});

test('the year is shown where the letter says it, and not in the address of the page', () => {
  const { awardYear, awardYearEvidence } = understand(
    letterFromText(`${head}

Harmon Grant          $4,000
Federal Pell Grant    $3,000
Gift aid              $7,000

https://my.harmon.example/fin/aid?yr=2627`),
  );
  expect(awardYear).toBe('2026-2027');
  expect(awardYearEvidence?.box.y).toBeLessThan(60);
});

test('the class of a student is no award', () =>
  expect(
    aidIn(`
Grants and scholarships
CLASS 02                 21,908
FED PELL GRANT            4,278
HARMON GRANT              1,500`),
  ).toEqual(['FED PELL GRANT 4278', 'HARMON GRANT 1500']));

test.each(['-1500', '1500', '–750'])('an index of %s is no heading over the awards', (index) =>
  expect(
    aidIn(`
Cost of Attendance:    $22,800
Student Aid Index:     ${index}
Financial Need:        $22,800

FED PELL GRANT                  $7,395.00
ND SCHOLARSHIP                  $1,500.00
HARMON FOUNDATION SCHL          $1,200.00
FED WORK STUDY                  $1,600.00
TOTAL AWARD                    $11,695.00`),
  ).toContain('HARMON FOUNDATION SCHL 1200'),
);

test.each(['loans (optional)', 'borrowing', 'work and loans'])(
  '"%s" in small letters is a heading, and no part of the name over it',
  (heading) => {
    const { pages } = letterFromText(`${head}

Harmon Grant                  4,000
Dean's Scholarship            2,000
Federal Pell                  3,000
${heading}
Fed Direct Subsidized         3,500
Fed Direct Unsubsidized       2,000`);
    const top = pages[0]?.words.find(({ text }) => text === heading.split(' ')[0])?.y ?? 0;
    const apart = pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, height: 12, y: word.y + (word.y >= top ? 5 : 0) })),
    }));
    const names = understand({ pages: apart }).aid.map(({ description }) => description);
    expect(names).toContain('Federal Pell');
    expect(names).toHaveLength(5);
  },
);
