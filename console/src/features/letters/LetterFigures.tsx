import { AmountLine } from './AmountLine.tsx';
import { AmountSection } from './AmountSection.tsx';
import type { AmountGroup, GroupKey } from './amount-groups.ts';
import type { LetterTotals } from './known-totals.ts';
import { ResultLine } from './ResultLine.tsx';
import type { Pointing } from './use-pointing.ts';

type Props = { groups: readonly AmountGroup[]; totals: LetterTotals; pointing: Pointing };

/** The lines in the order of the arithmetic: cost, free money, net price, loans, work, what is left. */
export function LetterFigures({ groups, totals, pointing }: Props) {
  const lines = (...keys: GroupKey[]) =>
    groups
      .filter(({ key, amounts }) => keys.includes(key) && amounts.length > 0)
      .map((group) => (
        <AmountSection key={group.key} group={group}>
          <ul>
            {group.amounts.map((amount) => (
              <AmountLine key={amount.id} amount={amount} pointing={pointing} />
            ))}
          </ul>
        </AmountSection>
      ));
  return (
    <>
      {lines('costs', 'freeMoney')}
      <ResultLine label="Net price" value={totals.netPrice} />
      {lines('loans', 'work')}
      <ResultLine label="Left after loans and work" value={totals.remaining} />
      {lines('other')}
    </>
  );
}
