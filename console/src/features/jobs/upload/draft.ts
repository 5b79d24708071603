import { type Observed, observed } from '#platform/observed.ts';
import type { OlderLetter } from './check-letters.ts';
import type { ContextTable } from './context-table.ts';
import { firstOptions, type JobOptions } from './job-options.ts';
import type { LetterDraft } from './letter-draft.ts';

/** The CSV of context data: its table, or why it can't be used. */
export type ContextFile = { name: string } & ({ table: ContextTable } | { problem: string });

/** A job to be, before anything is sent. */
export type Draft = {
  organizationId: string;
  letters: readonly LetterDraft[];
  /** Letters that the organization already has, by the hash of their content. */
  older: ReadonlyMap<string, OlderLetter>;
  context: ContextFile | null;
  options: JobOptions;
};

function emptyDraft(organizationId: string): Draft {
  return { organizationId, letters: [], older: new Map(), context: null, options: firstOptions };
}

/** One for the whole console: whoever looks at another page finds it again. */
export const draft: Observed<Draft> = observed(emptyDraft(''));

/** Another organization starts with nothing. */
export function openDraft(organizationId: string): void {
  if (draft.get().organizationId !== organizationId) draft.set(emptyDraft(organizationId));
}

export function clearDraft(): void {
  draft.set(emptyDraft(draft.get().organizationId));
}

export function changeLetters(change: (letters: readonly LetterDraft[]) => LetterDraft[]): void {
  draft.change({ letters: change(draft.get().letters) });
}

export function changeOptions(change: Partial<JobOptions>): void {
  draft.change({ options: { ...draft.get().options, ...change } });
}
