import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const namesIn = (text: string): string[] => {
  const { aid, costs } = understand(letterFromText(text));
  return [...aid, ...costs].map(({ description, value }) => `${description} ${value}`);
};

const head = `
Quarry Lake University
Millbrook, MI 48821
Financial aid offer 2026-2027
`;

test('a Pell Grant that another table tells by another name counts once, where the sums say so', () =>
  expect(
    namesIn(`${head}
Gifts
Federal Pell Grant                   5,000
Michigan Competitive Scholarship     1,500
Dean's Grant                         2,000
Total gifts                          8,500

Posted to your account
Pell, both halves                    5,000
`),
  ).toEqual(['Federal Pell Grant 5000', 'Michigan Competitive Scholarship 1500', "Dean's Grant 2000"]));

test('what an award may come to is none, where a total is printed that leaves it out', () =>
  expect(
    namesIn(`${head}
Your awards
Federal Pell Grant                   5,000
Dean's Grant                         2,000
Total awards                         7,000

More for you
Research Fellowship: up to           4,000
`),
  ).toEqual(['Federal Pell Grant 5000', "Dean's Grant 2000"]));

describe('lines that may be sums', () => {
  test('are sums where the printed total then bears out the rest', () => {
    const found = namesIn(`${head}
Code      Fund                               Offered
FPEL      Federal Pell Grant                   5,000
MCS       Michigan Competitive Scholarship     1,500
GOVT      Public Sources                       6,500
QLDF      Dean's Fund                          2,000
QLHM      H. Mossberg                            900
QLRB      Rutledge and Blaine                    600
QLU       Quarry Lake Sources                  3,500
ALL       Aid year total                      10,000
`);
    expect(found).toEqual([
      'Federal Pell Grant 5000',
      'Michigan Competitive Scholarship 1500',
      "Dean's Fund 2000",
      'H. Mossberg 900',
      'Rutledge and Blaine 600',
    ]);
  });

  test('are sums where they are the parts in which all of it is paid', () => {
    const found = namesIn(`${head}
Fund                               Offered
Federal Pell Grant                   5,000
Dean's Fund                          2,000
H. Mossberg                            900
Unsubsidized Loan                    2,000
To your account, first half          4,950
To your account, second half         4,950
Aid year total                       9,900
`);
    expect(found).toEqual(['Federal Pell Grant 5000', "Dean's Fund 2000", 'H. Mossberg 900', 'Unsubsidized Loan 2000']);
  });

  test('stay awards where a sum is printed that counts them', () => {
    const found = namesIn(`${head}
Your awards
Federal Pell Grant            5,000
Dean's Fund                   2,000
H. Mossberg                   1,000
Rutledge and Blaine           3,000
Total of your awards         11,000
`);
    expect(found).toHaveLength(4);
  });

  test('stay awards where nothing else is printed that would bear the rest out', () => {
    const found = namesIn(`${head}
From the college
Rutledge and Blaine           3,000

From our friends
Dean's Fund                   2,000
H. Mossberg                   1,000
`);
    expect(found).toHaveLength(3);
  });
});

describe('what stands under the heading of an earlier time', () => {
  const offer = `${head}
Fund                              Offered
Federal Pell Grant                  3,000
Quarry Lake Award                   4,000
Direct Subsidized Loan              3,500
All awards                         10,500
`;
  const old = (title: string): string => `
${title}
Item                               Amount
Federal Pell Grant                  1,250
Quarry Lake Award                   1,800
Payment by card                       640
`;
  const names = ['Federal Pell Grant 3000', 'Quarry Lake Award 4000', 'Direct Subsidized Loan 3500'];

  test.each(['Statement of account, Winter 2026', 'Scholarships in calendar year 2025', 'Paid in the fall of 2025'])(
    'is no offer where the printed total bears out the rest: %s',
    (title) => expect(namesIn(`${offer}${old(title)}`)).toEqual(names),
  );

  test('what follows is, where its heading names the year of the offer', () => {
    const more = `${old('Statement of account, Winter 2026')}
Costs 2026-2027
Tuition                            12,000
Housing                             6,000
`;
    expect(namesIn(`${offer}${more}`)).toEqual([...names, 'Tuition 12000', 'Housing 6000']);
  });

  test('counts where it is of the year of the offer', () =>
    expect(namesIn(`${offer}${old('Statement of account, Winter 2027')}`).length).toBeGreaterThan(3));
});

