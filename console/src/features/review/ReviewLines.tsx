import { AmountSection } from '#features/letters/AmountSection.tsx';
import type { AmountGroup, GroupKey } from '#features/letters/amount-groups.ts';
import type { LetterTotals } from '#features/letters/known-totals.ts';
import { ResultLine } from '#features/letters/ResultLine.tsx';
import type { Pointing } from '#features/letters/use-pointing.ts';
import { Button } from '#ui/Button.tsx';
import { AmountEditor } from './AmountEditor.tsx';
import type { DraftLook } from './draft-groups.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { type ReviewDraft, type ReviewProblems, withAmount, withKind, withoutAmount } from './review-draft.ts';
import type { Editing } from './use-editing.ts';

type Props = {
  draft: ReviewDraft;
  groups: readonly AmountGroup<DraftLook>[];
  totals: LetterTotals;
  problems: ReviewProblems;
  hasTried: boolean;
  pointing: Pointing;
  editing: Editing;
  onChange: (draft: ReviewDraft) => void;
};

const addLabels: Record<GroupKey, string> = {
  costs: 'Add a cost',
  freeMoney: 'Add free money',
  loans: 'Add a loan',
  work: 'Add work',
  other: 'Add other aid',
};

/** The lines of a letter in review: each opens to be corrected, and each group takes another. */
export function ReviewLines({ draft, groups, totals, problems, hasTried, pointing, editing, onChange }: Props) {
  const line = (amount: DraftLook) =>
    amount.id === editing.openKey ? (
      <AmountEditor
        draft={amount.draft}
        problems={problems.amounts.get(amount.id) ?? {}}
        hasTried={hasTried}
        onChange={(change) => onChange(withAmount(draft, amount.id, change))}
        onKind={(kind) => onChange(withKind(draft, amount.id, kind))}
        onRemove={() => onChange(withoutAmount(draft, amount.id))}
        onDone={editing.close}
      />
    ) : (
      <ReviewLine
        amount={amount}
        hasProblem={problems.amounts.has(amount.id)}
        pointing={pointing}
        onOpen={() => editing.open(amount.id)}
      />
    );

  const section = (key: GroupKey) => {
    const group = groups.find((each) => each.key === key);
    if (!group) return null;
    return (
      <AmountSection group={group}>
        <ul>
          {group.amounts.map((amount) => (
            <li key={amount.id}>{line(amount)}</li>
          ))}
        </ul>
        <Button variant="quiet" size="sm" icon="plus" className="-ml-2.5" onClick={() => editing.add(key)}>
          {addLabels[key]}
        </Button>
      </AmountSection>
    );
  };

  return (
    <>
      {section('costs')}
      {section('freeMoney')}
      <ResultLine label="Net price" value={totals.netPrice} />
      {section('loans')}
      {section('work')}
      <ResultLine label="Left after loans and work" value={totals.remaining} />
      {section('other')}
    </>
  );
}
