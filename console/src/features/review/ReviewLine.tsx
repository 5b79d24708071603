import { LearnedMark } from '#features/letters/LearnedMark.tsx';
import type { Pointing } from '#features/letters/use-pointing.ts';
import { ConfidenceBars } from '#ui/ConfidenceBars.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { money } from '#ui/money.ts';
import type { DraftLook } from './draft-groups.ts';

type Props = { amount: DraftLook; hasProblem: boolean; pointing: Pointing; onOpen: () => void };

/** A line that can be corrected: a press opens its fields, Enter confirms it. */
export function ReviewLine({ amount, hasProblem, pointing, onOpen }: Props) {
  const { id, description, kind, confidence, value, isLearned, read, draft } = amount;
  const isPointed = pointing.pointedId === id;
  return (
    <button
      type="button"
      data-line={id}
      aria-expanded="false"
      aria-keyshortcuts="Enter E X 1 2 3 4 5 6"
      onClick={onOpen}
      onPointerEnter={() => pointing.point(id, 'line')}
      onPointerLeave={() => pointing.point(null, 'line')}
      onFocus={() => pointing.point(id, 'line')}
      onBlur={() => pointing.point(null, 'line')}
      className={classNames(
        '-mx-2 grid w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_8rem_2.75rem_minmax(4.25rem,auto)_1rem] items-baseline gap-x-1.5 rounded-sm px-2 py-1.5 text-left outline-none max-xl:grid-cols-[minmax(0,1fr)_2.75rem_minmax(4.25rem,auto)_1rem]',
        isPointed ? 'bg-surface-selected inset-ring inset-ring-accent' : 'hover:bg-surface-hover',
      )}
    >
      <span className="wrap-break-word">
        {description || <span className="text-text-faint">New line</span>}
        {isLearned && <LearnedMark />}
        {hasProblem && <span className="block text-xs text-red-text">Needs a correction</span>}
        {read.length > 0 && <span className="block text-xs text-text-faint">read: {read.join(', ')}</span>}
      </span>
      <span className="text-xs text-text-faint max-xl:col-start-1 max-xl:row-start-2 max-xl:empty:hidden">{kind}</span>
      {confidence === null ? <span /> : <ConfidenceBars value={confidence} />}
      <span className="text-right tabular-nums">{money(value)}</span>
      {draft.isConfirmed ? (
        <span className="self-center text-green-text">
          <Icon name="check" size="sm" />
          <span className="sr-only">Confirmed</span>
        </span>
      ) : (
        <Icon name="pencil" size="sm" className="self-center text-text-faint" />
      )}
    </button>
  );
}
