import { filenameKey } from '@tassel/contract/job.ts';
import { letterLimits } from '@tassel/contract/letter-limits.ts';
import { faultWords } from './fault-words.ts';
import { freeName, shortened } from './file-names.ts';
import type { LetterDraft } from './letter-draft.ts';
import { sizeProblem } from './size-problem.ts';

export type ReviewRules = { manualReviewEnabled: boolean; manualReviewSizeLimit: boolean };

/** A letter with the same content that the organization already has (D 17). */
export type OlderLetter = { id: string; filename: string; job: { id: string; name: string } };

export type Fix = { kind: 'rename'; name: string } | { kind: 'replace' | 'split' | 'unstaple' | 'review' };

export type Problem = { text: string; fix: Fix };

export type Remark =
  | { kind: 'goes_to_review' }
  | { kind: 'seen_before'; letter: OlderLetter }
  | { kind: 'seen_here'; name: string };

export type CheckedLetter = { letter: LetterDraft; problem: Problem | null; remark: Remark | null };

/** The pre-flight: which letters can be sent, what keeps the others back, and what a person should know (D 6 to 8, 17). */
export function checkLetters(
  letters: readonly LetterDraft[],
  rules: ReviewRules,
  older: ReadonlyMap<string, OlderLetter>,
): CheckedLetter[] {
  const taken = new Set(letters.map(({ nameKey }) => nameKey));
  const names = new Set<string>();
  const contents = new Map<string, string>();
  return letters.map((letter) => {
    const problem = fileProblem(letter, rules) ?? nameProblem(letter, names, taken);
    if (problem || !letter.facts) return { letter, problem, remark: null };
    names.add(letter.nameKey);
    const remark = remarkOn(letter, older, contents);
    if (letter.facts.sha256) contents.set(letter.facts.sha256, letter.name);
    return { letter, problem: null, remark };
  });
}

function fileProblem({ facts, file }: LetterDraft, rules: ReviewRules): Problem | null {
  if (!facts) return null;
  const canSplit = facts.kind === 'pdf' && (facts.pages ?? 0) > 1;
  if (facts.fault === 'too_many_pages')
    return { text: faultWords(facts), fix: { kind: canSplit ? 'split' : 'unstaple' } };
  if (facts.fault) return { text: faultWords(facts), fix: { kind: 'replace' } };
  return sizeProblem(file.size, canSplit, rules);
}

/** The first letter keeps its name; those after it need another. */
function nameProblem(letter: LetterDraft, names: ReadonlySet<string>, taken: Set<string>): Problem | null {
  const { name, nameKey, nameFault, folder } = letter;
  if (!nameFault && !names.has(nameKey)) return null;
  const free = freeName(nameFault ? shortened(name) : name, folder, taken);
  taken.add(filenameKey(free));
  return { text: nameFault ?? 'Another file in this job has this name', fix: { kind: 'rename', name: free } };
}

function remarkOn(
  { facts, file }: LetterDraft,
  older: ReadonlyMap<string, OlderLetter>,
  contents: ReadonlyMap<string, string>,
): Remark | null {
  const sha256 = facts?.sha256 ?? '';
  const here = contents.get(sha256);
  if (here !== undefined) return { kind: 'seen_here', name: here };
  const letter = older.get(sha256);
  if (letter) return { kind: 'seen_before', letter };
  return file.size > letterLimits.maxBytes ? { kind: 'goes_to_review' } : null;
}
