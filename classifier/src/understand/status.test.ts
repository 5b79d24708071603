import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const outcome = (...pages: string[]): string => {
  const { status, reason } = understand(letterFromText(...pages));
  return reason ?? status;
};

const head = 'Kimball College\n8 Depot Square, Montpelier, VT 05602\n';
const rows = `Kimball Scholarship                $18,000
Vermont Incentive Grant             $4,200
Federal Direct Subsidized Loan      $3,500
Total                              $25,700`;

describe('does', () => {
  test.each([
    [
      'a letter that says it is no bill',
      `Financial Aid Offer 2027-28\n${rows}\nThis is not a bill. A bill follows in July.`,
    ],
    ['conditions', `Award Notice 2027-28\n${rows}\nIf you are selected for verification your aid may change.`],
    [
      'last year beside this year',
      `My Financial Aid Comparison\n2027-28\n${rows}\nFederal Pell Grant   $2,000\nDean's Award   $1,000\nFederal Work-Study   $1,500\nOdell Fund   $500`,
    ],
    [
      'an award that comes with admission',
      `With your place in the class of 2027-28 comes the Kiln Talent Scholarship: $9,000 a year.`,
    ],
    [
      'an offer over what others had',
      `Award Notice 2027-28\n${rows}\nFor comparison   Average award\nFederal Pell Grant   $5,100\nKimball Scholarship   $9,200`,
    ],
    [
      'what an award comes to',
      `Your Kiln Talent Scholarship totals $36,000: $9,000 in each of four years from 2027-28 on.`,
    ],
    [
      'what lowers a cost',
      'For 2027-28 the college will reduce your tuition of $41,000 by $18,000 thanks to the Kiln Scholarship.',
    ],
    ['a prize alone', `For 2027-28 we add an Ada Moss Prize of $900 to what you have.`],
    [
      'a sentence on progress over the awards',
      `You must make Satisfactory Academic Progress: pass in\ntwo thirds of your credits.\n2027-28\n${rows}`,
    ],
    ['what is to be done over the awards', `2027-28\n☐ Send your final transcript\n☐ Apply for housing\n${rows}`],
    ['a table with nothing but a year', `2027-2028\n${rows}`],
    [
      'an offer that tells of invented students as well',
      `Financial Aid Offer 2027-28\n${rows}\nThe leaflet shows the bills of two invented students.`,
    ],
    [
      'an award and more to come',
      `We are glad to award you a Dean's Scholarship of $9,000 for 2027-28. You will be considered for need-based aid later.`,
    ],
    [
      'an offer that is printed like a bill',
      `Cost and Aid Offer 2027-28\nFederal Pell Grant   $2,000\nDean's Award   $1,000\nOdell Scholarship   $500\n${rows.replace('25,700', '29,200')}\nPlease pay in full by August 1.\nYou may also be considered for more. Keep a cumulative GPA of 2.8.`,
    ],
    [
      'the answer to an application',
      `Decision on your financial aid application\nYou are offered for 2027-28:\n${rows}`,
    ],
    [
      'a list of things to do beside the awards',
      `Aid for 2027-28\nAwards                              Checklist\n${rows}`,
    ],
    [
      'the funding of a graduate',
      `Dear Ada Moss:\nHere are the details of your funding for the 2027-2028 academic year.\n\nDean's Fellowship                   $8,000\nTuition Remission                   $9,000\nGraduate Assistantship              $7,000\n\nDoctoral students may also qualify for up to $50,000 a year in Direct Loans, which we will explain.`,
    ],
    ['a page of the web with its menu', `Home     Messages (2)     Checklist     Account\n2027-28\n${rows}`],
    [
      'awards with what is to be done for each',
      `2027-2028\n\nKimball Scholarship      Action needed     Vermont Incentive Grant       Accepted
$18,000                                    $4,200\n
Federal Pell Grant       Action needed     Odell Grant              Action needed
$1,200                                     $900`,
    ],
    ['a title with a full stop', `Aid Offer for Ada Moss, ID 800217745. Aid year 2027-2028.\n\nAwards\n${rows}`],
  ])('%s is an award letter', (_, text) => expect(outcome(head + text)).toBe('READY'));
});

