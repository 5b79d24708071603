import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { expect, test } from 'vitest';
import { letterActions } from './letter-actions.ts';

const all = { isMaker: true, mayCancel: true };
const letter = (status: LetterStatus) => ({ status, fileSize: 1000, filePurgedAt: null });

test.each([
  ['PENDING', ['download', 'cancel']],
  ['MANUAL_REVIEW', ['download', 'cancel']],
  ['READY', ['send-to-review', 'download']],
  ['NOT_SUPPORTED', ['send-to-review', 'replace-file', 'download']],
  ['INVALID', ['replace-file', 'download']],
  ['BAD_FILE', ['replace-file', 'download']],
  ['SIZE_LIMIT_EXCEEDED', ['replace-file', 'download']],
  ['CANCELED', ['download']],
] as const)('[R-D.02] a letter that is %s offers %j', (status, names) => {
  expect(letterActions(letter(status), all)).toEqual(names);
});

test("[R-D.18] another person's letter can not be canceled, and a reviewer only takes the file", () => {
  expect(letterActions(letter('PENDING'), { isMaker: true, mayCancel: false })).toEqual(['download']);
  expect(letterActions(letter('NOT_SUPPORTED'), { isMaker: false, mayCancel: false })).toEqual(['download']);
});

test('[R-D.12] a letter whose file is gone is neither sent to review nor downloaded', () => {
  expect(letterActions({ ...letter('READY'), filePurgedAt: '2026-05-01T00:00:00Z' }, all)).toEqual([]);
  expect(letterActions({ ...letter('SIZE_LIMIT_EXCEEDED'), fileSize: null }, all)).toEqual(['replace-file']);
});
