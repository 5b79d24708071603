import { useCallback, useEffect, useState } from 'react';
import type { LetterInReviewFragment } from '#console/generated/graphql.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { letterInReviewDocument, takeLetterDocument } from './api.ts';

export type LetterInReview = LetterInReviewFragment;

/** `lockId` is there while the letter is ours; else `problem` says why not. `wasOurs` since it was opened. */
export type HeldLetter = {
  letter: LetterInReview | null;
  lockId: string | null;
  problem: string | null;
  wasOurs: boolean;
};

const nothing: HeldLetter = { letter: null, lockId: null, problem: null, wasOurs: false };

/** Takes a letter when it is opened. One that somebody else works on can be looked at. */
export function useHeldLetter(id: string) {
  const organizationId = useOrganizationId();
  const [held, setHeld] = useState(nothing);

  const look = useCallback(async () => {
    const { awardLetter } = await callGraphql(letterInReviewDocument, { id, organizationId });
    setHeld((before) => ({ ...before, letter: awardLetter }));
  }, [id, organizationId]);

  const take = useCallback(async () => {
    try {
      const { takeLetter } = await callGraphql(takeLetterDocument, { id, organizationId });
      setHeld({ letter: takeLetter.letter, lockId: takeLetter.lock.id, problem: null, wasOurs: true });
    } catch (error) {
      setHeld((before) => ({ ...before, lockId: null, problem: errorText(error) }));
      await look().catch(() => undefined);
    }
  }, [id, organizationId, look]);

  useEffect(() => {
    setHeld(nothing);
    void take();
  }, [take]);

  const lose = (problem: string) => setHeld((before) => ({ ...before, lockId: null, problem }));
  return { ...held, take, look: () => void look().catch(() => undefined), lose };
}
