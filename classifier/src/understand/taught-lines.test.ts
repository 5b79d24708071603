import { describe, expect, test } from 'vitest';
import { classify } from '../classify.ts';
import { letterPdf, offerWithoutFreeMoney } from '../testing/letter-pdf.ts';
import type { RowKind } from './row-kind.ts';
import { type TaughtLine, taughtKey, taughtKinds } from './taught-lines.ts';

const scholarship = { source: 'INSTITUTION', category: 'SCHOLARSHIP', subCategory: 'OTHER_SCHOLARSHIP' } as const;
const loan = { source: 'INSTITUTION', category: 'LOAN', subCategory: 'INSTITUTIONAL_LOAN' } as const;
const pell = { source: 'FEDERAL', category: 'GRANT', subCategory: 'PELL' } as const;
const taught = (changes: Partial<TaughtLine> = {}): TaughtLine => ({
  id: 'line-1',
  schoolKey: taughtKey('Harbor Light College'),
  wordsKey: taughtKey('Lantern Fund'),
  description: 'Lantern Fund',
  kind: scholarship,
  ...changes,
});
const asRead: RowKind = { is: 'AID', kind: loan, certainty: 0.8 };
const kindOf = (
  label: string,
  read: RowKind = asRead,
  school: string | null = 'Harbor Light College',
  line = taught(),
) => taughtKinds([line], school)(label, read);

describe('does', () => {
  test.each([
    ['Lantern Fund', asRead],
    ['LANTERN  FUND:', asRead],
    ['Lantern Fund (Offered)', asRead],
    ['Lantern Fund', { is: 'UNKNOWN' }],
    ['Lantern Fund', { is: 'COST', category: 'OTHER', certainty: 0.6 }],
  ] as [string, RowKind][])('[R-4.10] "%s", read as %j, is what was taught, and surely so', (label, read) => {
    expect(kindOf(label, read)).toMatchObject({ is: 'AID', kind: scholarship, certainty: 1, taught: { id: 'line-1' } });
  });

  test('[R-4.10] a line is taught to be a cost, and to be called otherwise', () => {
    const line = taught({ kind: { category: 'FEES' }, description: 'Lantern fee' });
    expect(kindOf('Lantern Fund', asRead, 'harbor light college', line)).toMatchObject({
      is: 'COST',
      category: 'FEES',
    });
  });

  test('[R-4.10] a letter is read by what was taught: free money, with its own figure', async () => {
    const letter = offerWithoutFreeMoney({ dollars: 6000 });
    const before = await classify(letter);
    expect(before.aid.map(({ category }) => category)).toEqual(['LOAN', 'LOAN', 'LOAN']);
    const after = await classify(letter, [taught()]);
    expect(after).toMatchObject({ status: 'READY', institution: { name: 'Harbor Light College' } });
    expect(after.aid[2]).toMatchObject({ ...scholarship, value: 6000, taughtId: 'line-1' });
    expect(after.aid.slice(0, 2)).toEqual(before.aid.slice(0, 2));
    expect(after.costs).toEqual(before.costs);
  });

  test('[R-4.10] a letter whose only doubt was a line is read well enough once that line was taught', async () => {
    const letter = letterPdf([
      'Harbor Light College',
      '12 Pier Street, Astoria, OR 97103',
      'Financial Aid Award Letter 2026-2027',
      'Cost of Attendance',
      ['Tuition', '$20,000'],
      ['Housing', '$9,000'],
      'Net Price',
      ['Federal Pell Grant', '$7,395'],
    ]);
    const before = await classify(letter);
    expect(before).toMatchObject({ status: 'NOT_SUPPORTED', reason: 'low_confidence' });
    const after = await classify(letter, [
      taught({ wordsKey: 'federal pell grant', description: 'Federal Pell Grant', kind: pell }),
    ]);
    expect(after).toMatchObject({ status: 'READY', reason: null });
    expect(after.confidence).toBeGreaterThan(before.confidence);
  });
});

describe('refuses', () => {
  test.each([
    ['other words', kindOf('Lantern Fund II')],
    ['another school', kindOf('Lantern Fund', asRead, 'Reed College')],
    ['a letter without a school', kindOf('Lantern Fund', asRead, null, taught({ schoolKey: '' }))],
  ])('[R-4.10] to apply it to %s', (_words, kind) => {
    expect(kind).toEqual(asRead);
  });

  test.each(['TOTAL', 'NET', 'INFO'] as const)('[R-4.10] to make money of a line that is %s', (is) => {
    expect(kindOf('Lantern Fund', { is })).toEqual({ is });
  });

  test('[R-4.10] to call learned what the classifier says by itself', () => {
    const known: RowKind = { is: 'AID', kind: scholarship, certainty: 1 };
    expect(kindOf('Lantern Fund', known)).toBe(known);
  });
});
