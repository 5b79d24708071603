import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { leastConfidence } from './status.ts';
import { understand } from './understand.ts';

/** How sure a letter is that tells its gifts in sentences, without a sum. */
const sureness = (text: string): number =>
  understand(letterFromText(`Harmon College\nFinancial Aid Offer 2026-2027\n\n${wrapped(text)}`)).confidence;

/** Lines as full as those of a page. */
const wrapped = (text: string): string =>
  text.split(' ').reduce((page, word) => {
    const line = page.slice(page.lastIndexOf('\n') + 1);
    return page === '' ? word : `${page}${line.length + word.length > 90 ? '\n' : ' '}${word}`;
  }, '');

const gifts = 'We are glad to award you a Lyra Scholarship of $9,000 and a Federal Pell Grant of $3,200.';

describe('does', () => {
  test.each([
    ['nothing else', gifts],
    ['what a family gave', `${gifts} In 2009 her family made a gift of $75,000 to the University to help students.`],
    ['how a fund began', `${gifts} The fund was established in 1988 with a bequest of $250,000 from a teacher.`],
    ['a name that has such a word', 'We chose you for the Sister Agnes May Memorial Scholarship of $9,000.'],
    [
      'a prize of later years',
      `${gifts} Should you stay among the first ten, you may compete in later years for our Medal, which carries $4,000.`,
    ],
    ['what was left for it', `${gifts} Mr. Lyra left $40,000 to establish the scholarship that you now hold.`],
    [
      'a name at the head of its paragraph',
      'Lyra Talent Award — Given by the faculty for your audition; it may be renewed. $9,000 per year.',
    ],
    ['what one is for whom', `${gifts} We add the Cove Grant, given to students of our county, in the sum of $900.`],
    ['a grant for which one qualifies', `${gifts} The Ohio College Opportunity Grant for which you qualify is $1,500.`],
    ['what is expected', `${gifts} You also have an SEOG award; from your FAFSA, we expect it to be $800.`],
    ['who sets it', `${gifts} The Ohio College Opportunity Grant is set by the state at $1,500.`],
    ['what it takes off', `${gifts} You have the Sibling Discount, which takes $1,500 off your tuition.`],
    [
      'who has promised it',
      `${gifts} The parish at home, Hope Lutheran Church, has kindly promised $700 for the year.`,
    ],
    ['what the reader reported', `${gifts} You told us of $700 from the Garden Club of Orr.`],
    [
      'all that need not be repaid',
      'You need not repay the Federal Pell Grant ($3,300), the Lyra Grant ($900) which the College gives from its own funds, the Sr. Agnes Tully ($800), given each year by our friends, or the tuition assistance that your employer, Orr Mills, has promised us ($1,500).',
    ],
    ['costs and a deposit', `${gifts} Tuition is $21,400 and housing is $8,100. Send your $200 deposit by May 1.`],
    ['a limit that is said to be one', `${gifts} First-year students may borrow up to $5,500 in federal loans.`],
    ['the sum of the years of one', `${gifts} The Lyra Scholarship is yours for four years, a total of $36,000.`],
    [
      'the sum of all years where one award is of the first',
      `${gifts} In your first year only, you receive a Cove Grant of $900. Over four years that makes $49,700 from us.`,
    ],
    [
      'the halves of one beside another',
      'We award you a Lyra Scholarship of $9,000 and a Cove Grant of $900 for the year ($450 each semester).',
    ],
    [
      'what others had of an award',
      `${gifts} You may receive more; last year residents of the state had as much as $4,100 from the Ohio Need Grant.`,
    ],
    ['what an award was before', `${gifts} Last year your Lyra Scholarship was $8,000 for the year.`],
    [
      'an award that the next sentence tells of',
      'You have won the Lyra Scholarship. This award provides $9,000 a year.',
    ],
    ['what others have', `${gifts} The typical Harmon College family received $34,750 in all last year.`],
    ['an average behind a colon', `${gifts} Average debt of those who graduate: $18,240`],
    [
      'what one of them replaces',
      `${gifts} The Lyra Scholarship replaces the Cove Award of $2,000 of our first letter.`,
    ],
    ['the budget', `${gifts} Budget used: $24,900 for nine months. Need $18,300; we meet most of it.`],
    ['a fund to ask about', `${gifts} Residents may also ask about the $1,500 emergency fund.`],
    [
      'why one is given',
      'You receive a Federal Pell Grant of $3,200. Because it does not cover your fees, the Lyra Scholarship pays $900.',
    ],
    [
      'a list of any names',
      'We are pleased to offer you Federal Pell Grant ($3,200), Golf - Women ($900), and Odell Achievement Award ($800).',
    ],
    [
      'a list that a sentence opens',
      'For the two semesters together we can offer you:\n Federal Pell Grant - $3,200\n Ida & Ross Marl - $900',
    ],
    ['a giver in small letters', `${gifts} Your parish has pledged $1,500 on top of it.`],
    ['a giver who sends it', `${gifts} Your neighbors, the Orr Valley Growers, are sending $700 for your first year.`],
    ['a giver behind the figure', `${gifts} An award of $700 from the Garden Club of Orr is yours too.`],
    ['an award without a name', `${gifts} You will also receive a need-based grant of $1,100.`],
    ['an old amount and the new one', `${gifts} We raised your Cove Grant from $700 to $950 as you asked.`],
    ['what all have together', `${gifts} Last year 81% of our students received aid, $18,200,000 in all.`],
    ['a debt behind a colon', `${gifts} Average debt at graduation: $17,900 for the class of 2025.`],
    ['the price of an hour', `${gifts} The Pell Grant is for twelve hours at $310 per credit hour.`],
    ['hours of service', `${gifts} You also receive a Cove Award of $900 (ten hours of service a term).`],
    ['what was given before', `${gifts} Last year at your old school you had a Pell Grant of $4,900; it is less now.`],
    [
      'what a cost comes to with the next',
      `${gifts} Tuition is $8,000 and fees are $300. Pell pays part of the $8,300.`,
    ],
    [
      'a name without a word of aid, where it is given to the reader',
      'We are pleased to award you the Ridge Medallion of $9,000.',
    ],
    [
      'such a name and the sum of its years',
      'You have been awarded the Ridge Medallion, worth $9,000 per year. Over four years that comes to $36,000.',
    ],
    ['what siblings have', `${gifts} Siblings who attend at the same time receive $1,000 each.`],
    ['a price in a store', `${gifts} Laptops are available in the bookstore from $899.`],
    ['a place for a car', `${gifts} Parking is $240 a year if you bring a car.`],
    ['millions', `${gifts} Our endowment of $412 million makes awards like yours possible.`],
    ['what recipients had', `${gifts} Last year's recipients averaged $2,900 in outside scholarships.`],
    [
      'an amount that was raised by another',
      'We were able to raise your Lyra Grant by $2,000, to $8,400. Your Federal Pell Grant stays at $3,200.',
    ],
    [
      'an amount that was raised',
      'In March we gave you a Lyra Scholarship of $7,000. We have raised this award to $9,000.',
    ],
  ])('names beside their figures are plain with %s', (_, text) =>
    expect(sureness(text)).toBeGreaterThan(leastConfidence),
  );

  test.each([
    ['halves', `${gifts} That makes $6,100 in fall and $6,100 in spring for some of you.`],
    [
      'what is left',
      `${gifts} Tuition is $20,200 and fees are $800; you may find the remaining $8,800 where you like.`,
    ],
    ['a sum in brackets', `${gifts} It is a good offer, as we think. (Total $12,200.)`],
  ])('%s prove them', (_, text) => expect(sureness(text)).toBeGreaterThan(0.95));
});

