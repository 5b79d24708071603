import { ConfidenceBars } from '#ui/ConfidenceBars.tsx';
import { classNames } from '#ui/class-names.ts';
import { money } from '#ui/money.ts';
import type { AmountLook } from './amount-groups.ts';
import { LearnedMark } from './LearnedMark.tsx';
import type { Pointing } from './use-pointing.ts';

type Props = { amount: AmountLook; pointing: Pointing };

/** One line of money; pointing at it lights its box on the page. */
export function AmountLine({ amount, pointing }: Props) {
  const { id, description, kind, confidence, value, isLearned } = amount;
  const isPointed = pointing.pointedId === id;
  return (
    <li>
      <button
        type="button"
        data-line={id}
        onPointerEnter={() => pointing.point(id, 'line')}
        onPointerLeave={() => pointing.point(null, 'line')}
        onFocus={() => pointing.point(id, 'line')}
        onBlur={() => pointing.point(null, 'line')}
        className={classNames(
          '-mx-2 grid w-[calc(100%+1rem)] cursor-default grid-cols-[minmax(0,1fr)_8rem_2.75rem_minmax(4.25rem,auto)] items-baseline gap-x-1.5 rounded-sm px-2 py-1.5 text-left outline-none max-xl:grid-cols-[minmax(0,1fr)_2.75rem_minmax(4.25rem,auto)]',
          isPointed ? 'bg-surface-selected inset-ring inset-ring-accent' : 'hover:bg-surface-hover',
        )}
      >
        <span className="wrap-break-word">
          {description}
          {isLearned && <LearnedMark />}
        </span>
        <span className="text-xs text-text-faint max-xl:col-start-1 max-xl:row-start-2 max-xl:empty:hidden">
          {kind}
        </span>
        {confidence === null ? <span /> : <ConfidenceBars value={confidence} />}
        <span className="text-right tabular-nums">{money(value)}</span>
      </button>
    </li>
  );
}
