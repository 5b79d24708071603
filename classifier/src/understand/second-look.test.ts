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
