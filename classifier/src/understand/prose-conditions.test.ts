import { describe, expect, test } from 'vitest';
import { linesOfLetter } from '../testing/lines-of-letter.ts';

/** What a letter for 2026-2027 gives, as "name value". */
const given = (text: string): string[] =>
  linesOfLetter(`\n${text.replace(/(.{60,90}) (?=\S)/g, '$1\n')}`).aid.map(
    (line) => /^(.*? \d+) [A-Z]+ /.exec(line)?.[1] ?? line,
  );

const gift = 'We award you the Lyra Scholarship of $9,000 for the year.';

describe('does', () => {
  test.each([
    [
      'a sibling who is here',
      'Because your sister attends the college, each of you receives a Kin Grant of $800.',
      'Kin Grant 800',
    ],
    [
      'a child the letter goes to',
      'When your daughter joins us, she will receive a Kin Grant of $800.',
      'Kin Grant 800',
    ],
    ['the student who comes', 'Should you decide to join us, you will receive a Kin Grant of $800.', 'Kin Grant 800'],
    ['the fall of the offer', 'Beginning in fall 2026 you will receive a Kin Grant of $800.', 'Kin Grant 800'],
    ['the spring of the offer', 'In spring 2027 you will receive a Kin Grant of $800.', 'Kin Grant 800'],
    ['a class', 'As a member of the class of 2030 you will receive a Kin Grant of $800.', 'Kin Grant 800'],
    ['what goes on', 'After your first year, your Kin Grant of $800 will go on as before.', 'Kin Grant 800'],
    ['the year of a junior', 'In your junior year, 2026-27, you will receive a Kin Grant of $800.', 'Kin Grant 800'],
    ['what you had', 'In 2025-26 you received a Kin Grant of $800, and we renew it for you.', 'Kin Grant 800'],
    ['another thing denied', 'You receive a Kin Grant of $800; we have not offered you work-study.', 'Kin Grant 800'],
    ['no loans', 'You receive a Kin Grant of $800; we have not included any loans here.', 'Kin Grant 800'],
    [
      'money for work, and no job yet',
      'We offer you $800 in Federal Work-Study; we have not awarded you a position.',
      'Federal Work-Study 800',
    ],
  ])('gives what holds now: %s', (_, text, line) =>
    expect(given(`${gift} ${text}`)).toEqual(['Lyra Scholarship 9000', line]),
  );
});

describe('refuses', () => {
  test.each([
    ['a sibling to come', 'Should your brother enroll in 2029, each of you would then receive our Kin Grant of $800.'],
    ['any sibling', 'If a sibling enrolls with you, each of you will receive the Kin Grant of $800 a year.'],
    ['a twin', 'You would receive a Kin Grant of $800 if your twin were also to enroll.'],
    ['a second child', 'If another child enrolls, your family will receive the Kin Grant of $800.'],
    ['a sibling behind the figure', 'A Kin Grant of $800 will be added to your award once your sister joins us.'],
    ['a junior to be', 'When you become a junior, you will receive the Upper Grant of $800.'],
    ['juniors', 'Upon reaching junior standing, you will be given the Upper Grant of $800.'],
    ['a second year', 'Beginning in your second year, you will receive an Upper Grant of $800.'],
    ['after a year', 'After your first year you will receive an $800 Upper Grant.'],
    ['a fall to come', 'Beginning in fall 2027, you will also receive an Upper Grant of $800.'],
    ['a year to come', 'In 2028 you will be eligible for the Upper Grant of $800.'],
    ['students of a kind', 'Students who return for a second year receive an Upper Grant of $800.'],
    ['a job', 'In a campus job you could earn another $800; we have not offered you a job at this time.'],
    ['one', 'You could earn up to $800 in a campus job, but we have not offered you one.'],
    ['none', 'A work-study job could bring another $800, but none is offered to you now.'],
    ['the next sentence', 'You could earn up to $800 in a campus job. We have not offered you a job at this time.'],
    ['a loan', 'A Parent PLUS Loan of $800 is open to your parents; we have not included it in this offer.'],
    ['no part', 'Federal loans of up to $800 exist for freshmen, but none are part of this offer.'],
    ['neither', 'A Cove Loan of $800 is open to you but neither of these appears in this letter.'],
    ['a year that is over', 'For your files: in 2024-2025 you were paid a Cove Grant of $800 and a Cove Loan of $500.'],
    ['days of such a year', 'From 07/01/2025 to 06/30/2026 you received a Cove Grant of $800.'],
    ['what anyone has', 'The most anyone can get from the Cove Grant in these years is $800.'],
    ['what is open', 'A Cove Loan of $800 is open to you but is not being offered at this time.'],
  ])('of another time, of others or not given: %s', (_, text) =>
    expect(given(`${gift} ${text}`)).toEqual(['Lyra Scholarship 9000']),
  );
});