describe('refuses', () => {
  test.each([
    [
      'a letter of a foundation that gives nothing',
      `The Odell Scholarship Foundation\nDear Ms. Trent,\nThank you for applying to the Odell Scholars program for the 2026-2027 academic year. The committee read\n143 applications for 30 places. I am sorry to tell you that we are unable to offer you a scholarship this year.\nAn Odell Scholarship pays $5,000 a year toward tuition, fees and books.`,
    ],
    [
      'a bill',
      `Student Accounts\nYour bill for Spring 2027\nTuition  $14,220\nAnticipated aid:\nKimball Grant  $6,000\nPay in full by January 5.`,
    ],
    [
      'a statement of charges',
      `Fall 2026 Statement of Charges\nTuition  $5,430.00\nPell Grant  $1,850.00\nKimball Award  $1,500.00\nPlease pay $2,080.00.`,
    ],
    [
      'a report to those who give',
      `2025–2026 Endowment Stewardship Report\nFund  Gifts to date  Distributed\nLark Scholarship  $125,000  $6,450\nLark Nursing Grant  $50,000  $2,350\nTotal  $175,000  $8,800\nTuition for 2026–2027 will be $38,400.`,
    ],
    [
      'a tax form',
      `2026 Form 1098-T Tuition Statement\n1 Payments received $12,480.00\n5 Scholarships or grants $7,395.00`,
    ],
    [
      'a FAFSA summary',
      `FAFSA® Submission Summary 2027–28\nFederal Pell Grant: up to $6,189\nThe schools you listed will send you an aid offer.`,
    ],
    [
      'a newsletter with the awards of invented students',
      `The Aid Gazette                     Vol. 4, No. 1\nSpring 2026\nMeet two imaginary students.\n"Nils" lives in a hall\n${rows}`,
    ],
    [
      'examples in a leaflet',
      `What might an aid package look like?\n2026-27\n"Nils" lives in a hall\n${rows}\nYour own offer comes in May.`,
    ],
    [
      'a price calculator',
      `Cost Estimator, 2026-27\nKimball Merit Award   $22,000\nFederal Pell Grant   $5,000\nState Grant   $4,000\nEstimated net price $27,300`,
    ],
    [
      'an admission with a teaser',
      `Dear Theo, Congratulations! You are admitted. You will automatically be considered for our Presidential Scholarship ($20,000 to $26,000 a year).`,
    ],
    [
      'a request for documents',
      `2026-2027 file INCOMPLETE\nWe cannot offer Federal Pell Grant or loan funds until we receive your tax return, which shows $41,308.`,
    ],
    [
      'a notice of progress',
      `Financial Aid Suspension\nYour aid for 2026-2027 has been cancelled:\nFederal Pell Grant   $7,395\nWork-Study   $2,000`,
    ],
    [
      'a loan disclosure',
      `Disclosure Statement\nBorrower: Aria Szymanski\nDirect Subsidized Loan   $3,500.00\nDirect Unsubsidized Loan   $2,000.00`,
    ],
    [
      'a disbursement',
      `NOTICE OF DISBURSEMENT AND RIGHT TO CANCEL\nFEDERAL PELL GRANT   1,872.00\nDIRECT LOAN   1,732.00\nThese funds were credited to your account.`,
    ],
    [
      'an application form',
      `Scholarship Application 2026-2027\nAwards range from $500 to $2,500.\nName: __________\nGPA: __________`,
    ],
    [
      'what was applied for',
      `Lowland Foundation\nYou asked for help from these funds for 2026-2027:\nFund   Amount applied for\nMarsh Scholarship   $3,000\nOdell Scholarship   $1,500\nLark Grant   $750\nTotal applied for   $5,250\nNo decision has been made; the committees read in March.`,
    ],
    [
      'an application whose title stands among others',
      `Request for Scholarships, 2026-2027  Application for Awards  One sheet for all our funds  Due March 2, 4 p.m.\n\nMarsh Scholarship, $3,000 a year\nOdell Scholarship, $1,500 a year\nFoundry Scholarship, $1,000 a year\nLark Grant, $750 a year`,
    ],
    [
      'a sheet with blanks to be filled in',
      `Funds of our friends, 2026-2027\nName: __________  Born: ________\nStreet: __________\nTown: __________\nSchool: __________\nMother: _______\nMarsh Scholarship   $3,000\nOdell Scholarship   $1,500\nFoundry Scholarship   $1,000\nLark Grant     $750`,
    ],
    ['a list of costs', `2026-27 Cost of Attendance\nTuition   $38,400\nFees   $1,150\nTotal   $39,550`],
    [
      'a list of scholarships',
      `Scholarships for First-Year Students\nChancellor's Scholarship   3.9   $16,000\nDean's Scholarship   3.6   $12,000\nApply for admission by May.`,
    ],
    [
      'a guide with a sample',
      `How to Read an Award Letter\nSample State Grant   $3,000\nFederal Pell Grant   $7,395\nDirect Loan   $3,500`,
    ],
    [
      'a request to verify',
      `Re: Your 2026-2027 application was chosen for verification\nNo aid has been offered to you so far.\nParents' income tax paid   $4,120\nSpouse wages   $8,300`,
    ],
    [
      'what is not determined',
      `We have not yet determined your financial aid for 2026-2027.\nStudent earnings   $3,100\nSavings   $1,900`,
    ],
    [
      'the receipt of an appeal',
      `We received your appeal\nYour awards stay as they are until we decide:\nKimball Grant   $3,000\nFederal Pell Grant   $4,000`,
    ],
    ['an overaward', `Overaward Notice\nFor 2026-2027 we must reduce:\nKimball Grant   $3,000\nWork-Study   $1,500`],
    [
      'a table of ranges',
      `Tuition and Scholarships 2026-27\nDean's Scholarship   3.4 to 3.8   $19,000 – $23,000\nKimball Award   3.0 to 3.4   $14,000 – $18,000\nMusic Talent Award   by audition   up to $6,000`,
    ],
    [
      'what grades would bring',
      `For new students 2027-28\nKimball Scholarship   3.9 and up   $16,000\nDean's Scholarship   3.6 to 3.89   $13,000\nOdell Scholarship   3.3 to 3.59   $10,000\nKimball Grant   any   $8,000\nTuition   $31,200\nFees   $1,150`,
    ],
    [
      'a sheet to look oneself up',
      `For new students 2027-28\nFind your GPA to see what you could earn.\nKimball Scholarship   3.9   $16,000\nDean's Scholarship   3.6   $13,000\nKimball Grant   any   $8,000`,
    ],
    [
      'an invitation to apply',
      `Dear Student,\nOne form for 2027-2028 puts you in the running for all of these:\nKimball Leadership Award     $2,000\nMill Owners Scholarship      $1,200\nHealth Careers Scholarship   $2,500\nOdell Book Award               $300\nNo award has been made to you so far.`,
    ],
    [
      'what is typical',
      `2026-2027 scholarships: applications open until April 15\nScholarship   Typical award\nRotary Scholarship   $1,000\nMerit Scholarship   $2,000\nGrowers Scholarship   $750`,
    ],
    [
      'what others had on average',
      `Paying for your studies 2027-28\nTuition   $31,200\nFees   $1,150\nKind of money                 Share who had it      Average award\nFederal Pell Grant                          28%               $5,100\nVermont Incentive Grant                    19%               $3,900\nKimball Scholarship                        44%               $9,200\nFederal Work-Study                          12%               $1,800`,
    ],
    [
      'a question that has no answer yet',
      `Re: When will my award letter be ready?\nMy friend has a merit scholarship of $4,000. I can't give you figures before your file is reviewed for 2026-2027. You will hear from us the day your offer is posted.`,
    ],
    [
      'a form to hire a student',
      `Campus Jobs: Job Posting\nName   Ada Moss\nFederal Work-Study award on file   $2,200 (2026-2027)\nYour award is on your aid offer in the portal.`,
    ],
    [
      'a form that says so',
      `Campus Jobs\nName   Ada Moss\nFederal Work-Study award on file   $2,200 (2026-2027)\nThis form is not an offer of financial aid; your award is on the portal.`,
    ],
    [
      'a page of costs in the menu of a site',
      `Home > Cost and Aid > Tuition\nTuition 2026-2027   $9,480\nFees   $1,130\nHousing   $6,250\nFederal Pell Grants go up to $7,395.`,
    ],
    [
      'a page of costs for everybody',
      `Cost and Aid\nThe figures are undergraduate averages for 2026-2027.\nTuition   $9,480\nFees   $1,130\nHousing   $6,250\nTry our net price calculator.`,
    ],
    [
      'a letter that has nothing to offer yet',
      `Dear Ada,\nTuition for 2026-2027 is $39,200. We have not received your FAFSA and cannot offer you aid at this time.\nFederal Pell Grants (to $7,395) and loans may be part of your offer, which will be mailed in April.`,
    ],
    ['news', `Tuition stays at $31,200 for 2026-2027. The Kimball Grant gives students up to $9,000 a year.`],
  ])('%s is no award letter', (_, text) => expect(outcome(head + text)).toBe('not_an_award_letter'));

  const letter = (who: string, school = 'Harmon College') => `${school}   Award Letter 2026-2027\n${who}\n${rows}`;
  test.each([
    ['other student numbers', letter('Student ID: 1000234'), letter('Student ID: 1000777')],
    ['other salutations', letter('Dear Priya,'), letter('Dear Marcus,')],
    ['other names', letter('Student: Priya Shah'), letter('Student: Marcus Lee')],
    ['other schools', letter('Dear Priya,'), letter('Dear Priya,', 'Bellamy State University')],
    ['page numbers that start again', letter('Page 1 of 2'), letter('Page 1 of 2')],
  ])('%s on two pages are several letters', (_, one, other) => expect(outcome(one, other)).toBe('several_letters'));

  test.each([
    ['one student', letter('Student ID: 1000234'), letter('Student ID: 1000234')],
    ['a page that names nobody', letter('Dear Priya,'), `Your awards again\n${rows}`],
    ['a copy for the parents', letter('Dear Priya,'), letter('Dear Parents,')],
    ['a table that goes on', letter('Dear Priya,'), `Texas College Work Study   $2,600`],
    ['a plan for savings over its figure', letter('Dear Priya,'), `Florida Prepaid College Plan (your\n${rows}`],
    ['a place to visit', letter('Hi Priya,'), `Welcome Center.\n${rows}`],
    ['charges of students', letter('Student: Priya Shah'), `Student Health Insurance   $2,640\n${rows}`],
    ['awards by term', letter('Awards for Fall Semester'), `Awards for Spring Semester\n${rows}`],
  ])('%s on two pages is one letter', (_, one, other) => expect(outcome(one, other)).toBe('READY'));

  test('to call it none where it is said to offer a list of awards', () => {
    const words = `Action Required\nYou are offered for 2026-2027:\n${rows}\nDean's Award   $900\nAccept or decline by May 1.`;
    const bill = 'A late fee is charged to unpaid accounts. Your refund follows. Your aid is at risk.';
    expect(outcome(`${head}${words}\n${bill}`)).toBe('low_confidence');
  });

  test('to be sure where an example may have ended, and what follows gives the reader something', () => {
    const text = `Your financial aid for 2027-2028\n\nYou have won our Kiln Scholarship of $9,000, and we give you a Kimball Grant
of $4,000. Imagine what you will build. Vermont gives you a Vermont Incentive
Grant of $2,400, and we add a Lyra Award of $1,300.`;
    expect(outcome(`${head}\n${text}`)).toBe('low_confidence');
  });

  test('to be sure where the name over two terms was not read', () => {
    const gifts = `Award Notice 2027-28\nKimball Scholarship                $18,000\nVermont Incentive Grant             $4,200\n`;
    const lost = `\nThe members of the board have thought of you, and so there is more for you to come.\nFall 2027                           $1,850\nSpring 2028                         $1,790`;
    expect(outcome(`${head}${gifts}`)).toBe('READY');
    expect(outcome(`${head}${gifts}${lost}`)).toBe('low_confidence');
  });

  test.each(['The college waives', 'We also waive'])('to be sure where a cost is waived in part: %s', (words) =>
    expect(
      outcome(`${head}\nYour financial aid for 2027-2028\n\nWe award you a Vermont Incentive Grant of $2,400 for the year.
${words} $900 of tuition for you.`),
    ).toBe('low_confidence'),
  );

  test('an award letter without amounts', () => {
    expect(outcome(`${head}Financial Aid Award Letter 2026-2027\nSee the portal.`)).toBe('no_amounts');
  });
});

test.each([
  [
    'what keeps a scholarship',
    `This notice reminds you of what keeps your scholarship.
Scholarship                GPA       Credits a year
Kimball Scholarship        3.50      30
Dean's Scholarship         3.25      28
Music Talent Award         2.75      24`,
  ],
  [
    'a form for incomes',
    `2027-2028
Item                         Student      Parents
Wages, salaries              $6,318       $71,440
Adjusted gross income        $6,318       $70,912
Income tax paid                  $0        $3,804
Tax-exempt interest             $20          $140
Education credits                $0        $1,000
Veterans benefits                $0        $4,260`,
  ],
])('%s is no offer', (_, text) => expect(outcome(`${head}${text}`)).toBe('not_an_award_letter'));
