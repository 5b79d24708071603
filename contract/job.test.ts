import { describe, expect, test } from 'vitest';
import {
  defaultJobName,
  filenameKey,
  filenameProblem,
  jobNameProblem,
  letterCountProblem,
  payloadProblem,
  payloadsProblem,
  purgeDaysProblem,
} from './job.ts';

describe('does', () => {
  test('[R-D.08] names a job by its time where none is given', () => {
    expect(defaultJobName(new Date('2026-04-14T09:12:33Z'))).toBe('Upload 2026-04-14 09:12');
  });

  test('[R-D.08] file names are the same in any case and any Unicode form', () => {
    expect(filenameKey('JOSE\u0301.PDF')).toBe(filenameKey('jos\u00e9.pdf'));
    expect(filenameKey('a.pdf')).not.toBe(filenameKey('b.pdf'));
  });

  test.each(['letter.pdf', 'x', 'é'.repeat(255), 'two words (1).HEIC'])('[R-D.08] takes the file name %j', (name) => {
    expect(filenameProblem(name)).toBeUndefined();
  });

  test('[R-D.12] takes no purge, the next night, and ten years', () => {
    for (const days of [null, 0, 30, 3650]) expect(purgeDaysProblem(days)).toBeUndefined();
  });
});

describe('refuses', () => {
  test.each(['', '  ', 'a/b.pdf', 'a\\b.pdf', 'a\u0000.pdf', 'x'.repeat(256)])('[R-D.08] the file name %j', (name) => {
    expect(filenameProblem(name)).toBeTypeOf('string');
  });

  test('[R-D.08] names and numbers of letters that are too long or too many', () => {
    expect(jobNameProblem('x'.repeat(121))).toBeTypeOf('string');
    expect(jobNameProblem('x'.repeat(120))).toBeUndefined();
    expect(letterCountProblem(0)).toBeTypeOf('string');
    expect(letterCountProblem(10_000)).toBeUndefined();
    expect(letterCountProblem(10_001)).toContain('10,001');
  });

  test.each(['', 'x', '[]', '"text"', 'null', '7', `{"a":"${'x'.repeat(4096)}"}`])(
    '[R-D.09] the payload %j',
    (payload) => {
      expect(payloadProblem(payload)).toBeTypeOf('string');
    },
  );

  test('[R-D.09] payloads of more than 8 MB together', () => {
    const payload = JSON.stringify({ note: 'x'.repeat(4000) });
    expect(payloadProblem(payload)).toBeUndefined();
    expect(payloadsProblem(Array.from({ length: 2000 }, () => payload))).toBeUndefined();
    expect(payloadsProblem(Array.from({ length: 2200 }, () => payload))).toBeTypeOf('string');
  });

  test.each([-1, 1.5, 3651, Number.NaN])('[R-D.12] purging after %d days', (days) => {
    expect(purgeDaysProblem(days)).toBeTypeOf('string');
  });
});
