import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const told = (...pages: string[]) => {
  const { status, reason, aid, costs, printedNetPrice } = understand(letterFromText(...pages));
  return {
    status: reason ?? status,
    aid: aid.map(({ description, value, subCategory }) => `${description} ${value} ${subCategory}`),
    costs: costs.map(({ description, value, category }) => `${description} ${value} ${category}`),
    net: printedNetPrice?.value ?? null,
  };
};

describe('does', () => {
  test('headings that hold their own totals', () => {
    const letter = told(`St. Brendan's University              Financial Aid Offer 2027-28
YOUR ESTIMATED COSTS                                $56,000
   Tuition                                          $42,000
   Housing & Food                                   $14,000
SCHOLARSHIPS & GRANTS                               $17,395
   Brendan Promise Grant                            $10,000
   Federal Pell Grant                                $7,395
WORK                                                 $2,500
   Federal Work-Study                                $2,500
Estimated Net Price                                 $38,605`);
    expect(letter).toEqual({
      status: 'READY',
      aid: [
        'Brendan Promise Grant 10000 INSTITUTIONAL_GRANT',
        'Federal Pell Grant 7395 PELL',
        'Federal Work-Study 2500 FEDERAL_WORK_STUDY',
      ],
      costs: ['Tuition 42000 TUITION', 'Housing & Food 14000 HOUSING_AND_FOOD'],
      net: 38605,
    });
  });

  test('costs beside awards, rows not on the same lines', () => {
    const letter = told(`Hillcrest University            2026-2027 Financial Aid Offer
  COSTS                                  YOUR AID
  Tuition & Fees      $22,300
  Housing              $7,000            Hillcrest Patriot Scholarship   $6,000
  Food                 $4,800            Federal Pell Grant              $4,100
                                         Federal Direct Loan - Unsub     $2,000
  Total               $34,100            Total                          $12,100`);
    expect(letter.aid).toHaveLength(3);
    expect(letter.costs).toEqual(['Tuition & Fees 22300 TUITION_AND_FEES', 'Housing 7000 HOUSING', 'Food 4800 FOOD']);
  });

  test('terms and type columns beside the year', () => {
    const letter = told(`Lakewood Technical College        Award Notification 2026-2027
Award                    Type          Fall      Winter    Spring     Annual
Wilson Endowment         Scholarship   500       500       500        1,500
Fed Unsub                Loan          1,833     1,833     1,834      5,500
Emergency Fund           Loan          200         0         0          200`);
    expect(letter.aid).toEqual([
      'Wilson Endowment 1500 OTHER_SCHOLARSHIP',
      'Fed Unsub 5500 DIRECT_UNSUBSIDIZED',
      'Emergency Fund 200 INSTITUTIONAL_LOAN',
    ]);
  });

  test('terms under each fund, offered beside accepted', () => {
    const letter = told(`Tri-County Technical College     Awards for Aid Year 2026-2027
                                    Offered     Accepted
Federal Pell Grant
  Fall 2026                         2,698.00    2,698.00
  Spring 2027                       2,697.00        0.00`);
    expect(letter.aid).toEqual(['Federal Pell Grant 5395 PELL']);
  });

  test('cards with the figure under the name and a status under the figure', () => {
    const letter = told(`Westbrook College
My Financial Aid Offer 2026-27
Grants
Westbrook Grant
$12,000
Accepted
Loans
Direct Unsubsidized Loan
$2,000
Declined`);
    expect(letter.aid).toEqual(['Westbrook Grant 12000 INSTITUTIONAL_GRANT']);
  });

  test('running text: the yearly sum, not the sum of four years, the average or the deposit', () => {
    const letter = told(`Northgate College
Dear Priya,
Congratulations! On behalf of Northgate College, I am pleased to award you a $20,000
President's Scholarship. This award is renewable for four years, a total of $80,000.
In addition, you will receive a Federal Direct Unsubsidized Loan of $2,750 each semester.
The average student receives $28,000 in aid. Please send your $200 deposit by May 1.`);
    expect(letter.aid).toEqual([
      "President's Scholarship 20000 MERIT",
      'Federal Direct Unsubsidized Loan 5500 DIRECT_UNSUBSIDIZED',
    ]);
  });

  test('a list inside a sentence: each figure belongs to the name before it', () => {
    const letter = told(`Cedar University
We are pleased to offer you the following financial aid package for 2026-2027: Cedar Grant $5,000; Dean's Scholarship
$8,000; Federal Pell Grant $3,200; for a total of $16,200.`);
    expect(letter.aid).toEqual([
      'Cedar Grant 5000 INSTITUTIONAL_GRANT',
      "Dean's Scholarship 8000 MERIT",
      'Federal Pell Grant 3200 PELL',
    ]);
  });

  test('terms without a total are added, blank ones too', () => {
    const letter = told(`Cascade College                    2026-27 Award Offer
                                   Fall        Winter      Spring
Pell Grant                         $1,800      $1,800      $1,800
Running Start Bridge Award                     $250`);
    expect(letter.aid).toEqual(['Pell Grant 5400 PELL', 'Running Start Bridge Award 250 OTHER_SCHOLARSHIP']);
  });

  test('a family contribution counts only where the total needs it', () => {
    const rows = `Alder Hall College        Financial Aid Award 2026-2027
Your award
Parent contribution                    12,000
Alder Hall Grant                       61,000
Federal Pell Grant                      3,000`;
    expect(told(`${rows}\nTotal resources                        76,000`).aid).toHaveLength(3);
    expect(told(`${rows}\nTotal award                            64,000`).aid).toHaveLength(2);
  });

  test('a family contribution counts in a block of its own where the total under the aid needs it', () => {
    const letter = (under: string) => `Alder Hall College        Financial Aid Award 2026-2027
Cost of the year
Tuition and fees                       60,000
Housing and food                       16,000
Total                                  76,000

From your family
Parent contribution                    12,000

From Alder Hall and the federal government
Alder Hall Grant                       61,000
Federal Pell Grant                      3,000
${under}`;
    expect(told(letter('Total resources                        76,000')).aid).toHaveLength(3);
    expect(told(letter('Total award                            64,000')).aid).toHaveLength(2);
  });

  test.each([
    ['and the University adds a Church Matching Grant of $1,000', 'INSTITUTIONAL_GRANT'],
    ['of a Church Matching Grant of $1,000', 'OUTSIDE'],
  ])('the nearest giver gives: %s', (words, kind) => {
    const letter = told(`Harmon University
Award Letter 2026-2027
We are glad to offer you the Founders Scholarship of $14,500 for the year. Your home
congregation has pledged its support ${words}.`);
    expect(letter.aid.at(-1)).toBe(`Church Matching Grant 1000 ${kind}`);
  });

  test('an award that a second page repeats counts once', () => {
    const page = `Harmon College       Award Letter 2026-2027
Harmon Grant                    $9,000
Federal Pell Grant              $1,800`;
    expect(told(page, page).aid).toHaveLength(2);
  });

  test('says where every amount stands', () => {
    const { aid } = understand(letterFromText('Harmon College Award Letter\nHarmon Grant          $9,000'));
    expect(aid[0]?.evidence).toEqual({
      page: 1,
      description: { x: 30, y: 44, width: 72, height: 10 },
      figure: { x: 162, y: 44, width: 36, height: 10 },
    });
  });
});

describe('refuses', () => {
  test.each([
    [
      'a bill',
      'Ridge University\nStudent Account Invoice\nTuition   $5,400.00\nFederal Pell Grant    $3,000.00\nInvoice date 08/01/2026',
    ],
    [
      'a guide',
      'How to Read a Financial Aid Offer\nSample letter\nSample Grant     $5,000\nFederal Pell Grant     $3,000',
    ],
    [
      'a FAFSA summary',
      '2026-27 FAFSA Submission Summary\nEstimated Federal Pell Grant: up to $5,255\nThis is not a financial aid offer.',
    ],
    ['admission only', 'Fern College\nCongratulations! You are admitted. Submit the $350 deposit.'],
  ])('%s is no award letter', (_, text) => expect(told(text).status).toBe('not_an_award_letter'));

  test("two students' letters in one file, and a letter without amounts", () => {
    const letter = (id: string) =>
      `Harmon College  Award Letter 2026-2027\nStudent ID: ${id}\nHarmon Grant       $9,000`;
    expect(told(letter('1000234'), letter('1000777')).status).toBe('several_letters');
    expect(told('Harmon College\nFinancial Aid Award Letter 2026-2027\nSee the portal.').status).toBe('no_amounts');
  });
});