describe('other readings, where a printed sum bears them out', () => {
  test('lines of an example behind the offer are none of it', () =>
    expect(
      namesIn(`${head}
Fund                              Offered
Federal Pell Grant                  3,000
Quarry Lake Award                   4,000
Direct Subsidized Loan              3,500
All awards                         10,500

Read your notice as the imaginary student of our guide did. She had other sums, and you will see how she went on.

Federal Pell Grant                  2,200
Departmental scholarship            1,100
Direct Subsidized Loan              1,500
`),
    ).toEqual(['Federal Pell Grant 3000', 'Quarry Lake Award 4000', 'Direct Subsidized Loan 3500']));

  test('an award that is said to be in no sum is one all the same', () =>
    expect(
      namesIn(`${head}
Billed                             Amount      How often
Tuition                           $38,400      annually
Lodging                            $7,600      annually
Billed in all                     $46,000

Benefits and aid                   Amount      How often
GI Bill tuition                   $29,920      annually
Yellow Ribbon: College share       $3,000      annually
GI Bill books                      $1,000      annually, to you; not in the sum
Quarry Lake Award                  $2,500      annually
Credited to your bill             $35,420
Still open                        $10,580
`),
    ).toEqual([
      'GI Bill tuition 29920',
      'Yellow Ribbon: College share 3000',
      'GI Bill books 1000',
      'Quarry Lake Award 2500',
      'Tuition 38400',
      'Lodging 7600',
    ]));

  const boxes = (name: string): string => `${head}
Item                                          Offered          Accepted
Swimming Scholarship-Tuition                 4,800.00          4,800.00
Swimming Scholarship-Board                   2,400.00          2,400.00
Swimming                                     7,200.00          7,200.00
State of Michigan
Michigan Competitive Scholarship             1,300.00          1,300.00
Tuition Incentive Program                    5,640.00          5,640.00
State of Michigan                            6,940.00          6,940.00
University and Departmental
${name}                               500.00            500.00
Residence Hall Grt                           1,000.00          1,000.00
University and Departmental                  1,500.00          1,500.00
Loans
Fed Dir Loan Sub                             4,500.00          2,000.00
Loans                                        4,500.00          2,000.00
All categories                              20,140.00         17,640.00
`;
  test('a name that nothing tells, beside gifts, and a sum that is known once the others are', () =>
    expect(namesIn(boxes('Student Senate'))).toEqual([
      'Swimming Scholarship-Tuition 4800',
      'Swimming Scholarship-Board 2400',
      'Michigan Competitive Scholarship 1300',
      'Tuition Incentive Program 5640',
      'Student Senate 500',
      'Residence Hall Grt 1000',
      'Fed Dir Loan Sub 4500',
    ]));

  test('sums over their lines, be it one', () =>
    expect(
      namesIn(`${head}
Category / award                       Offered       Accepted
ATHLETICS                                6,950
  Ath Sch-Women-Track-Tuition            4,200          4,200
  Ath Sch-Women-Track-Board              2,150          2,150
  Athletic Books                           600            600
OTHER RESOURCES                          1,250
  UNCF Stem Scholarship                  1,250          1,250
OFFER TOTAL                              8,200
`),
    ).toEqual([
      'Ath Sch-Women-Track-Tuition 4200',
      'Ath Sch-Women-Track-Board 2150',
      'Athletic Books 600',
      'UNCF Stem Scholarship 1250',
    ]));
});

