import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { errorText, GraphQLError } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { decideLetterDocument, keepLetterDocument, putBackLetterDocument, saveReviewDraftDocument } from './api.ts';
import { decisionOf, isSound, type ReviewDraft, reviewProblems } from './review-draft.ts';
import type { LetterInReview } from './use-held-letter.ts';

type Ending = 'READY' | 'INVALID';
type Review = {
  letter: LetterInReview;
  lockId: string | null;
  draft: ReviewDraft;
  isChanged: boolean;
  /** Nothing typed is left to keep. */
  forget: () => void;
  onEnded: () => Promise<unknown>;
  onPutBack: () => unknown;
};

const unsound = 'Some lines need a correction before the letter is ready.';

/** How a review goes on and ends: decided, or put back. A refusal leaves all that was typed. */
export function useEnding({ letter, lockId, draft, isChanged, forget, onEnded, onPutBack }: Review) {
  const organizationId = useOrganizationId();
  const [working, setWorking] = useState<Ending | null>(null);
  const [problem, setProblem] = useState<string>();
  const [hasTried, setHasTried] = useState(false);
  const one = { id: letter.id, organizationId };

  async function decide(status: Ending) {
    if (working || !lockId) return;
    setHasTried(true);
    if (status === 'READY' && !isSound(reviewProblems(draft))) return setProblem(unsound);
    setWorking(status);
    setProblem(undefined);
    try {
      const decision = status === 'READY' ? decisionOf(draft) : {};
      await callGraphql(decideLetterDocument, { ...one, lockId, status, ...decision });
      forget();
      toast({ kind: 'success', text: `${letter.filename} is ${status === 'READY' ? 'ready' : 'invalid'}.` });
      await onEnded();
    } catch (error) {
      // What was typed stays; only the words of the refusal are new.
      setProblem(errorText(error));
    }
    setWorking(null);
  }

  /** Answers why the letter could not be put back. */
  async function putBack(note: string): Promise<string | undefined> {
    try {
      if (!lockId) return;
      // The last keys may still be on their way.
      const typed = isChanged ? JSON.stringify(draft) : null;
      await callGraphql(saveReviewDraftDocument, { ...one, lockId, draft: typed });
      await callGraphql(putBackLetterDocument, { ...one, lockId, note });
      forget();
      await onPutBack();
    } catch (error) {
      return errorText(error);
    }
  }

  /** Says that somebody still works here; tells when the server no longer agrees. */
  async function keep(onLost: (problem: string) => void): Promise<void> {
    if (!lockId) return;
    await callGraphql(keepLetterDocument, { ...one, lockId }).catch((error) => {
      // Without a connection the lock may still be ours.
      if (error instanceof GraphQLError) onLost(errorText(error));
    });
  }

  const end = (status: Ending) => void decide(status);
  return { working, problem, isUnsound: problem === unsound, hasTried, end, putBack, keep };
}
