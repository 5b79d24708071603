import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { namedKind } from './aid-kind.ts';
import { linesOf } from './lines.ts';
import { flowOf } from './panels.ts';
import { readProse } from './prose.ts';
import { runningText } from './running-text.ts';

const letter = { schoolName: '', schoolState: null, schoolWords: [], section: null, attributes: '', isNeedOnly: false };

/** What running text tells, as "name value", costs with a mark. */
function told(text: string): string[] {
  const pages = letterFromText(wrapped(text)).pages;
  const paragraphs = pages.flatMap((page) => runningText(flowOf(page)).paragraphs);
  const { rows } = readProse(paragraphs, pages.flatMap(linesOf), (name) => namedKind(name, letter));
  return rows.map(({ label, amount, section }) => `${label} ${amount.value}${section === 'COST' ? ' cost' : ''}`);
}

/** Lines of at most 90 letters, as a page has them. */
const wrapped = (text: string): string => text.replace(/(.{60,90}) (?=\S)/g, '$1\n');

describe('does', () => {
  test.each([
    [
      'You will receive a Cove Scholarship of $28,000, paid as $14,000 in the fall and $14,000 in the spring, together with a Harbor Award of $3,000 a year.',
      ['Cove Scholarship 28000', 'Harbor Award 3000'],
    ],
    [
      'We offer you a Cove Grant of $800. It may be met by a campus job (about nine hours a week at $15.25), by a loan, or by part of each.',
      ['Cove Grant 800'],
    ],
    [
      'We offer you a Cove Grant of $800. A parent may ask for a PLUS loan; the law now holds these to $20,000 a year.',
      ['Cove Grant 800'],
    ],
    [
      'We offer you a Cove Grant of $800 and remission of nonresident tuition valued at $900. Graduate tuition is $2,500. The part of the tuition that is not remitted is $1,600.',
      ['Cove Grant 800', 'remission of nonresident tuition 900', 'Graduate tuition 2500 cost'],
    ],
    [
      'We offer you a Cove Grant of $800. You may borrow $5,500 in Federal Direct Loans, of which $3,500 is subsidized and $2,000 unsubsidized.',
      ['Cove Grant 800', 'subsidized 3500', 'unsubsidized 2000'],
    ],
    [
      'Federal Direct Loans of $5,500 are open to you, $3,500 of them subsidized and the remaining $2,000 unsubsidized.',
      ['subsidized 3500', 'unsubsidized 2000'],
    ],
    [
      'We have approved a total of $9,300 for you. Of this, $2,900 is a Cove Scholarship, $3,400 a Harbor Grant and $3,000 a campus job.',
      ['Cove Scholarship 2900', 'Harbor Grant 3400', 'campus job 3000'],
    ],
    [
      'We will reduce your tuition of $9,000 by $800 thanks to the Cove Grant and by another $900 thanks to the Harbor Waiver.',
      ['tuition 9000 cost', 'Cove Grant 800', 'Harbor Waiver 900'],
    ],
    [
      'You will be awarded $800 by the school (Cove Grant) and $900 by the State of West Virginia (Harbor Grant).',
      ['Cove Grant 800', 'Harbor Grant 900'],
    ],
    [
      'We keep your Cove Grant at $800. Your Federal Work-Study award of $900 is not renewed this year.',
      ['Cove Grant 800'],
    ],
    [
      'We offer you $5,500 from the Cove Award, $3,500 from the Harbor Grant and $2,000 from the Federal Pell Grant.',
      ['Cove Award 5500', 'Harbor Grant 3500', 'Federal Pell Grant 2000'],
    ],
    [
      'We offer you scholarships of $9,000: the Cove Scholarship of $6,000 and the Harbor Award of $3,000.',
      ['Cove Scholarship 6000', 'Harbor Award 3000'],
    ],
    [
      'We offer you a Cove Scholarship of $5,000. With this scholarship your tuition falls from $21,000 to $16,000. Fees are $300.',
      ['Cove Scholarship 5000', 'Fees 300 cost'],
    ],
    ['We offer you a Cove Scholarship of $5,000. Your net tuition will be $16,000.', ['Cove Scholarship 5000']],
    [
      'We offer you a Cove Scholarship of $5,000. With your award, tuition comes to $16,000 instead of $21,000.',
      ['Cove Scholarship 5000'],
    ],
    ['We offer you a four-year, $20,000 Cove Scholarship ($5,000 annually).', ['Cove Scholarship 5000']],
    ['Tuition, 24 credits at $350 a credit: $8,400. Books: $720 for the year.', ['Tuition 8400', 'Books 720 cost']],
    [
      'You have won the Cove Scholarship. It is worth $20,000 over four years: $5,000 for 2026-2027 and as much in every year to come.',
      ['Cove Scholarship 5000'],
    ],
    [
      'We offer you a Cove Grant of $2,000. People sometimes ask whether an outside scholarship of $700 shrinks it.',
      ['Cove Grant 2000'],
    ],
    ['We offer you a Cove Grant of $2,000. An outside scholarship of, say, $700 changes nothing.', ['Cove Grant 2000']],
    [
      'Our Cove Award adds $500, and the school takes $900 off your bill with the Harbor Waiver.',
      ['Cove Award 500', 'Harbor Waiver 900'],
    ],
    [
      'Your employer has told us of a gift of $700, the Cove Mills Scholarship, and it is part of this offer.',
      ['Cove Mills Scholarship 700'],
    ],
    [
      'You would repay the Harbor Loan ($900), and you need not repay the Cove Grant of $800. We add a PLUS loan of your parents or a private loan of $700.',
      ['Harbor Loan 900', 'Cove Grant 800', 'PLUS loan of your parents or a private loan 700'],
    ],
    ['Here are a gift of $700, the Cove Fund of $900, and more.', ['Cove Fund 900']],
    ['The Harbor Waiver takes off $900 of your tuition.', ['Harbor Waiver 900']],
    [
      'We offer you a Harbor Living Grant, $450 per semester in Cove Apartments ($900 per year), and a Cove Grant of $800.',
      ['Harbor Living Grant 900', 'Cove Grant 800'],
    ],
    [
      'As one of the best of your class, you are granted a Harbor Fee Waiver by the Cove School’s board: $900. We add a Cove Grant of $800.',
      ['Harbor Fee Waiver 900', 'Cove Grant 800'],
    ],
    ['Your tuition is lowered by $900 through the Harbor Scholarship.', ['Harbor Scholarship 900']],
    [
      'You are eligible for the Harbor Scholarship, which the state pays at $900 in your first year, and you qualify for a Cove Grant of $800.',
      ['Harbor Scholarship 900', 'Cove Grant 800'],
    ],
    [
      'Tuition is $4,000 each semester and fees are $700 for the year. Slip space runs $900 each semester, galley meals $800 each semester.',
      ['Tuition 8000 cost', 'fees 700 cost', 'Slip space 1800 cost', 'galley meals 1600 cost'],
    ],
    ['Your Harbor Scholarship, $900 in your first year, is now $1,200.', ['Harbor Scholarship 1200']],
    ['We award you a Dean’s Scholarship of $12,000 for the year.', ['Dean’s Scholarship 12000']],
    [
      'The Odell Fund, begun by two graduates (cousins of yours, as we imagine), gives you $1,500. We add a Cove Grant of $2,000. You can imagine how glad we are to give you a Bay Award of $900.',
      ['Odell Fund 1500', 'Cove Grant 2000', 'Bay Award 900'],
    ],
    [
      'You may use your Cove Grant of $2,000 as you like. It pays, for example, for your books. Ohio gives you a Bay Award of $900.',
      ['Cove Grant 2000', 'Bay Award 900'],
    ],
    [
      'Your parents could pay the rest with a Parent PLUS Loan or a private student loan of $6,200, as they like.',
      ['Parent PLUS Loan or a private student loan 6200'],
    ],
    [
      'If you need to borrow, you are eligible for a Direct Subsidized Loan of $1,750 each semester and a Direct Unsubsidized Loan of $1,000 each semester.',
      ['Direct Subsidized Loan 3500', 'Direct Unsubsidized Loan 2000'],
    ],
    [
      'If your family needs more help, we can add a Lyra Loan of $900 and a Cove Loan of $800 for the year.',
      ['Lyra Loan 900', 'Cove Loan 800'],
    ],
    [
      'Your tuition is $9,000. Students in residence also pay $8,400 for housing and food. You told us that you will live at home, so housing and food will not be on your bill.',
      ['tuition 9000 cost'],
    ],
    [
      'Your tuition is $9,000. Room and board is $8,400 for the year. As you live with an aunt, you will not be charged for room or board.',
      ['tuition 9000 cost'],
    ],
    [
      'Your tuition is $9,000. Those who live on campus pay $8,400 for housing and food. You plan to live with your parents while you study.',
      ['tuition 9000 cost'],
    ],
    [
      'Your tuition is $9,000. We allow $3,100 for housing and food at home. As a commuter you will not be charged for a room by us.',
      ['tuition 9000 cost', 'housing and food 3100 cost'],
    ],
    [
      'Lyra Parent Loan — Optional. Your parents may apply for as much as $9,000 per year; this has been placed in your package as an estimate.',
      ['Lyra Parent Loan 9000'],
    ],
    [
      'The State of Ohio tells us that you are eligible for $1,500 from the Ohio College Opportunity Grant and $900 as one of its Buckeye Scholars.',
      ['Ohio College Opportunity Grant 1500', 'Buckeye Scholars 900'],
    ],
    ['You will receive $1,200 a year as a recipient of the Ida Crane Award.', ['Ida Crane Award 1200']],
    [
      'Next year a double room with our full meal plan (room and board) will be $9,240.',
      ['double room with our full meal plan (room and board) 9240 cost'],
    ],
    [
      'You are also offered Campus Employment in the residence hall office, where you can earn $1,900 over the year.',
      ['Campus Employment 1900'],
    ],
    ['Room and board in a first-year hall comes to $9,240 for you.', ['Room and board 9240 cost']],
    ['Meals in one of our newer residence halls are $5,100 for the year.', ['Meals 5100 cost']],
    ['Housing at the new graduate house will cost $7,300 for the year.', ['Housing 7300 cost']],
    [
      'Housing in one of our triples plus the weekday meal plan comes to $9,240.',
      ['Housing in one of our triples plus the weekday meal plan 9240 cost'],
    ],
    ['Room and board together are $8,120 for two semesters.', ['Room and board 8120 cost']],
    ['Tuition and fees combined come to $30,100 for you.', ['Tuition and fees 30100 cost']],
    [
      'We add the Ida Crane Scholarship, given to a student with great need, in the amount of $2,000, and a Cove Grant of $900.',
      ['Ida Crane Scholarship 2000', 'Cove Grant 900'],
    ],
    ['You hold the Bridge Grant, given to students of our county, at $1,500 a year.', ['Bridge Grant 1500']],
    ['You may earn up to $1,800 during the year in a campus job under Work-Study.', ['Work-Study 1800']],
    ['You can earn $1,400 over the academic year through Work-Study with us.', ['Work-Study 1400']],
    ['We will lend you $900 for the coming year from the Lyra Loan Fund.', ['Lyra Loan Fund 900']],
    [
      'We offer the Lyra Student Loan, a low-interest federal loan; $2,500 is held for you.',
      ['Lyra Student Loan 2500'],
    ],
    ['A campus job at the desk will pay you $2,200 over the two semesters.', ['campus job 2200']],
    ['Your fees are $410. Uninsured students are charged $2,210 for the health plan.', ['fees 410 cost']],
    ['You will receive a $4,420 Federal Pell Grant this year.', ['Federal Pell Grant 4420']],
    ['You qualify for Federal Work-Study and may earn up to $1,700 in a campus job.', ['Federal Work-Study 1700']],
    [
      'You receive the Bay Leadership Scholarship, which our Scholarship Committee has set at $1,200 for the year.',
      ['Bay Leadership Scholarship 1200'],
    ],
    [
      'You have been awarded Pell Grant of $4,310, Bay Scholarship of $1,200, MO Guard Grant of $2,500, and Cove Award of $900.',
      ['Pell Grant 4310', 'Bay Scholarship 1200', 'MO Guard Grant 2500', 'Cove Award 900'],
    ],
    [
      'Your tuition is $5,000. (Students from outside Ohio pay tuition of $15,000.) We give you a Dean’s Award of $900.',
      ['tuition 5000 cost', 'Dean’s Award 900'],
    ],
    [
      'We award you the Bridge Grant of $900 this year. (The Bridge Grant pays up to $3,000 over the life of a degree.)',
      ['Bridge Grant 900'],
    ],
    ['We award you a Dean’s Award of $900. It pays $7,200 for eight semesters.', ['Dean’s Award 900']],
    [
      'You have been selected for the Border Tuition Discount. It lowers your yearly tuition by $6,000 as long as you stay.',
      ['Border Tuition Discount 6000'],
    ],
    ['You have been awarded the Border Waiver, which will cut your tuition by $6,000 a year.', ['Border Waiver 6000']],
    ['The Border Grant reduces your tuition bill by $6,000 in your first year with us.', ['Border Grant 6000']],
    [
      'We award you the Resident Tuition Waiver of $2,000. Resident tuition for the year is estimated at $9,000.',
      ['Resident Tuition Waiver 2000', 'Resident tuition 9000 cost'],
    ],
    ['Beyond gifts we suggest a work and loan package of $6,000 for the year.', ['work and loan package 6000']],
    ['We also have $5,000 in loans and campus employment for you this year.', ['loans and campus employment 5000']],
    ['You have been awarded a marching band scholarship of $1,500.', ['marching band scholarship 1500']],
    ['You will receive a $2,500 women’s soccer scholarship.', ['women’s soccer scholarship 2500']],
    ['As a Teaching Assistant you will be paid a salary of $16,000 for nine months.', ['Teaching Assistant 16000']],
    ['Your family can split the rest into 9 installments for a $35 charge.', []],
    ['For a fee of $35 you may make ten payments instead of one.', []],
    ['If you rent a laptop from us (a usual kit costs $400), you may bill it to your account.', []],
    ['You will be a recipient of the State Merit Award at $1,000 for first-year students.', ['State Merit Award 1000']],
    ['You may borrow $3,500 through the Direct Subsidized Loan program.', ['Direct Subsidized Loan program 3500']],
    ['You are getting $3,697 per semester in Pell this year.', ['Pell 7394']],
    ['We will pay $150 in each of the three quarters from the Book Scholarship.', ['Book Scholarship 450']],
    ['Your Cal Grant is now $9,000 for the whole of the year.', ['Cal Grant 9000']],
    ['College Promise Grant: waives your enrollment fees, a value of $1,380.', ['College Promise Grant 1380']],
    ['Your College Access Program (CAP) Grant is $5,300 for this year.', ['College Access Program (CAP) Grant 5300']],
    ['We can offer you $3,500 from our Barre Fund to help with housing.', ['Barre Fund 3500']],
    ['The Lottery Scholarship covers your base tuition, $5,290, each year.', ['Lottery Scholarship 5290']],
    [
      'It sends three thousand dollars ($3,000), which we list as an Outside Scholarship.',
      ['Outside Scholarship 3000'],
    ],
    [
      'And, if you need them, there are loans: $4,500 in a Direct Unsubsidized Loan.',
      ['Direct Unsubsidized Loan 4500'],
    ],
    ['Federal Work-Study lets you earn up to $2,000 over the year.', ['Federal Work-Study 2000']],
    ['You will hold a Research Assistantship with a ten-month salary of $19,800.', ['Research Assistantship 19800']],
    ['Hope Baptist Church, Marfa has promised $600 for you this year.', ['Hope Baptist Church 600']],
    [
      'You have the Trustee Scholarship. It is worth $45,000 over three years, paid as $15,000 a year.',
      ['Trustee Scholarship 15000'],
    ],
    [
      'A Service Award, $1,000 (ten hours a term), and a Rotary Club award, $400, are yours.',
      ['Service Award 1000', 'Rotary Club award 400'],
    ],
    [
      'Please plan on $8,000 for rent and food, and $2,900 for books, gas and other personal expenses.',
      ['rent and food 8000 cost', 'books, gas and other personal expenses 2900 cost'],
    ],
    ['Books and rides home are up to you and will run to some $1,900 a year.', ['Books and rides home 1900 cost']],
    ['The Zero Interest Loan of $1,500 is yours for the asking this year.', ['Zero Interest Loan 1500']],
    ['A post in the library is held for you under Work-Study with earnings of $1,900.', ['Work-Study 1900']],
    ['Your classmates spend some $1,400 more on books in a year like this one.', ['books 1400 cost']],
    ['Plan on an additional $900 or so for travel during the coming year.', ['travel 900 cost']],
    [
      'We offer the Ohio Merit Challenge Grant of $900. The Merit Challenge pays $2,000 in later years.',
      ['Ohio Merit Challenge Grant 900'],
    ],
    ['The Merle State Grant, which we estimate at $1,250, is yours too.', ['Merle State Grant 1250']],
    ['Bay Range adds to it with $2,200 of Yellow Ribbon money for you.', ['Yellow Ribbon money 2200']],
    ['You are eligible for the maximum Federal Pell Grant of $7,395.', ['Federal Pell Grant 7395']],
    ['We are giving you our largest award, a Lyra Scholarship of $16,000.', ['Lyra Scholarship 16000']],
    [
      '$450 – First Lutheran Church of Orr Award, which it has sent to us already.',
      ['First Lutheran Church of Orr Award 450'],
    ],
    [
      'The sum holds tuition, $9,000, and $1,700 that we allow for books and travel.',
      ['tuition 9000 cost', 'books and travel 1700 cost'],
    ],
    [
      'We offer the Lyra Award ($4,000/year) and the Cove Grant ($750/semester).',
      ['Lyra Award 4000', 'Cove Grant 1500'],
    ],
    ['You will receive a need-based grant of $3,400 this year.', ['need-based grant 3400']],
    ['We give you a merit award of $3,400. Your Tansy Award of $3,400 can be renewed.', ['Tansy Award 3400']],
    [
      'You have won a scholarship of $5,000: a Tansy Award of $3,400 and a Choir Award of $1,600.',
      ['Tansy Award 3400', 'Choir Award 1600'],
    ],
    ['You are our new Tansy Scholar. A merit award of $3,400 comes with it.', ['Tansy Scholar 3400']],
    ['Your home parish has pledged $850 toward the coming year.', ['home parish 850']],
    ['You will also receive $400 from the Friends of Drama.', ['Friends of Drama 400']],
    ['This year you hold the Ida Crane Memorial ($1,700) as well.', ['Ida Crane Memorial 1700']],
    ['You will also receive $1,300 from one of our endowed funds, the Crane Family Fund.', ['Crane Family Fund 1300']],
    ['You have won the Crane Award, which carries a one-time stipend of $650.', ['Crane Award 650']],
    ['Medical insurance, which nobody may go without, is $2,210 a year.', ['Medical insurance 2210 cost']],
    ['Your fees are $410. Students without health coverage are billed $2,210.', ['fees 410 cost']],
    ['Your fees are $410. Out-of-state students would pay $9,900 in tuition.', ['fees 410 cost']],
    ['Medical coverage is required; the school’s plan costs $2,210.', ['Medical coverage 2210 cost']],
    [
      'Tuition ($150 per credit hour, 24 in all): $3,600 for the year.',
      ['Tuition ($150 per credit hour, 24 in all) 3600 cost'],
    ],
    [
      'Your costs for both semesters: tuition $4,100; books $900, more or less.',
      ['tuition 4100 cost', 'books 900 cost'],
    ],
    ['Our first offer held a Tansy Award of $2,000. We have now raised this award to $2,600.', ['Tansy Award 2600']],
    [
      'You were offered a Choir Award of $2,000. It has now been replaced by a Tansy Award of $2,600.',
      ['Tansy Award 2600'],
    ],
    ['You have a Tansy Award of $2,000. Your brother, who sings, holds a Choir Award of $900.', ['Tansy Award 2000']],
    [
      'You have a Tansy Award of $2,000. If you take fewer hours, the Tansy Award will be reduced to $900.',
      ['Tansy Award 2000'],
    ],
    ['In view of your family’s income we add a Cove Grant of $3,100 for the year.', ['Cove Grant 3100']],
    ['With the new GPA you now qualify for a Cove Grant of $3,100 for the year.', ['Cove Grant 3100']],
    ['You hold the Cove Grant, which at a college such as ours is $3,100 a year.', ['Cove Grant 3100']],
    ['At the start of a term you may borrow $600 from the Lyra Loan Fund, if need be.', ['Lyra Loan Fund 600']],
    ['You plan on a Lyra Loan as well, and we have set aside room for $2,000 a year.', ['Lyra Loan 2000']],
    ['You asked us not to include the Lyra Loan of $2,000, and so it is not here.', []],
    ['As you wished, the Lyra Loan of $2,000 has been left out of this offer.', []],
  ])('a name and its figure: %s', (text, rows) => expect(told(text)).toEqual(rows));

  test.each([
    [
      'You receive $5,150 from the Merrow Grant and $4,295 from the Federal Pell Grant.',
      ['Merrow Grant 5150', 'Federal Pell Grant 4295'],
    ],
    [
      'We offer a Ridge Scholarship ($8,000 annually), Access Missouri ($2,850), and Pell ($1,245).',
      ['Ridge Scholarship 8000', 'Access Missouri 2850', 'Pell 1245'],
    ],
    [
      'We can certify $3,500 subsidized plus $2,000 unsubsidized in your name.',
      ['subsidized 3500', 'unsubsidized 2000'],
    ],
    [
      'You have $3,500 and $2,000 in Direct Subsidized and Unsubsidized Loans respectively.',
      ['Direct Subsidized 3500', 'Unsubsidized Loans 2000'],
    ],
    [
      'We offer an Athletic Grant in these parts: tuition, valued at $9,108; housing, valued at $6,200.',
      ['Athletic Grant: tuition 9108', 'Athletic Grant: housing 6200'],
    ],
  ])('several in one sentence: %s', (text, rows) => expect(told(text)).toEqual(rows));

  test.each([
    ['You are named a Cove Scholar. This distinction carries an annual award of $22,000.', ['Cove Scholar 22000']],
    ['From Washington you get a Pell Grant. It comes to $5,145 for the year.', ['Pell Grant 5145']],
    ['Orchestra service — You will be paid for stage crew duty. $1,800 per year.', ['Orchestra service 1800']],
    ['Access Fund\nThis need-based grant brings you $6,200 a year, renewed each spring.', ['Access Fund 6200']],
    ['Pell Grant      You are awarded $6,895 for the year, half in each semester.', ['Pell Grant 6895']],
    ['B) Tuition scholarship. It covers your whole tuition, which is $21,000 now.', ['Tuition scholarship 21000']],
    ['1. Tuition remission. For the coming year this remission is worth $9,400.', ['Tuition remission 9400']],
    [
      '2. Graduate assistantship. You will teach two sections. The post carries a salary of $18,200.',
      ['Graduate assistantship 18200'],
    ],
  ])('a name spoken of before: %s', (text, rows) => expect(told(text)).toEqual(rows));

  test.each([
    ['Your Oswald Grant has been increased from $4,000 to $6,500 this spring.', ['Oswald Grant 6500']],
    ['Your Pell Grant, originally estimated at $1,945, is now $3,895 for you.', ['Pell Grant 3895']],
    ['We replaced your Unsubsidized Loan of $5,500 with a Subsidized Loan of $3,500.', ['Subsidized Loan 3500']],
    ['The award is the Cove Scholarship, $80,000 over four years ($20,000 per year).', ['Cove Scholarship 20000']],
    [
      'It takes the place of our note of May 2, on which the Lantern Grant was shown as $900. The Lantern Grant has been raised to $1,500.',
      ['Lantern Grant 1500'],
    ],
    ['Our first letter had the Lantern Grant at $900. The Lantern Grant is now $1,500.', ['Lantern Grant 1500']],
    ['The Lantern Grant stood at $900 in our note. We have raised it to $1,500 for you.', ['Lantern Grant 1500']],
    [
      'You have the Crest Scholarship of $48,000 in total. You will receive $12,000 in each of your four years.',
      ['Crest Scholarship 12000'],
    ],
    ['You have won the Crest Scholarship, $48,000 ($12,000 per year), from us.', ['Crest Scholarship 12000']],
    [
      'ASHGROVE\nYou are in, and you have earned $48,000 from us.\n\n\nThe Crest Scholarship is worth $12,000 a year for four years.',
      ['Crest Scholarship 12000'],
    ],
    [
      'ASHGROVE\nYou have won $54,000 in Ashgrove scholarships!\n\n\nThe Crest Scholarship is worth $12,000 a year and the Lyra Award $1,500 a year. Over four years you keep both.',
      ['Crest Scholarship 12000', 'Lyra Award 1500'],
    ],
    [
      'We offer the Crest Scholarship of $9,000 and a Lyra Grant of $700. You asked about a Perkins Loan. With $9,700 in gifts the year is nearly paid.',
      ['Crest Scholarship 9000', 'Lyra Grant 700'],
    ],
    ['Your Cove Grant was $2,400 a year ago and is $3,100 now, since your sister starts.', ['Cove Grant 3100']],
    ['The Cove Grant rises from $2,400 last year to $3,100 for the coming year.', ['Cove Grant 3100']],
    ['Your Cove Grant, which was $2,400 in our first offer, will be $3,100 from now on.', ['Cove Grant 3100']],
    ['Your Cove Grant ($2,400 in the earlier notice) is now $3,100 for the year.', ['Cove Grant 3100']],
    ['You asked for a Parent PLUS Loan of $9,000; it was lowered, and it is now $4,000.', ['Parent PLUS Loan 4000']],
    ['The Parent PLUS Loan of $9,000 has been reduced to $4,000 by your mother.', ['Parent PLUS Loan 4000']],
    ['Your Lyra Award is not touched by this: it remains $900 for the year.', ['Lyra Award 900']],
    ['The Lyra Award is renewed. It remains at $900 for the year.', ['Lyra Award 900']],
    [
      '7. Federal Work-Study. You may earn $2,600 over the year; you earned $2,118 before.',
      ['Federal Work-Study 2600'],
    ],
    ['Renewed Cove Grants have moved by $600 on average in either direction since then.', []],
    ['Your Tuition Grant is $2,563 in the fall and $2,562 in the spring.', ['Tuition Grant 5125']],
    ['A Federal SEOG of $300 will be paid in the fall quarter only.', ['Federal SEOG 300']],
    [
      'From Bay County you won the Lyra Award, which pays $1,800 for the year ($900 in fall and $900 in spring).',
      ['Lyra Award 1800'],
    ],
    ['We will send you $800 for fall and $800 for spring from the Lyra Book Grant.', ['Lyra Book Grant 1600']],
    ['Instead of the Cove Award of $900 you will now receive the Lyra Award of $1,200.', ['Lyra Award 1200']],
    ['The Cove Award, $900, has been replaced with a Lyra Award of $1,200.', ['Lyra Award 1200']],
    ['We offer a Lyra Award of $700. For 2031-32 the Lyra Award will rise to $900.', ['Lyra Award 700']],
    ['We offer a Lyra Award of $700. Lyra pays $900 in the junior year.', ['Lyra Award 700']],
    [
      'We offer a Lyra Award of $700 and a Cove Grant of $400. All of this comes to $1,100.',
      ['Lyra Award 700', 'Cove Grant 400'],
    ],
  ])('which of two figures, and both terms: %s', (text, rows) => expect(told(text)).toEqual(rows));

  test.each([
    [
      'Tuition and fees for the year are $39,480 and housing is $8,000.',
      ['Tuition and fees 39480 cost', 'housing 8000 cost'],
    ],
    [
      'Your award was based upon this budget: TUITION AND FEES $19,008; ROOM AND BOARD $9,240; BOOKS $1,400.',
      ['TUITION AND FEES 19008 cost', 'ROOM AND BOARD 9240 cost', 'BOOKS 1400 cost'],
    ],
    ['The year will take $9,240 for Room And Board.', ['Room And Board 9240 cost']],
    ['You should plan for $1,240 in fees and $6,120 for a double room.', ['fees 1240 cost', 'double room 6120 cost']],
    [
      'Costs used: tuition $24,600; NCLEX licensure $365; scores, strings and supplies $210.',
      ['tuition 24600 cost', 'NCLEX licensure 365 cost', 'scores, strings and supplies 210 cost'],
    ],
    [
      'We count a living allowance (housing, food and personal) of $17,900 a year.',
      ['living allowance (housing, food and personal) 17900 cost'],
    ],
    [
      'Costs for the year: food and rent $9,400 (an apartment of your own), books $800 and travel $600, in all $10,800.',
      ['food and rent 9400 cost', 'books 800 cost', 'travel 600 cost'],
    ],
    [
      'The year, if you live in a residence hall, will take $9,000 for tuition and $6,100 for room and board.',
      ['tuition 9000 cost', 'room and board 6100 cost'],
    ],
    [
      'We reckon with tuition 6120.00, fees 310.50, and books 950.00 for the coming year at home.',
      ['tuition 6120 cost', 'fees 310.5 cost', 'books 950 cost'],
    ],
    [
      'We reckon with tuition 6,120, fees 310, and books 950 for the year, which makes 7,380 in all.',
      ['tuition 6120 cost', 'fees 310 cost', 'books 950 cost'],
    ],
    [
      'This is what you pay for a year in student housing: tuition of $4,100 and fees of $900.',
      ['tuition 4100 cost', 'fees 900 cost'],
    ],
    [
      'For the year we have put tuition at $21,000 and the campus life fee at $310.',
      ['tuition 21000 cost', 'campus life fee 310 cost'],
    ],
    ['Tuition is $21,000. There is a $310 student union fee.', ['Tuition 21000 cost', 'student union fee 310 cost']],
    ['Tuition is $21,000. The student service fee is $310.', ['Tuition 21000 cost', 'student service fee 310 cost']],
    ['Tuition is $21,000, and a late payment fee of $50 applies after August.', ['Tuition 21000 cost']],
    ['Tuition is $140 per credit hour, and a registration fee of $35 is due each term.', []],
    ['Costs per quarter at full time are tuition $1,610 and fees $145.', ['tuition 4830 cost', 'fees 435 cost']],
  ])('costs: %s', (text, rows) => expect(told(text)).toEqual(rows));

  test('a list under a sentence that says how often', () => {
    const text = `In each of the three quarters we will pay you the following:\n• Washington College Grant, $1,507\n• Federal Pell Grant, $2,215`;
    expect(told(text)).toEqual(['Washington College Grant 4521', 'Federal Pell Grant 6645']);
  });

  test('a list under a sentence that counts credits, and not money, by the term', () => {
    const text = `At 12 or more credits per semester we can pay you the following:\n• Lyra Grant, $1,500\n• Federal Pell Grant, $2,200`;
    expect(told(text)).toEqual(['Lyra Grant 1500', 'Federal Pell Grant 2200']);
  });

  test('a name of any words before the mark in a list', () => {
    const text = `The board has approved all of the following for your first year:\nParish partners of the east side, matched by home and friends – $900 for the year\nDean’s Award – $1,000 for the year`;
    expect(told(text)).toEqual([
      'Parish partners of the east side, matched by home and friends 900',
      'Dean’s Award 1000',
    ]);
  });

  test('a line of a list that has no figure, before one that has', () => {
    const text = `The board has settled your aid for the coming year in these parts:\nBay County Grant: $900 for the year\nSibling Tuition Waiver: not offered, nobody is here yet\nLyra Music Award: $1,000 for the whole year`;
    expect(told(text)).toEqual(['Bay County Grant 900', 'Lyra Music Award 1000']);
  });

  test('an award once, however often it is told', () => {
    const text = 'You receive a Cove Grant of $8,000 this year. Half of your Cove Grant, $4,000, is paid in fall.';
    expect(told(text)).toEqual(['Cove Grant 8000']);
  });
});

