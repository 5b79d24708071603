import { describe, expect, test } from 'vitest';
import { letterReasons, reasonsOfStatus } from './letter-reasons.ts';
import { isFinal, letterStatuses, mayCancel, mayChange, mayReplaceFile, maySendToReview } from './letter-status.ts';

describe('does', () => {
  test('[R-D.02] allows these steps and no others', () => {
    const steps = letterStatuses.map((from) => [from, letterStatuses.filter((to) => mayChange(from, to))]);
    expect(Object.fromEntries(steps)).toEqual({
      PENDING: ['MANUAL_REVIEW', 'READY', 'INVALID', 'NOT_SUPPORTED', 'BAD_FILE', 'CANCELED', 'SIZE_LIMIT_EXCEEDED'],
      MANUAL_REVIEW: ['READY', 'INVALID', 'CANCELED'],
      READY: ['MANUAL_REVIEW'],
      INVALID: ['PENDING'],
      NOT_SUPPORTED: ['PENDING', 'MANUAL_REVIEW'],
      BAD_FILE: ['PENDING'],
      CANCELED: [],
      SIZE_LIMIT_EXCEEDED: ['PENDING'],
    });
  });

  test('[R-D.02] offers replace, review and cancel only where they are possible', () => {
    expect(letterStatuses.filter(mayReplaceFile)).toEqual([
      'INVALID',
      'NOT_SUPPORTED',
      'BAD_FILE',
      'SIZE_LIMIT_EXCEEDED',
    ]);
    expect(letterStatuses.filter(maySendToReview)).toEqual(['READY', 'NOT_SUPPORTED']);
    expect(letterStatuses.filter(mayCancel)).toEqual(['PENDING', 'MANUAL_REVIEW']);
    expect(letterStatuses.filter((status) => !isFinal(status))).toEqual(['PENDING', 'MANUAL_REVIEW']);
  });

  test('[R-D.03] every reason belongs to a status, and has its line and its remedy', () => {
    const used = new Set(Object.values(reasonsOfStatus).flat());
    expect([...used].sort()).toEqual(Object.keys(letterReasons).sort());
    for (const { line, remedy } of Object.values(letterReasons)) {
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    }
  });
});
