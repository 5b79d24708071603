import { describe, expect, it } from 'vitest';
import { type AnsweredLetter, scoreLetter, type TrueLetter } from './compare-letter.ts';
import { missList, scoreTable } from './print-score.ts';
import { reliabilityTable } from './reliability.ts';
import { summarize } from './summary.ts';

const pell = { value: 7395, category: 'GRANT', source: 'FEDERAL', subCategory: 'PELL' };
const merit = { value: 9000, category: 'SCHOLARSHIP', source: 'INSTITUTION', subCategory: 'MERIT' };
const truth: TrueLetter = {
  file: 'a.pdf',
  variant: 'digital',
  expectedStatus: 'READY',
  institution: { name: 'The Example College', state: 'OH' },
  awardYear: '2026-2027',
  aid: [pell, merit],
  costs: [],
};
const answer: AnsweredLetter = {
  ...truth,
  status: 'READY',
  institution: { name: 'Example College', state: 'oh' },
  ms: 5,
};

describe('does', () => {
  it('finds a right answer right', () => {
    const summary = summarize([scoreLetter(truth, { ...answer, awardYear: '2026-27' })]);
    expect(summary).toMatchObject({ status: 1, aid: 1, strict: 1, exact: 1, free: 1, name: 1, state: 1, year: 1 });
  });

  it('counts the same amount once', () => {
    const { read } = scoreLetter(truth, { ...answer, aid: [pell, pell] });
    expect(read?.aid).toMatchObject({ hits: 1, missing: [merit], extra: [pell] });
  });

  it('takes nothing from a letter that got another status', () => {
    const score = scoreLetter(truth, { ...answer, status: 'NOT_SUPPORTED' });
    expect(summarize([score])).toMatchObject({ status: 0, aid: 0, free: 0, calibration: null });
    expect(missList([score], 1)).toContain('nothing read');
    expect(scoreTable([score])).toContain('digital');
  });

  it('counts what was read right but held back, by confidence', () => {
    const held = scoreLetter(truth, { ...answer, status: 'NOT_SUPPORTED', confidence: 0.55 });
    const ready = scoreLetter(truth, { ...answer, aid: [pell], confidence: 0.96 });
    expect(summarize([held, ready])).toMatchObject({ calibration: 0, held: 1 });
    expect(reliabilityTable([held, ready]).split('\n')).toEqual([
      'confidence    letters  free money right',
      '0.50 to 0.60        1                 1',
      '0.95 to 1.00        1                 0',
      'READY 1, of them right 0; right but held back 1',
    ]);
  });
});