describe('refuses', () => {
  test.each([
    ['a limit', 'First-year students may borrow up to $5,500 in Federal Direct Loans.'],
    ['what one may ask for', 'No unsubsidized loan has been added, but you may ask for up to $2,000.'],
    ['a range', 'Our Cove Scholarships range from $8,000 to $26,000 every year.'],
    ['an average', 'Last year the average Cove Grant was $24,300 for our students.'],
    ['what may be', 'You may qualify for the Oregon Opportunity Grant, worth up to $7,524.'],
    ['a condition', 'If you drop to six credits your Pell Grant falls to $753 in all.'],
    ['declined aid', 'You have declined Federal Work-Study of $2,500 for this year.'],
    ['cancelled aid', 'The Direct Loan ($5,500) that we offered has been cancelled for you.'],
    ['what the reader declined', 'The Perkins Loan of $1,000 that you turned down has been taken off.'],
    ['no longer given', 'We were not able to add a Cove Grant of $1,800 to your aid.'],
    ['a deposit', 'Please send your $300 tuition deposit to us before the first of May.'],
    ['a month', 'You will receive a housing allowance of $1,302 per month while enrolled.'],
    ['a sum', 'Together these grants and scholarships come to $23,631 for the year.'],
    ['a rest', 'After your aid a balance of $9,335 remains for your family to pay.'],
    [
      'what one is to imagine',
      'Now imagine a student with a Cove Grant of $3,900. She also has a Bay Grant of $1,500.',
    ],
    ['an example', 'Example: Maria is awarded a $3,900 Cove Grant and a $1,500 Bay Grant.'],
    ['what others were paid', 'Last summer the Bay Fellowship paid $7,500 to continuing students.'],
    ['what a later year has', 'In the second year the Bay Fellowship pays $7,500.'],
    [
      'the price of an hour',
      'In-district tuition is $142 per contact hour. Add a technology fee of $18 per semester hour.',
    ],
    ['the price of a unit', 'Your tuition is $46 per unit and the lab fee is $9 a unit.'],
    ['the price of others', 'International students should know that their tuition is $27,300 a year.'],
    ['a fee that some are spared', 'The orientation fee of $140 is waived for returning students.'],
    ['a home elsewhere', 'If you live at home, food is $2,000 for the year.'],
    [
      'what the reader was given',
      'I should say that Bay College offered me a Bay Grant of $7,000. Its tuition is $20,100.',
    ],
    ['a deposit with a name', 'Things to do:\nPay the $75 nursing program deposit to us before the end of June.'],
    [
      'what an award can reach, and the next one too',
      'Pell Grants can reach $7,395 and the Merle State Grant $5,000, as you may know.',
    ],
    ['what is competed for', 'Come on March 3 to compete for the Lyra Scholarship, worth $30,000 a year.'],
    ['what could be added', 'If you join the choir you could receive an additional Cove Award of $500.'],
    ['what others have', 'The Bay Grant, as we have it, pays $900 for juniors and $950 for seniors.'],
    ['an index', 'You did not qualify for a Pell Grant, with a Student Aid Index of 21,350, this year.'],
    ['a paragraph of a law', 'The rules on tuition refunds in 668.22 hold for every award and all fees of ours.'],
    ['what stands under who signs', 'Assistant Director\nWe charge $1,250 to those of us who come too late for this.'],
    [
      'what follows a sentence about grants',
      'Grants cover your fees first. With $9,000 in grants and $6,000 in fees you could see a refund of $3,000.',
    ],
    [
      'what keeps a place',
      'We look forward to seeing you. Please pay the $150 enrollment confirmation by May 1 of 2026.',
    ],
    ['what is left', 'Your gifts leave $9,800 before self-help and $4,800 after it, to be paid in two parts by you.'],
    ['a charge', 'We hold no federal loan for you. Our payment plan has a $40 sign-up charge.'],
    ['what a plan costs', 'You may split the bill: the Nelnet payment plan costs $45 for the whole year.'],
    ['what it costs to join', 'A budget plan in ten parts is open to you for $60 to enroll before August.'],
    ['a fee of a plan', 'Our installment plan is free of interest; a setup fee of $35 is charged each year.'],
    ['a fee for payments', 'You may spread what remains over nine payments for a $30 fee.'],
    ['a part of an award', 'See your own agreement with the coach. Includes a $400 book allowance.'],
    ['what others pay for', 'The committee saw your medical expenses of $6,120 and wrote to you.'],
    ['a price before aid', 'You are not eligible for a Pell Grant. That works out to about $9,200 a term before aid.'],
    ['the most, far before its figure', 'The most a transfer may borrow in any one year under the Bay Loan is $5,200.'],
    ['what the reader sends', 'I accept all of the offer as it stands here, enclosed: $300.'],
    ['a tax credit', 'The American Opportunity Tax Credit may return $2,500 to you in spring.'],
    ['what is left', 'At most $4,500 may be subsidized. The $2,310 that is left may be paid in monthly parts.'],
    ['a difference', 'You have no campus job. All comes to what we say, which is $640 less than your whole budget.'],
    [
      'what stands under telephones',
      'Bursar       555-010-7701     bursar@school.example\nHousing      555-010-7702     housing@school.example\nThe whole budget is thus $72,935; after the gifts named above, $30,899 remains to be met.',
    ],
    [
      'what others had in gifts',
      'The Nightingale Loan comes from the government.\n\nI am asked what a family pays. A young man from your own parish came to us last August with $17,200 in gifts.',
    ],
    [
      'what follows what is said of a cost',
      'Health insurance\nAll students must be insured. Waive the plan if you have other coverage.\n\nThe scholarship continues for eight semesters with a 3.0 average; below that it drops to $6,500 each semester.',
    ],
    ['what changes nothing', 'Local scholarships under $500 do not change your aid package for the year.'],
    ['what must be told', 'Outside scholarships of $1,000 or more must be reported to us before July 1.'],
    ['what others receive', 'Members of the marching band receive a Band Award of $500 a semester.'],
    [
      'an award of all years',
      "Re: your $22,000 Shepherd's award over four years, and the rest of your aid for the year.",
    ],
    [
      'what a scholarship drops to',
      'Your parents may apply for a Parent PLUS Loan.\n\nThe scholarship continues for eight semesters; below that it drops to $6,500 each semester.',
    ],
    ['a wage', 'Campus Employment means that you may hold a job and be paid by the hour ($13.73 or more).'],
    ['a fee for those who choose', 'You may pay in parts; a fee of $45 applies only if you do so.'],
  ])('%s is no amount', (_, text) => expect(told(text)).toEqual([]));
});
