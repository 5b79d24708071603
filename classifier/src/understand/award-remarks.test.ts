import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const kindsIn = (text: string): string[] =>
  understand(letterFromText(text)).aid.map(({ source, subCategory }) => `${source} ${subCategory}`);

const letter = (name: string, said: string): string => `Harrow Glen College
Financial Aid Award Letter 2026-2027

Grants and Scholarships
Federal Pell Grant                                 $4,000
${name.padEnd(50)} $1,200

${said}
`;

describe('what the letter says of an award', () => {
  test.each([
    [
      'Lantern Promise',
      'The Lantern Promise is a scholarship for students of this county with financial need.',
      'INSTITUTION NEED_BASED',
    ],
    [
      'Lantern Promise',
      'The Lantern Promise is a scholarship for students of this county who sing.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    [
      'Lantern Promise',
      'A grant is usually based on need; a scholarship rewards what you did.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    [
      'Lantern Promise',
      'Aid                                                $5,200\nA grant is usually based on need.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    [
      'Orrin Tate Scholarship',
      'Because of your financial need you are also given the Orrin Tate Scholarship.',
      'INSTITUTION NEED_BASED',
    ],
    [
      'Orrin Tate Scholarship',
      'You have the Orrin Tate Scholarship. We set these by need alone.',
      'INSTITUTION NEED_BASED',
    ],
    [
      'Orrin Tate Scholarship',
      'The Orrin Tate Scholarship goes to those we choose, on financial need only.',
      'INSTITUTION NEED_BASED',
    ],
    [
      'Orrin Tate Scholarship',
      'We meet the full need of every student, and give no aid for any other reason.',
      'INSTITUTION NEED_BASED',
    ],
    [
      'Orrin Tate Scholarship',
      'Harrow Glen meets your need in full and awards no merit or athletic scholarships.',
      'INSTITUTION NEED_BASED',
    ],
    [
      'Lantern Promise',
      'Lantern Promise is a need-based grant of the College and may be renewed.',
      'INSTITUTION INSTITUTIONAL_GRANT',
    ],
    [
      'Lantern Promise',
      'The Lantern Promise, our own grant for commuters, may be renewed.',
      'INSTITUTION INSTITUTIONAL_GRANT',
    ],
    ['Lantern Honors', 'Lantern Honors is a merit grant.', 'INSTITUTION MERIT'],
    ['Kettle Works Study Plan', 'Kettle Works Study Plan: your employer pays us each term.', 'PRIVATE OUTSIDE'],
    ['Orrin Schools Bridge Award', 'Orrin Schools Bridge Award: reported to us by Orrin Schools.', 'PRIVATE OUTSIDE'],
    [
      'Orrin Mills Tuition Benefit',
      'Your grades are sent in May, and Orrin Mills will pay us in June.',
      'PRIVATE OUTSIDE',
    ],
    ['Orrin Mills Tuition Benefit', 'Orrin Mills was our first house.', 'INSTITUTION TUITION_WAIVER'],
    ['Orrin Tate Scholarship', 'The Orrin Tate Scholarship was reported to us as outside aid.', 'PRIVATE OUTSIDE'],
    ['Orrin Mills Prize', 'You have the Orrin Mills Prize, which the mill has sent us.', 'PRIVATE OUTSIDE'],
    ['Ohio Lantern Scholarship', 'The Ohio Lantern Scholarship is a need-based award.', 'STATE STATE_GRANT'],
    ['Ohio Lantern Scholarship (OLaS)', 'OLaS is a need-based award of the State.', 'STATE STATE_GRANT'],
    [
      'Ohio Lantern Scholarship',
      'The Ohio Lantern Scholarship and OWLS are given by the state; OWLS goes to you by need.',
      'STATE STATE_SCHOLARSHIP',
    ],
    [
      'Ohio Lantern Scholarship',
      'The Ohio Lantern Scholarship is given by the state; it goes to you by need.',
      'STATE STATE_GRANT',
    ],
    ['Ohio Lantern Scholarship (OLaS)', 'OLaS is paid in two parts.', 'STATE STATE_SCHOLARSHIP'],
    [
      'Ohio Canal Lock Scholarship*',
      '* From the alumni of the College; this is not a State of Ohio award.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    ['Ohio Canal Lock Scholarship*', '* It does not state a rank.', 'STATE STATE_SCHOLARSHIP'],
    ['Loan Tran Memorial Scholarship', 'Welcome.', 'INSTITUTION OTHER_SCHOLARSHIP'],
    ['LOAN REPLACEMENT GRANT', 'Welcome.', 'INSTITUTION INSTITUTIONAL_GRANT'],
    ['Loan to Scholarship', 'Welcome.', 'INSTITUTION INSTITUTIONAL_LOAN'],
    [
      'Tolland Student Fund',
      'The Tolland Student Fund is lent by the College at 3 % interest.',
      'INSTITUTION INSTITUTIONAL_LOAN',
    ],
    ['Tolland Student Fund (1)', '(1) An aid that is lent by us without interest.', 'INSTITUTION INSTITUTIONAL_LOAN'],
    [
      'Tolland Student Fund',
      'The Tolland Student Fund is an interest-free loan of the College.',
      'INSTITUTION INSTITUTIONAL_LOAN',
    ],
    [
      'Tolland Student Fund',
      'The Tolland Student Fund must be repaid if you leave before May.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    [
      'Tolland Student Fund',
      'The Tolland Student Fund is a gift, and no part of it must be repaid.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    ['Tolland Student Fund', 'Federal Direct Loans must be repaid.', 'INSTITUTION OTHER_SCHOLARSHIP'],
    [
      'Tolland Student Fund',
      'The Tolland Student Fund is held by the College; what you borrow must be repaid.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
    ['Delaware Scholarship Incentive Program', 'Deadlines apply.', 'STATE STATE_GRANT'],
    ['Parish Connection Grant', 'Welcome.', 'INSTITUTION INSTITUTIONAL_GRANT'],
    ['Congregation Partner Scholarship', 'Welcome.', 'INSTITUTION OTHER_SCHOLARSHIP'],
    ['Parish Scholarship', 'Welcome.', 'PRIVATE OUTSIDE'],
    ['Saint Odile Parish Scholarship', 'Welcome.', 'PRIVATE OUTSIDE'],
    ['Diocese of Marl Scholarship', 'Welcome.', 'PRIVATE OUTSIDE'],
    ['Orrin Tate Scholarship*', '*Given by the Marl Valley Bank, not by the College.', 'PRIVATE OUTSIDE'],
    ['Marl County Rodeo Club', 'External award, check expected in August.', 'PRIVATE OUTSIDE'],
    [
      'Orrin Tate Scholarship',
      'The Orrin Tate Scholarship may be joined with a Marl Scholarship from outside the college.',
      'INSTITUTION OTHER_SCHOLARSHIP',
    ],
  ])('%s: %s', (name, said, kind) => {
    expect(kindsIn(letter(name, said))).toEqual(['FEDERAL PELL', kind]);
  });

  test.each([
    [
      'need that is said of the one before',
      'We offer you a Harrow Grant of $4,000, based on your need, and the Orrin Tate Scholarship of $1,200.',
      ['INSTITUTION INSTITUTIONAL_GRANT', 'INSTITUTION OTHER_SCHOLARSHIP'],
    ],
    [
      'need that is said of one alone',
      'You receive the Orrin Tate Scholarship of $1,200. You also receive the Marl Memorial Scholarship on the basis of financial need, $900 for the year.',
      ['INSTITUTION OTHER_SCHOLARSHIP', 'INSTITUTION NEED_BASED'],
    ],
    [
      'a congregation that sends an award of its own name',
      'Your monthly meeting has written to say that it will send a Marl Monthly Meeting Scholarship of $700.',
      ['PRIVATE OUTSIDE'],
    ],
    ['a parish that does', 'Your home parish will send you an Orrin Tate Scholarship of $700.', ['PRIVATE OUTSIDE']],
    [
      'what the school adds to it',
      'Your home church has promised $500, which we will match with a $450 Church Matching Grant.',
      ['PRIVATE OUTSIDE', 'INSTITUTION INSTITUTIONAL_GRANT'],
    ],
  ])('in sentences: %s', (_, said, kinds) => {
    const wrapped = said.replace(/(.{60,90}) (?=\S)/g, '$1\n');
    expect(kindsIn(`Harrow Glen College\nFinancial Aid Award Letter 2026-2027\n\n${wrapped}\n`)).toEqual(kinds);
  });

  test('a column of givers says it of its row', () => {
    const text = `Harrow Glen College
Financial Aid Award Letter 2026-2027

Award                         Source                              Amount
Federal Pell Grant            U.S. Department of Education        $4,000
Circuit Rider Scholarship     Tri-County Methodist Foundation     $1,200
`;
    expect(kindsIn(text)).toEqual(['FEDERAL PELL', 'PRIVATE OUTSIDE']);
  });

  test('an average is a line of the budget', () => {
    const text = `Harrow Glen College
Financial Aid Award Letter 2026-2027

Cost of Attendance
Tuition                                            $14,000
Average cost of textbooks                          $900
`;
    expect(understand(letterFromText(text)).costs.map(({ value }) => value)).toEqual([14000, 900]);
  });
});