describe('what the sums say of lines', () => {
  test('totals that stand once more in a block of their own are no awards', () =>
    expect(
      namesIn(`${head}
Grants
Award                           Offered      Accepted
Federal Pell Grant             6,210.00      6,210.00
Michigan Tuition Grant         1,200.00      1,200.00
Grants                         7,410.00      7,410.00

Loans
Award                           Offered      Accepted
Direct Subsidized Loan 1       3,500.00          0.00
Direct Unsubsidized Loan 1     2,000.00          0.00
Loans                          5,500.00          0.00

Work/Study
Award                           Offered      Accepted
Federal Work-Study AY27        2,600.00          0.00
Work/Study                     2,600.00          0.00

Totals by category
Category                        Offered      Accepted
Grants                         7,410.00      7,410.00
Loans                          5,500.00          0.00
Work/Study                     2,600.00          0.00
Aid year totals               15,510.00      7,410.00
`),
    ).toEqual([
      'Federal Pell Grant 6210',
      'Michigan Tuition Grant 1200',
      'Direct Subsidized Loan 1 3500',
      'Direct Unsubsidized Loan 1 2000',
      'Federal Work-Study AY27 2600',
    ]));

  test('what was declined among them is in no sum of them', () =>
    expect(
      namesIn(`${head}
Grants                           Status          Offered
Federal Pell Grant               Accepted          2,945
University Grant                 Accepted          3,200
Grants total, less declined                        6,145

Scholarships                     Status          Offered
Quarry Lake Honors Scholarship   Accepted          6,000
Residence Hall Scholarship       Declined          1,000
Zonta Club                       Accepted            850
Scholarships total, less declined                  6,850

Loans                            Status          Offered
Direct Subsidized Loan           Accepted          3,500
Direct Unsubsidized Loan         Declined          2,000
Direct PLUS Loan                 Offered           4,000
Loans total, less declined                         7,500

Work                             Status          Offered
Federal Work-Study               Offered           2,200
Work total, less declined                          2,200
Aid year, less declined: 22,695
`),
    ).toEqual([
      'Federal Pell Grant 2945',
      'University Grant 3200',
      'Quarry Lake Honors Scholarship 6000',
      'Zonta Club 850',
      'Direct Subsidized Loan 3500',
      'Direct PLUS Loan 4000',
      'Federal Work-Study 2200',
    ]));

  test('what the loans over it come to is no gift, though with it the gifts make the printed whole', () =>
    expect(
      namesIn(`${head}
What you are offered
Federal Pell Grant               4,310
Dean's Scholarship               2,500
Free of charge                   6,810
Subsidized Direct Loan           3,500
Unsubsidized Direct Loan         2,000
Against your name                5,500

If you take everything, $12,310 of aid stands against your costs.
`),
    ).toEqual([
      'Federal Pell Grant 4310',
      "Dean's Scholarship 2500",
      'Subsidized Direct Loan 3500',
      'Unsubsidized Direct Loan 2000',
    ]));

  test('what two sums over it differ by is no award', () =>
    expect(
      namesIn(`${head}
Gift aid
Federal Pell Grant                   6,395
Michigan Competitive Scholarship     3,400
Quarry Lake Merit Scholarship        3,000
Gift aid                            12,795

Loans
Direct Subsidized Loan               3,500
Direct Unsubsidized Loan             2,000
Loans                                5,500
All aid                             18,295

Semester statement                    Fall       Spring
Billed costs                         8,150        8,150
Grants, scholarships and loans       9,148        9,147
Credit to you after the bill           998          997
`).filter((name) => /credit/i.test(name)),
    ).toEqual([]));

  test('a line that was set aside counts where the sum needs it', () =>
    expect(
      namesIn(`${head}
Charges are printed plain, credits against them in brackets.
Tuition, nonresident rate               19,850
Nonresident Tuition Discount           (8,750)
Mandatory Fees                           1,870
Residence Hall, double                   4,760
Meal Plan, 14 per week                   5,240
Charges less discount                   22,970
Federal Pell Grant                     (3,895)
Quarry Lake Achievement Scholarship    (2,500)
Federal Direct Loan - Sub              (3,500)
Aid subtotal                           (9,895)
Estimated balance                       13,075
`),
    ).toContain('Meal Plan, 14 per week 5240'));

  test('an award under what the family pays is one where the sum needs it', () =>
    expect(
      namesIn(`${head}
Student Aid Index
Federal Pell Grant     $7,395
Quarry Scholarship     $1,200
Federal Work-Study     $1,600
Total award           $10,195
`),
    ).toContain('Quarry Scholarship 1200'));

  test('what the VA pays by the month is no award where the sum of the year leaves it out', () =>
    expect(
      namesIn(`${head}
Aid                                              Amount
Post-9/11 GI Bill (CH33) tuition                 $5,940
CH33 housing, online rate                          $701
Michigan Competitive Scholarship                 $1,500
Quarry Lake Forward Grant                        $1,160

Yearly aid above, without what the VA sends to you: $8,600.
`).filter((name) => /housing/.test(name)),
    ).toEqual([]));

  test('a loan that a remark makes look like a rest is one where the sum needs it', () =>
    expect(
      namesIn(`${head}
Gift aid
  Talent Award                               Offered    $12,000
  Quarry Access Grant                        Offered     $5,400
  Federal Pell Grant                        Accepted     $2,245

Loans and work
  Fed Direct Sub You pay this back           Offered     $3,500
  Fed Direct Unsub You pay this back         Offered     $2,000
  Studio Monitor, campus job                 Offered     $1,600
  Everything offered                                    $26,745
`).slice(-3),
    ).toEqual([
      'Fed Direct Sub You pay this back 3500',
      'Fed Direct Unsub You pay this back 2000',
      'Studio Monitor, campus job 1600',
    ]));

  test('what a sentence says all awards of the table are worth is none', () =>
    expect(
      namesIn(`${head}
Fund                           Fall 2026    Spring 2027
Federal Pell Grant                 3,348          3,348
Lila T Mercer                        750            750
W F Brantley Fund                    625            625
Federal Direct Loan - Sub          1,750          1,750
Federal Work-Study                   900            900

Live offer, both terms: $14,746 (currently offered, less what you declined)
`).filter((name) => /live offer/i.test(name)),
    ).toEqual([]));
});

