import { type LetterStatus, letterStatuses } from '@tassel/contract/letter-status.ts';
import type { WholeBody } from '@tassel/contract/webhook-body.ts';
import { useEffect, useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { sampleLettersDocument, webhookSampleDocument } from './api.ts';

/** A letter by its id, or a letter of nobody in a status. */
export type Example = { letterId: string } | { status: LetterStatus };
type Choice = { value: string; label: string; detail?: string };

const samples: Choice[] = letterStatuses
  .filter((status) => status !== 'PENDING')
  .map((status) => ({ value: status, label: `Sample: ${letterStatusLook[status].label}` }));

export const exampleOf = (chosen: string): Example =>
  samples.some(({ value }) => value === chosen) ? { status: chosen as LetterStatus } : { letterId: chosen };

/** The letter that the body is shown of: the newest one, until another is chosen, and a sample where there is none. */
export function useSample() {
  const organizationId = useOrganizationId();
  const [letters, setLetters] = useState<Choice[]>();
  const [picked, setPicked] = useState<string>();
  const [sample, setSample] = useState<{ of: string; body: WholeBody }>();
  const chosen = picked ?? letters?.[0]?.value ?? (letters && 'READY');

  useEffect(() => {
    let isHere = true;
    void callGraphql(sampleLettersDocument, { organizationId }).then(({ awardLetters }) => {
      const label = ({ id, filename, status }: (typeof awardLetters.items)[number]): Choice => ({
        value: id,
        label: filename,
        detail: letterStatusLook[status].label,
      });
      if (isHere) setLetters(awardLetters.items.map(label));
    });
    return () => {
      isHere = false;
    };
  }, [organizationId]);

  useEffect(() => {
    if (!chosen) return;
    let isHere = true;
    void callGraphql(webhookSampleDocument, { ...exampleOf(chosen), organizationId }).then(({ webhookSample }) => {
      if (isHere) setSample({ of: chosen, body: JSON.parse(webhookSample) });
    });
    return () => {
      isHere = false;
    };
  }, [chosen, organizationId]);

  return { choices: [...(letters ?? []), ...samples], chosen, pick: setPicked, body: sample?.body };
}

export type Sample = ReturnType<typeof useSample>;
