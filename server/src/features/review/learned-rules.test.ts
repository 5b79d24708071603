import { describe, expect, test } from 'vitest';
import { type DecidedLine, lessonsOf } from './learned-rules.ts';

const loan = { source: 'INSTITUTION', category: 'LOAN', subCategory: 'INSTITUTIONAL_LOAN' } as const;
const grant = { source: 'INSTITUTION', category: 'GRANT', subCategory: 'INSTITUTIONAL_GRANT' } as const;
const fees = { source: null, category: 'FEES', subCategory: null } as const;
const line = (
  description: string,
  kind: typeof loan | typeof grant | typeof fees,
  before?: typeof loan | typeof fees,
) => ({ ...kind, description, before: before ? { ...before, description } : null }) as DecidedLine;
const taught = (...lines: DecidedLine[]) =>
  lessonsOf(lines).map(({ wordsKey, category, description }) => `${wordsKey}: ${category}, ${description}`);

describe('does', () => {
  test('[R-4.10] a line of another kind is learned by its words, whatever their case and signs', () => {
    expect(taught(line('Lantern  Fund:', grant, loan))).toEqual(['lantern fund: GRANT, Lantern  Fund:']);
  });

  test('[R-4.10] a cost that is aid is learned, and a line that was missed', () => {
    expect(taught(line('Lantern Fund', grant, fees), line('Pier Award', grant))).toEqual([
      'lantern fund: GRANT, Lantern Fund',
      'pier award: GRANT, Pier Award',
    ]);
  });

  test('[R-4.10] a corrected name is learned by the words as they were read', () => {
    const before = { ...grant, description: 'Lantem Fund' };
    expect(taught({ ...grant, description: 'Lantern Fund', before })).toEqual(['lantem fund: GRANT, Lantern Fund']);
  });
});

describe('refuses', () => {
  test.each([
    ['a line that stayed as it was', [line('Lantern Fund', loan, loan)]],
    ['words that are none', [line('***', grant, loan)]],
    ['words that stand for two kinds', [line('Lantern Fund', grant, loan), line('LANTERN FUND', loan, loan)]],
    ['a letter without lines', []],
  ])('[R-4.10] to learn from %s', (_words, lines) => {
    expect(lessonsOf(lines as DecidedLine[])).toEqual([]);
  });

  test('[R-4.10] to learn the same twice from two lines of one name and kind', () => {
    expect(taught(line('Lantern Fund', grant, loan), line('Lantern fund', grant, loan))).toHaveLength(1);
  });
});