describe('what sentences say of the gifts', () => {
  const told = (text: string) =>
    namesIn(`${head}
Dear Micah,

${text}
`);

  test.each([
    ['Quarry Leadership Scholarship over four years', 'Quarry Leadership Scholarship'],
    ['Quarry Leadership Award for all four years', 'Quarry Leadership Award'],
  ])('a headline names the award of which the text tells the year: %s', (headline, name) =>
    expect(
      told(`The faculty has chosen you for a

                              $38,000
              ${headline}

This is $9,500 for the 2026-2027 year, and you keep it with good standing. We add a Barnabas Grant of $3,850 for
the year and a Michigan Competitive Scholarship of $1,500. Taken together, your gift aid is $14,850.`).toSorted(),
    ).toEqual(['Barnabas Grant 3850', 'Michigan Competitive Scholarship 1500', `${name} 9500`].toSorted()),
  );

  test('an award of several years is what it brings in the year', () =>
    expect(
      told(`You have been chosen for a $38,000 Quarry Leadership Scholarship, given over four years of study. Of
this sum you will receive $9,500 in the coming year. We add a Barnabas Grant of $3,850 for the year and a
Michigan Competitive Scholarship of $1,500. Taken together, the gifts named here reach $14,850.`),
    ).toEqual(['Quarry Leadership Scholarship 9500', 'Barnabas Grant 3850', 'Michigan Competitive Scholarship 1500']));

  test('a figure that was set aside is an award where the sum of the gifts needs it', () =>
    expect(
      told(`You have a Trustee Scholarship of $12,500 for the year and a Federal Pell Grant of $4,620. The Captain
Thorndike Fund, left to the college by an old family of the town, adds $800 for the whole year. Gifts of $17,920
are yours to keep.`),
    ).toContain('Captain Thorndike Fund 800'));

  test('a headline is no second award where the whole is said', () =>
    expect(
      told(`Your $22,000 Shepherd's award over four years is here. The faculty has named you to the Shepherd's Leadership
Scholarship, worth $5,500 each year. The college adds a Quarry Grant of $2,850 for the year. You may borrow
$3,500 through a Federal Direct Subsidized Loan. All together this is $11,850 for 2026-2027.`),
    ).not.toContain("Shepherd's award 22000"));

  test('"yours" and "your share" are of the award that was named', () =>
    expect(
      told(`Your class rank earns you the Quarry Honor Scholarship, and your share is $5,000 for the academic year. Your
FAFSA shows that you are eligible for the Federal Pell Grant. The most any student can receive this year is
$7,395; yours will be $2,450 each semester.`),
    ).toEqual(['Quarry Honor Scholarship 5000', 'Federal Pell Grant 4900']));
});

