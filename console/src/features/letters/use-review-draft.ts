import { useState } from 'react';
import { reviewDraftState } from '#platform/storage.ts';
import type { Letter } from './letter.ts';
import { draftOf, type ReviewDraft } from './review-draft.ts';

/** What a reviewer has typed, kept for the tab: neither an error nor a reload loses it. */
export function useReviewDraft(letter: Letter) {
  const [draft, setDraft] = useState<ReviewDraft>(() => keptDraft(letter) ?? draftOf(letter));

  function change(next: ReviewDraft) {
    setDraft(next);
    reviewDraftState.write({ letterId: letter.id, draft: next });
  }

  return {
    draft,
    isChanged: JSON.stringify(draft) !== JSON.stringify(draftOf(letter)),
    change,
    startOver: () => {
      reviewDraftState.clear();
      setDraft(draftOf(letter));
    },
    forget: () => reviewDraftState.clear(),
  };
}

function keptDraft({ id }: Letter): ReviewDraft | undefined {
  const kept = reviewDraftState.read();
  return kept?.letterId === id ? (kept.draft as ReviewDraft) : undefined;
}
