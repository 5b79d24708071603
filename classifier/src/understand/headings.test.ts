import { expect, test } from 'vitest';
import { sectionOf } from './headings.ts';

test.each([
  ['Gifts', 'GIFT'],
  ['Loans you may choose', 'LOAN'],
  ['To be repaid (state)', 'LOAN'],
  ['Repayable', 'LOAN'],
  ['Gifts, work and borrowing', 'AID'],
  ['Grants & what you may borrow', 'AID'],
  ['Aid to be earned on campus', 'WORK'],
  ['Never to be repaid', 'GIFT'],
  ['Loans and work', 'AID'],
  ['Loans and work you may choose', 'AID'],
  ['Work and loans that you can use', 'AID'],
  ['Federal Direct Subsidized Loan', null],
  ['What a year costs', 'COST'],
  ['How the charges are covered', 'AID'],
  ['PRÉSTAMOS / LOANS', 'LOAN'],
  ['Work / Trabajo', 'WORK'],
  ['Grants / Loans', 'AID'],
])('"%s" opens %s', (text, section) => expect(sectionOf(text)).toBe(section));