describe('lines called costs', () => {
  const costs = `
Tuition                                     $14,200
Fees                                         $1,124
Residence hall                               $7,000
Meals                                        $5,000`;

  test('that are worth all other costs are their sum', () =>
    expect(
      namesIn(`${head}
Federal Pell Grant                           $5,000
${costs}

Estimated cost, living in a residence hall  $27,324
`).filter((name) => /estimated/i.test(name)),
    ).toEqual([]));

  test('that are worth all aid are its sum', () =>
    expect(
      namesIn(`${head}
Federal Pell Grant                           $5,000
Michigan Competitive Scholarship             $1,500
Quarry Scholarship                           $2,500
${costs}

Yearly aid, housing allowance not counted    $9,000
`).filter((name) => /yearly aid/i.test(name)),
    ).toEqual([]));
});

describe('a figure that the sum of all leaves out is no award', () => {
  const year = (price: string, sums: string): string => `${head}
For this award year, 2026-2027, here is what you get:
   •  Your Cedar Forward Scholarship pays $3,000 this year.
   •  A Federal Pell Grant of $4,895.
   •  A Direct Subsidized Loan of $4,000.

${sums}

What the year looks like
You plan 24 credits at $560 ${price}, so tuition is $13,440.
`;
  const read = [
    'Cedar Forward Scholarship 3000',
    'Federal Pell Grant 4895',
    'Direct Subsidized Loan 4000',
    'tuition 13440',
  ];

  test.each([
    ['That is $11,895 in all, of which $7,895 never has to be repaid.'],
    ['What we offer is $11,895 altogether.'],
  ])('%s', (sums) => expect(namesIn(year('one by one', sums))).toEqual(read));

  test('nor is what each credit costs, without a sum', () => expect(namesIn(year('each', ''))).toEqual(read));
});

describe('costs that are sums of others', () => {
  const aid = `
Gifts
Federal Pell Grant                 5,000
Dean's Fund                        2,000
Total gifts                        7,000
`;
  const costsIn = (text: string): number[] =>
    understand(letterFromText(`${head}${text}${aid}`)).costs.map(({ value }) => value);

  test.each([
    [
      'under them',
      `
Tuition                           11,000
Lab charges                        1,000
Instruction                       12,000
Room                               5,000
Meals                              4,000
Life on the lake                   9,000
Books                              1,100
Cost of attendance                22,100
`,
    ],
    [
      'over them',
      `
Instruction                       12,000
Tuition                           11,000
Lab charges                        1,000
Life on the lake                   9,000
Room                               5,000
Meals                              4,000
Life elsewhere                     1,000
Books                              1,100
Cost of attendance                22,100
`.replace('Life elsewhere                     1,000\n', ''),
    ],
  ])('%s, by any name, where the sum of all leaves them out', (_, text) =>
    expect(costsIn(text)).toEqual([11000, 1000, 5000, 4000, 1100]),
  );

  test('with a sign before them', () =>
    expect(
      costsIn(`
Costs
Tuition                           11,000
Lab charges                        1,000
= Instruction                     12,000
Room                               5,000
Meals                              4,000
= Life on the lake                 9,000
`),
    ).toEqual([11000, 1000, 5000, 4000]));

  test('are none where they are half of all', () => {
    const term = (name: string): string => `
${name}
College charges
Tuition                            6,000
Fees                               1,000
Room                               3,000
Meals                              2,000
Charges this semester             12,000
`;
    expect(costsIn(term('Fall 2026') + term('Spring 2027'))).toEqual([12000, 2000, 6000, 4000]);
  });
});
