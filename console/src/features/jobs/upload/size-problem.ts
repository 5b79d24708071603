import { letterLimits, maxBytesFor } from '@tassel/contract/letter-limits.ts';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import type { Problem, ReviewRules } from './check-letters.ts';

/** D 7: 5 MB a letter; up to 50 MB where a person reads what is too large. */
export function sizeProblem(bytes: number, canSplit: boolean, rules: ReviewRules): Problem | null {
  if (bytes <= maxBytesFor(rules)) return null;
  const size = bytesInWords(bytes);
  if (bytes > letterLimits.maxReviewBytes)
    return { text: `${size} is over the limit of 50 MB`, fix: { kind: canSplit ? 'split' : 'replace' } };
  if (rules.manualReviewSizeLimit)
    return { text: `${size} is over 5 MB, and manual review is off for this job`, fix: { kind: 'review' } };
  if (canSplit) return { text: `${size} is over the limit of 5 MB`, fix: { kind: 'split' } };
  return { text: `${size} is over the limit of 5 MB. Scan at 200 dpi, in gray`, fix: { kind: 'replace' } };
}
