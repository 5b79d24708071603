import { useMemo, useSyncExternalStore } from 'react';
import type { Organization } from '#features/organizations/state.ts';
import { type CheckedLetter, checkLetters } from './check-letters.ts';
import { type Draft, draft } from './draft.ts';
import { type ContextMatch, matchContext } from './match-context.ts';

export type CheckedDraft = Draft & {
  /** What stays behind until it is fixed or removed. */
  held: CheckedLetter[];
  /** What will be uploaded, and what is still being read. */
  ready: CheckedLetter[];
  /** Letters that are still being read. */
  reading: number;
  hasReview: boolean;
  match: ContextMatch | null;
};

/** The draft with everything that follows from it: problems, remarks, context data. */
export function useDraft(organization: Organization): CheckedDraft {
  const now = useSyncExternalStore(draft.subscribe, draft.get);
  const { letters, older, context, options } = now;
  const { manualReviewSizeLimit } = organization;
  const hasReview = options.manualReview ?? organization.manualReviewEnabled;

  const checked = useMemo(
    () => checkLetters(letters, { manualReviewEnabled: hasReview, manualReviewSizeLimit }, older),
    [letters, older, hasReview, manualReviewSizeLimit],
  );
  const parts = useMemo(() => {
    const ready = checked.filter(({ problem }) => !problem);
    const reading = ready.filter(({ letter }) => !letter.facts).length;
    return { held: checked.filter(({ problem }) => problem), ready, reading };
  }, [checked]);
  const match = useMemo(() => {
    const named = parts.ready.map(({ letter }) => letter);
    return context && 'table' in context ? matchContext(context.table, named) : null;
  }, [context, parts]);

  return { ...now, ...parts, hasReview, match };
}
