import { describe, expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { leastConfidence } from './status.ts';
import { understand } from './understand.ts';

const confidence = (text: string): number =>
  understand(letterFromText(`Harmon College\nFinancial Aid Award 2026-2027\n${text}`)).confidence;

const gifts = `Harmon Scholarship       $9,000
Harmon Grant             $3,200`;
const loans = 'Federal Direct Subsidized Loan     $3,500';

describe('does', () => {
  test.each([
    ['their total', `${gifts}\nTotal gift aid          $12,200\n${loans}`],
    ['the total of a sentence', `${gifts}\n${loans}\nYour gift aid comes to $12,200 for the year.`],
    [
      'totals of their kinds',
      `${gifts}\nTotal scholarships and grants  $12,200\nPell Grant  $1,000\nState Grant  $500\nTotal grants  $1,500`,
    ],
    [
      'costs less gifts',
      `Tuition     $40,000\nHousing     $10,000\nTotal cost     $50,000\n${gifts}\nNet price     $37,800`,
    ],
    [
      'a total less gifts',
      `${gifts}\nTotal gifts     $12,200\nTuition     $40,000\nHousing     $10,000\nTotal estimated cost     $50,000\nTotal less gift aid     $37,800`,
    ],
  ])('gifts that %s bears out are sure', (_, text) => expect(confidence(text)).toBeGreaterThanOrEqual(0.95));

  test('gifts above the costs are sure where a printed sum bears them out', () => {
    const costs = 'Cost of attendance\nTuition  $4,000\nFees  $400\nHousing  $3,000\nFood  $2,000\nTotal cost  $9,400';
    expect(confidence(`${gifts}\n${loans}\nTotal         $15,700\n${costs}`)).toBeGreaterThan(0.9);
    expect(confidence(`${gifts}\n${loans}\n${costs}`)).toBeLessThan(leastConfidence);
  });

  test('a total may count what was declined', () => {
    const declined = 'Federal Direct Unsubsidized Loan     $2,000     Declined';
    expect(confidence(`${gifts}\n${loans}\n${declined}\nTotal         $17,700`)).toBeGreaterThan(0.9);
  });

  test('totals of each kind bear out the gifts', () => {
    const more = 'Merit Award     $2,000\nBand Award     $600\nScholarship Totals     $2,600';
    expect(confidence(`${gifts}\nGrant Totals     $12,200\n${more}\n${loans}\nLoan Totals     $3,500`)).toBe(1);
  });

  test('the gifts of four years in a title raise no doubt', () => {
    const title = '                 $48,800 toward your degree!\n\n';
    expect(confidence(`${title}${gifts}`)).toBe(confidence(gifts));
  });

  test('a total of the loans alone says nothing against the gifts, a total of neither does', () => {
    const more = 'Federal Direct Unsubsidized Loan     $2,000';
    expect(confidence(`${gifts}\n${loans}\n${more}\nTotal         $5,500`)).toBeGreaterThanOrEqual(leastConfidence);
    expect(confidence(`${gifts}\n${loans}\n${more}\nTotal         $5,900`)).toBeLessThan(leastConfidence);
  });

  test('two awards of one name in a sum with loans are nearly as sure', () => {
    const twins = 'Odell Grant     $1,200\nOdell Grant     $800';
    expect(confidence(`${gifts}\n${twins}\n${loans}\nTotal         $17,700`)).toBeGreaterThan(0.9);
  });

  test('a sum in brackets at the end of a sentence is a sum', () =>
    expect(confidence(`${gifts}\n${loans}\nThese are gifts. (In all they are $12,200.)`)).toBeGreaterThan(0.94));

  test('a share is no money', () =>
    expect(confidence(`${gifts}\n${loans}\nTotal   $15,700\nYou have used 62.500% of your Pell Grant.`)).toBe(0.97));

  test('the head of a column is no name of an award', () =>
    expect(confidence(`${gifts}\nAward item     $2,000\n${loans}\nTotal     $17,700`)).toBeLessThan(leastConfidence));

  test('gifts are not sure where more of them are told of', () => {
    const told = 'You have a Federal Pell Grant of $4,000 and a Harmon Grant of $1,000, together $5,000.';
    expect(confidence(told)).toBeGreaterThanOrEqual(leastConfidence);
    expect(confidence(`${told}\nYour gift aid comes to $9,540.`)).toBeLessThan(leastConfidence);
  });

  test('gifts in a total with loans are nearly as sure', () => {
    const sure = confidence(`${gifts}\n${loans}\nTotal         $15,700`);
    expect(sure).toBeGreaterThan(0.9);
    expect(sure).toBeLessThan(1);
  });

  test('columns of costs without heads say nothing against the gifts', () => {
    const costs = ['Tuition', 'Food and housing', 'Transportation', 'Personal'].map(
      (name, index) => `${name.padEnd(26)}$${index + 4},300       $${index + 2},870`,
    );
    expect(confidence(`${gifts}\n${loans}\n\nEstimated costs\n${costs.join('\n')}`)).toBeGreaterThan(leastConfidence);
  });

  test('plain gifts without any total are less sure, and still READY', () => {
    const sure = confidence(`${gifts}\n${loans}`);
    expect(sure).toBeGreaterThan(leastConfidence);
    expect(sure).toBeLessThan(0.95);
  });
});

describe('refuses', () => {
  test.each([
    ['a printed total that nothing agrees with', `${gifts}\n${loans}\nTotal awards           $21,000`],
    ['a total of gifts that is more than all of them', `${gifts}\nTotal grants     $12,200\nGrants totals     $13,900`],
    [
      'totals of terms that are more than all awards',
      `${gifts}\nFall aid total   $12,200\n\nSpring aid total   $11,900`,
    ],
    ['more gifts than the whole cost', `Total cost of attendance     $11,000\n${gifts}`],
    ['far more gifts than tuition and housing', `Tuition   $4,600\nHousing and Food   $3,000\n\nYour awards\n${gifts}`],
    ['a line among awards that names none', `Your awards\n${gifts}\nsee the note on page four     $2,100\n${loans}`],
    ['an award on a condition', `${gifts}\nPell Grant if you attend summer     $2,700`],
    ['figures that nothing explains', `${gifts}\nWe counted $2,510 and $17,550 of your $31,900.`],
    [
      'costs that were all lost',
      `${gifts}\nTotal gifts   $12,200\n\nStudent Aid Index\nTuition   $9,000\nHousing   $7,000\nBooks   $900\n`,
    ],
    [
      'a Pell Grant that is told again in another table',
      `Your gifts\nFederal Pell Grant     $4,000\n${gifts}\n\nYour account, so far\nPell paid in two parts     $4,000`,
    ],
    ['two awards of one name', `Gift     $9,000\nGift     $3,200\n${loans}`],
  ])('%s is in doubt', (_, text) => expect(confidence(text)).toBeLessThan(leastConfidence));

  test('no awards, no confidence', () => expect(confidence('See the portal.')).toBe(0));
});

test('a total does not bear out what stands behind it with what stands before', () =>
  expect(
    confidence(`Your gifts\n${gifts}\nTotal gifts   $12,200\n\nTo your account\nScholarship paid in parts   $9,000`),
  ).toBeLessThan(0.95));

test('what the package lacks of the costs proves nothing where it is the value of a line that names a fund', () =>
  expect(
    confidence(`Cost of Attendance     $11,695

Student Aid Index
Federal Pell Grant     $7,395
Pell Grant Summer      $1,500
Harmon Scholarship     $1,200
Elks Scholarship         $300
Federal Work-Study     $1,600`),
  ).toBeLessThan(leastConfidence));
