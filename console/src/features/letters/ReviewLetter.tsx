import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { decideLetterDocument } from './api.ts';
import { CoverageBar } from './CoverageBar.tsx';
import { draftGroups } from './draft-groups.ts';
import { InstitutionFields } from './InstitutionFields.tsx';
import { LetterFacts } from './LetterFacts.tsx';
import { LetterSplit } from './LetterSplit.tsx';
import type { Letter } from './letter.ts';
import { NetPriceHeadline } from './NetPriceHeadline.tsx';
import { ReasonNotice } from './ReasonNotice.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { decisionOf, draftTotals, isSound, reviewProblems } from './review-draft.ts';
import { usePointing } from './use-pointing.ts';
import { useReviewDraft } from './use-review-draft.ts';

type Props = { letter: Letter; onExpired: () => void; onDecided: () => void };

const unsound = 'Some lines need a correction before the letter is ready.';

/** A letter in manual review: every line can be corrected, and a person says how it ends. */
export function ReviewLetter({ letter, onExpired, onDecided }: Props) {
  const organizationId = useOrganizationId();
  const pointing = usePointing();
  const { draft, isChanged, change, startOver, forget } = useReviewDraft(letter);
  const [working, setWorking] = useState<'READY' | 'INVALID' | null>(null);
  const [problem, setProblem] = useState<string>();
  const [hasTried, setHasTried] = useState(false);
  const problems = reviewProblems(draft);
  const totals = { ...draftTotals(draft), printedNetPrice: letter.totals?.printedNetPrice ?? null };
  const groups = draftGroups(draft, letter);

  async function decide(status: 'READY' | 'INVALID') {
    if (working) return;
    setHasTried(true);
    if (status === 'READY' && !isSound(problems)) return setProblem(unsound);
    setWorking(status);
    setProblem(undefined);
    try {
      const decision = status === 'READY' ? decisionOf(draft) : {};
      await callGraphql(decideLetterDocument, { id: letter.id, organizationId, status, ...decision });
      forget();
      toast({ kind: 'success', text: `${letter.filename} is ${status === 'READY' ? 'ready' : 'invalid'}.` });
      onDecided();
    } catch (error) {
      // What was typed stays; only the words of the refusal are new.
      setProblem(errorText(error));
      setWorking(null);
    }
  }

  const headline = (
    <>
      <ReasonNotice letter={letter} />
      <NetPriceHeadline totals={totals} />
    </>
  );
  return (
    <LetterSplit letter={letter} groups={groups} pointing={pointing} headline={headline} onExpired={onExpired}>
      <CoverageBar totals={totals} />
      <ReviewLines
        draft={draft}
        groups={groups}
        totals={totals}
        problems={problems}
        hasTried={hasTried}
        pointing={pointing}
        onChange={change}
      />
      <InstitutionFields draft={draft} problems={problems} hasTried={hasTried} onChange={change} />
      <LetterFacts letter={letter} />
      <ReviewBar
        isChanged={isChanged}
        working={working}
        problem={problem === unsound && isSound(problems) ? undefined : problem}
        onReady={() => void decide('READY')}
        onInvalid={() => void decide('INVALID')}
        onStartOver={startOver}
      />
    </LetterSplit>
  );
}
