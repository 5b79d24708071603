import { reviewHeartbeatSeconds } from '@tassel/contract/review.ts';
import { useState } from 'react';
import { CoverageBar } from '#features/letters/CoverageBar.tsx';
import { LetterFacts } from '#features/letters/LetterFacts.tsx';
import { LetterSplit } from '#features/letters/LetterSplit.tsx';
import { NetPriceHeadline } from '#features/letters/NetPriceHeadline.tsx';
import { ReasonNotice } from '#features/letters/ReasonNotice.tsx';
import { usePointing } from '#features/letters/use-pointing.ts';
import { useLiveRefresh } from '#platform/use-live-refresh.ts';
import { BoxDrawing } from './BoxDrawing.tsx';
import { draftGroups } from './draft-groups.ts';
import { InstitutionFields } from './InstitutionFields.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { LostLockNotice } from './LostLockNotice.tsx';
import { PutBackDialog } from './PutBackDialog.tsx';
import { RemovedLines } from './RemovedLines.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewLines } from './ReviewLines.tsx';
import { ReviewNotes } from './ReviewNotes.tsx';
import { draftOf, draftTotals, isSound, reviewProblems } from './review-draft.ts';
import { SumChecks } from './SumChecks.tsx';
import { checkSums } from './sum-checks.ts';
import { useDraft } from './use-draft.ts';
import { useDrawing } from './use-drawing.ts';
import { useEditing } from './use-editing.ts';
import { useEnding } from './use-ending.ts';
import type { LetterInReview, useHeldLetter } from './use-held-letter.ts';
import { useLineKeys } from './use-line-keys.ts';

type Props = {
  letter: LetterInReview;
  held: ReturnType<typeof useHeldLetter>;
  isHelpOpen: boolean;
  onHelp: (isOpen: boolean) => void;
  onEnded: () => Promise<unknown>;
  onPutBack: () => unknown;
};

/** Page and amounts side by side: every line can be corrected, and a person says how the letter ends. */
export function Workbench({ letter, held, isHelpOpen, onHelp, onEnded, onPutBack }: Props) {
  const { lockId, problem: lockProblem, take, look, lose } = held;
  const pointing = usePointing();
  const { draft, saving, isChanged, change, startOver, forget } = useDraft(letter, lockId, lose);
  const editing = useEditing(change);
  const drawing = useDrawing(letter.id, editing, change);
  const ending = useEnding({ letter, lockId, draft, isChanged, forget, onEnded, onPutBack });
  const [isPuttingBack, setIsPuttingBack] = useState(false);
  useLiveRefresh(lockId ? reviewHeartbeatSeconds * 1000 : null, () => ending.keep(lose));
  const groups = draftGroups(draft, letter);
  useLineKeys({
    groups,
    editing,
    drawing,
    change,
    onHelp: () => onHelp(true),
    onReady: () => ending.end('READY'),
  });

  const problems = reviewProblems(draft);
  const totals = { ...draftTotals(draft), printedNetPrice: letter.totals?.printedNetPrice ?? null };
  const otherAid = groups.find(({ key }) => key === 'other')?.sum ?? 0;
  const headline = (
    <>
      {!lockId && lockProblem && (
        <LostLockNotice problem={lockProblem} draft={isChanged ? draft : null} onTake={take} />
      )}
      <ReviewNotes letter={letter} />
      <ReasonNotice letter={letter} />
      <NetPriceHeadline totals={totals} />
    </>
  );
  return (
    <LetterSplit
      letter={letter}
      groups={groups}
      pointing={pointing}
      headline={headline}
      overlay={
        drawing.isDrawing
          ? (page, isInView) => (
              <BoxDrawing page={page} isInView={isInView} onDrawn={drawing.finish} onCancel={drawing.cancel} />
            )
          : undefined
      }
      onExpired={look}
    >
      <CoverageBar totals={totals} />
      <SumChecks checks={checkSums(letter.printedSums, totals, otherAid)} />
      <ReviewLines
        draft={draft}
        groups={groups}
        totals={totals}
        problems={problems}
        hasTried={ending.hasTried}
        pointing={pointing}
        editing={editing}
        onChange={(next) => change(() => next)}
      />
      <RemovedLines draft={draft} onChange={(next) => change(() => next)} />
      <InstitutionFields
        draft={draft}
        read={draftOf(letter)}
        problems={problems}
        hasTried={ending.hasTried}
        onChange={(next) => change(() => next)}
      />
      <LetterFacts letter={letter} />
      {lockId && (
        <ReviewBar
          isChanged={isChanged}
          saving={saving}
          working={ending.working}
          problem={ending.isUnsound && isSound(problems) ? undefined : ending.problem}
          onReady={() => ending.end('READY')}
          onInvalid={() => ending.end('INVALID')}
          onPutBack={() => setIsPuttingBack(true)}
          onStartOver={startOver}
        />
      )}
      {isPuttingBack && <PutBackDialog onPutBack={ending.putBack} onClose={() => setIsPuttingBack(false)} />}
      {isHelpOpen && <KeyHelp onClose={() => onHelp(false)} />}
    </LetterSplit>
  );
}
