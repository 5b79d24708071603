import { expect, test } from 'vitest';
import { refreshEveryMs } from './job-moves.ts';

test('[R-D.47] a page looks often while letters are read, seldom while people review, and not at all when all is done', () => {
  expect(refreshEveryMs(['DONE', 'PROCESSING', 'IN_REVIEW'])).toBe(2500);
  expect(refreshEveryMs(['UPLOADING'])).toBe(2500);
  expect(refreshEveryMs(['DONE', 'IN_REVIEW'])).toBe(15_000);
  expect(refreshEveryMs(['DONE', 'CANCELED'])).toBeNull();
  expect(refreshEveryMs([])).toBeNull();
});
