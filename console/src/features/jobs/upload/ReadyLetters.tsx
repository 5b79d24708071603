import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { Button } from '#ui/Button.tsx';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { counted } from '#ui/counted.ts';
import { VirtualList } from '#ui/VirtualList.tsx';
import type { CheckedLetter } from './check-letters.ts';
import { removeLetters } from './fix-letters.ts';
import { ListHead } from './ListHead.tsx';
import { ReadyLetterRow } from './ReadyLetterRow.tsx';
import type { CheckedDraft } from './use-draft.ts';

type Props = {
  draft: CheckedDraft;
  selected: ReadonlySet<string>;
  onSelect: Dispatch<SetStateAction<ReadonlySet<string>>>;
};

/** A longer list scrolls by itself, so that what stands below it stays near. */
const mostAtOnce = 50;

export function ReadyLetters({ draft: { ready, reading }, selected, onSelect }: Props) {
  // Always the same function: a row that did not change is not drawn again while the list scrolls.
  const select = useCallback(
    (id: string, isSelected: boolean) => onSelect((before) => withOne(before, id, isSelected)),
    [onSelect],
  );
  if (ready.length === 0) return null;
  const seen = new Set(ready.filter(isSeen).map(({ letter }) => letter.id));
  const ids = ready.map(({ letter }) => letter.id);
  const bytes = ready.reduce((sum, { letter }) => sum + letter.file.size, 0);
  const isAll = ids.every((id) => selected.has(id));

  return (
    <section aria-label="Will be uploaded">
      <ListHead title="Will be uploaded" count={ready.length}>
        {seen.size > 1 && (
          <Button variant="text" onClick={() => removeLetters(seen)}>
            Remove {seen.size.toLocaleString('en-US')} seen before
          </Button>
        )}
        <span role="status" className="text-sm text-text-faint tabular-nums">
          {reading > 0
            ? `Checking, ${counted(reading, 'letter')} to go`
            : `${counted(ready.length, 'letter')}, ${bytesInWords(bytes)}`}
        </span>
        <Checkbox
          label="Select all letters"
          hideLabel
          checked={isAll}
          indeterminate={!isAll && ids.some((id) => selected.has(id))}
          onChange={(isOn) => onSelect(new Set(isOn ? ids : []))}
        />
      </ListHead>
      <VirtualList
        label="Letters that will be uploaded"
        items={ready}
        itemKey={({ letter }) => letter.id}
        rowHeight={53}
        className={ready.length > mostAtOnce ? 'max-h-[max(24rem,calc(100dvh-12rem))]' : undefined}
      >
        {(checked) => <ReadyLetterRow {...checked} isSelected={selected.has(checked.letter.id)} onSelect={select} />}
      </VirtualList>
    </section>
  );
}

function withOne(selected: ReadonlySet<string>, id: string, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  if (isSelected) next.add(id);
  else next.delete(id);
  return next;
}

function isSeen({ remark }: CheckedLetter): boolean {
  return remark?.kind === 'seen_before' || remark?.kind === 'seen_here';
}
