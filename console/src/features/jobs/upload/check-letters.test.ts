import { describe, expect, test } from 'vitest';
import { growthOf } from '#console/testing/growth.ts';
import { type CheckedLetter, checkLetters, type OlderLetter, type ReviewRules } from './check-letters.ts';
import { type FileFacts, factsOf } from './file-facts.ts';
import { draftOf, type LetterDraft, withInstead } from './letter-draft.ts';

const mebibyte = 1024 * 1024;
const off: ReviewRules = { manualReviewEnabled: false, manualReviewSizeLimit: false };
const on: ReviewRules = { manualReviewEnabled: true, manualReviewSizeLimit: true };
const none = new Map<string, OlderLetter>();

let hashes = 0;
type Given = { bytes?: number; folder?: string; facts?: Partial<FileFacts> | null };

function letter(name: string, { bytes = 1000, folder, facts = {} }: Given = {}): LetterDraft {
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: bytes });
  const read = facts && factsOf({ kind: 'pdf', pages: 1, sha256: `hash-${++hashes}`, ...facts });
  return { ...draftOf(file, { folder }), facts: read };
}

const check = (letters: LetterDraft[], rules = off) => checkLetters(letters, rules, none);
const problems = (checked: CheckedLetter[]) => checked.map(({ problem }) => problem?.text ?? null);
const fixes = (checked: CheckedLetter[]) => checked.map(({ problem }) => problem?.fix ?? null);

describe('[R-D.08] names', () => {
  test('the first keeps its name, the others get one that nobody has', () => {
    const checked = check([letter('award.pdf'), letter('Award.PDF'), letter('award.pdf'), letter('award-2.pdf')]);
    expect(fixes(checked)).toEqual([
      null,
      { kind: 'rename', name: 'Award-3.PDF' },
      { kind: 'rename', name: 'award-4.pdf' },
      null,
    ]);
  });

  test('accents written in two ways are one name', () => {
    expect(problems(check([letter('Jos\u00e9.pdf'), letter('Jose\u0301.pdf')]))[1]).toMatch(/this name/);
  });

  test('from folders of students, the folder tells them apart', () => {
    const checked = check([letter('award.pdf', { folder: 'Nguyen' }), letter('award.pdf', { folder: 'Ortiz' })]);
    expect(fixes(checked)).toEqual([null, { kind: 'rename', name: 'Ortiz-award.pdf' }]);
  });

  test('a file that stays behind takes no name', () => {
    const checked = check([letter('award.pdf', { facts: { fault: 'empty' } }), letter('award.pdf')]);
    expect(fixes(checked)).toEqual([{ kind: 'replace' }, null]);
  });

  test('a name that is too long is cut, with its extension kept', () => {
    const [fix] = fixes(check([letter(`${'x'.repeat(300)}.pdf`)]));
    if (fix?.kind !== 'rename') throw new Error('No rename');
    expect(fix.name).toHaveLength(255);
    expect(fix.name).toMatch(/x\.pdf$/);
  });
});

describe('[R-D.07] size', () => {
  const sized = (bytes: number, facts: Partial<FileFacts> = {}) => letter('scan.pdf', { bytes, facts });

  test.each([
    [5 * mebibyte, off, null, null],
    [5 * mebibyte + 1, off, 'replace', null],
    [8 * mebibyte, { ...on, manualReviewEnabled: false }, 'review', null],
    [8 * mebibyte, { ...on, manualReviewSizeLimit: false }, 'replace', null],
    [8 * mebibyte, on, null, 'goes_to_review'],
    [50 * mebibyte + 1, on, 'replace', null],
  ] as const)('%i bytes, %j', (bytes, rules, fix, remark) => {
    const [checked] = check([sized(bytes)], rules);
    expect(checked?.problem?.fix.kind ?? null).toBe(fix);
    expect(checked?.remark?.kind ?? null).toBe(remark);
  });

  test('a PDF of several pages can be split instead', () => {
    expect(fixes(check([sized(8 * mebibyte, { pages: 12 })]))).toEqual([{ kind: 'split' }]);
    expect(fixes(check([letter('all.pdf', { facts: { pages: 120, fault: 'too_many_pages' } })]))).toEqual([
      { kind: 'split' },
    ]);
  });
});

describe('content', () => {
  const older: OlderLetter = { id: 'l1', filename: 'old.pdf', job: { id: 'j1', name: 'West' } };

  test('[R-D.17] seen before is a remark with its letter, never a problem', () => {
    const [checked] = checkLetters([letter('a.pdf', { facts: { sha256: 'same' } })], off, new Map([['same', older]]));
    expect(checked).toMatchObject({ problem: null, remark: { kind: 'seen_before', letter: older } });
  });

  test('twice in this upload is a remark on the second', () => {
    const facts = { sha256: 'same' };
    const checked = check([letter('a.pdf', { facts }), letter('b.pdf', { facts })]);
    expect(checked.map(({ remark }) => remark)).toEqual([null, { kind: 'seen_here', name: 'a.pdf' }]);
  });

  test.each([
    [{ fault: 'unknown_type', what: 'Word document', kind: null }, 'Word document. Save it as PDF and add it again'],
    [{ fault: 'encrypted' }, 'Protected by a password. Save a copy without it'],
    [{ fault: 'empty', kind: null }, 'The file is empty. Download the letter again'],
    [{ fault: 'zip_nested', kind: 'zip' }, 'The ZIP holds another ZIP. Unpack it and add what is inside'],
  ] as const)('%j says %s', (facts, text) => {
    expect(problems(check([letter('a.pdf', { facts })]))).toEqual([text]);
  });

  test('a file that is still being read has neither problem nor place', () => {
    const checked = check([letter('a.pdf', { facts: null }), letter('a.pdf')]);
    expect(problems(checked)).toEqual([null, null]);
  });
});

test('other letters take the place of the first that goes', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => letter(name)) as [
    LetterDraft,
    LetterDraft,
    LetterDraft,
    LetterDraft,
  ];
  expect(withInstead([a, b, c], new Set([b.id, c.id]), [d])).toEqual([a, d]);
  expect(withInstead([a, b], new Set([a.id]))).toEqual([b]);
});

test('the time to check letters grows with their number, not with its square', () => {
  const letters = Array.from({ length: 20_000 }, (_, index) =>
    letter(`award-${index - (index % 10 === 9 ? 1 : 0)}.pdf`),
  );
  expect(check(letters).filter(({ problem }) => problem)).toHaveLength(2000);
  expect(growthOf((count) => check(letters.slice(0, count)), 500, 20_000)).toBeLessThan(15);
});
