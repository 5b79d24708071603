import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { errorText, GraphQLError } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { reviewDraftState } from '#platform/storage.ts';
import { saveReviewDraftDocument } from './api.ts';
import { draftOf, type ReviewDraft, readDraft } from './review-draft.ts';
import type { LetterInReview } from './use-held-letter.ts';

export type Saving = 'kept' | 'waiting' | 'failed';

const pauseMs = 700;
const retryMs = 5000;

/**
 * What the reviewer types. It is kept in the tab at once and on the server after a pause; once the lock is lost it stays
 * in the tab. What the server never took is newer than what it has.
 */
export function useDraft(letter: LetterInReview, lockId: string | null, onLost: (problem: string) => void) {
  const organizationId = useOrganizationId();
  const [draft, setDraft] = useState<ReviewDraft>(() => unsavedDraft(letter) ?? savedDraft(letter) ?? draftOf(letter));
  const [saving, setSaving] = useState<Saving>(() => (unsavedDraft(letter) ? 'waiting' : 'kept'));
  const [tries, setTries] = useState(0);
  const latest = useRef(draft);

  // Taken again with nothing of our own to save: a colleague may have gone on meanwhile.
  const adopt = useEffectEvent(() => {
    if (!lockId || saving !== 'kept') return;
    latest.current = savedDraft(letter) ?? draftOf(letter);
    setDraft(latest.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new lock.
  useEffect(() => adopt(), [lockId]);

  const save = useEffectEvent(async (typed: ReviewDraft, isStillWanted: () => boolean) => {
    if (!lockId) return;
    const text = isUntouched(typed, letter) ? null : JSON.stringify(typed);
    try {
      await callGraphql(saveReviewDraftDocument, { id: letter.id, organizationId, lockId, draft: text });
      if (latest.current !== typed) return;
      reviewDraftState.clear();
      setSaving('kept');
    } catch (error) {
      if (!isStillWanted()) return;
      setSaving('failed');
      if (error instanceof GraphQLError) onLost(errorText(error));
      else setTimeout(() => setTries((before) => before + 1), retryMs);
    }
  });

  useEffect(() => {
    if (saving === 'kept' || !lockId) return;
    let isWanted = true;
    const timer = setTimeout(() => void save(draft, () => isWanted), tries > 0 ? 0 : pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [draft, saving, lockId, tries]);

  function change(edit: (draft: ReviewDraft) => ReviewDraft) {
    latest.current = edit(latest.current);
    setDraft(latest.current);
    setSaving('waiting');
    setTries(0);
    reviewDraftState.write({ letterId: letter.id, draft: latest.current });
  }

  return {
    draft,
    saving,
    isChanged: !isUntouched(draft, letter),
    change,
    startOver: () => change(() => draftOf(letter)),
    /** The review has ended: nothing is left to keep. */
    forget: () => {
      setSaving('kept');
      reviewDraftState.clear();
    },
  };
}

const isUntouched = (draft: ReviewDraft, letter: LetterInReview): boolean =>
  JSON.stringify(draft) === JSON.stringify(draftOf(letter));

function unsavedDraft({ id }: LetterInReview): ReviewDraft | undefined {
  const kept = reviewDraftState.read();
  return kept?.letterId === id ? readDraft(JSON.stringify(kept.draft)) : undefined;
}

function savedDraft({ review }: LetterInReview): ReviewDraft | undefined {
  return review?.draft ? readDraft(review.draft.draft) : undefined;
}