describe('refuses', () => {
  test.each([
    ['a figure that somebody gives', `${gifts} A friend of ours has pledged $1,500 on top of it.`],
    ['one more of the same value', `${gifts} A friend of ours has pledged $3,200 on top of it.`],
    ['a sum that they do not make', `${gifts} Your grants and scholarships add up to $14,700.`],
    [
      'an award that was replaced',
      `${gifts} They take the place of what we had shown: instead of the Cove Award of $900 they are yours.`,
    ],
    ['terms that a sentence opens with', `${gifts} Each semester you will also find that your charges are $4,100.`],
    [
      'a term that is not the half of another',
      'We award you a Lyra Scholarship of $9,000 and a Cove Grant of $900 this year ($700 each semester).',
    ],
    [
      'what is paid out twice',
      'We award you a Lyra Scholarship of $9,000, which is credited each fall and each spring.',
    ],
    ['a medal of others', 'You have a seat in the Honors College, where holders of the Ridge Medallion get $9,000.'],
    ['what a donor gave', `${gifts} A gift of $50,000 from the Harlan Trust to the college makes it possible.`],
    ['what two come to', `${gifts} Your Cove Grant and what your family is able to add is $1,500.`],
    ['a chance', 'We may award you a Lyra Scholarship of $9,000 and a Cove Grant of $3,200.'],
  ])('%s leaves doubt', (_, text) => expect(sureness(text)).toBeLessThan(leastConfidence));
});
