import { expect, test } from 'vitest';
import { letterFromText } from '../testing/letter-from-text.ts';
import { understand } from './understand.ts';

const offer = (heading: string) => {
  const { aid, status } = understand(
    letterFromText(`Aldergate College
Office of Financial Aid, Ithaca, NY 14850
Financial aid offer 2026-2027

Cost of attendance
Tuition                                60,000
Fees                                    1,000
Housing                                 9,000
Food                                    8,000
Total                                  78,000

Less what is expected from your parents
Parents' part                          14,000
Savings                                   500
Earned in summer                        1,500
Sum                                    16,000

${heading}
Aldergate Scholarship                  52,000
NYS Tuition Assistance Program          3,000
Federal Pell Grant                      1,500
Federal Direct Subsidized Loan          3,500
Federal Work-Study                      2,000
Total                                  62,000
`),
  );
  return { status, values: aid.map(({ value }) => value) };
};

test.each(['How your need is met', 'What we do about the rest'])(
  'awards under "%s" are no part of what the family pays',
  (heading) => expect(offer(heading)).toEqual({ status: 'READY', values: [52000, 3000, 1500, 3500, 2000] }),
);

test.each([
  ['', ''],
  ['\nFrom us and others\n', ''],
  ['', 'Nothing is open                             0'],
])(
  'what is worth the awards and the share of the family together is their sum, whatever it is called%s%s',
  (heading, rest) => {
    const { aid, status } = understand(
      letterFromText(`Aldergate College
Office of Financial Aid, Ithaca, NY 14850
Financial aid offer 2026-2027

Charges for the year
Tuition                                40,000
Housing and Food                       12,000
To be paid for                         52,000

How we will do it
Parents' Contribution                  10,500
${heading}
Aldergate Scholarship                  37,000
Federal Direct Subsidized Loan          3,500
On-campus Job                           1,000
All of it here                         52,000
${rest}
`),
    );
    expect(status).toBe('READY');
    expect(aid.map(({ value }) => value)).toEqual([10500, 37000, 3500, 1000]);
  },
);

test.each(['From your family', 'What your family pays', 'Your own part', 'Calculated contribution'])(
  '%s is no award, right under a heading that asks',
  (share) => {
    const { aid } = understand(
      letterFromText(`Aldergate College
Financial aid offer 2026-2027

What the year costs
Tuition and fees                       78,000
Total                                  78,000

Where the money comes from
${share.padEnd(38)} 25,000
Mabel Crutchfield                       3,000
Aldergate Grant                        50,000
Total                                  78,000`),
    );
    expect(aid.map(({ description, subCategory }) => `${description} ${subCategory}`)).toEqual([
      `${share} EXPECTED_CONTRIBUTION`,
      'Mabel Crutchfield OTHER_SCHOLARSHIP',
      'Aldergate Grant INSTITUTIONAL_GRANT',
    ]);
  },
);
