import { amountGroups } from './amount-groups.ts';
import { CoverageBar } from './CoverageBar.tsx';
import { knownTotals } from './known-totals.ts';
import { LetterFacts } from './LetterFacts.tsx';
import { LetterFigures } from './LetterFigures.tsx';
import { LetterSplit } from './LetterSplit.tsx';
import type { Letter } from './letter.ts';
import { NetPriceHeadline } from './NetPriceHeadline.tsx';
import { ReasonNotice } from './ReasonNotice.tsx';
import { usePointing } from './use-pointing.ts';

type Props = { letter: Letter; onExpired: () => void };

/** A letter to look at. */
export function ReadLetter({ letter, onExpired }: Props) {
  const pointing = usePointing();
  const groups = amountGroups(letter);
  const totals = knownTotals(letter);
  const headline = (
    <>
      <ReasonNotice letter={letter} />
      {totals && <NetPriceHeadline totals={totals} />}
    </>
  );
  return (
    <LetterSplit letter={letter} groups={groups} pointing={pointing} headline={headline} onExpired={onExpired}>
      {totals && (
        <>
          <CoverageBar totals={totals} />
          <LetterFigures groups={groups} totals={totals} pointing={pointing} />
        </>
      )}
      <LetterFacts letter={letter} />
    </LetterSplit>
  );
}
