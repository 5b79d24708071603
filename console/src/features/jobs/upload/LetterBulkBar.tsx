import { useState } from 'react';
import { BulkBar } from '#ui/BulkBar.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { removeLetters } from './fix-letters.ts';
import type { LetterDraft } from './letter-draft.ts';
import { compareNames } from './natural-order.ts';
import { StapleDialog } from './StapleDialog.tsx';
import { isPictureKind } from './sniff.ts';
import { stapledName } from './staple.ts';

type Props = {
  letters: readonly LetterDraft[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

export function LetterBulkBar({ letters, selected, onSelect }: Props) {
  const [isStapling, setIsStapling] = useState(false);
  // Only those that are still there: a selected letter may have been unpacked or removed.
  const chosen = letters.filter(({ id }) => selected.has(id)).sort((a, b) => compareNames(a.name, b.name));
  const ids = new Set(chosen.map(({ id }) => id));
  const canStaple = chosen.length > 1 && chosen.every(({ facts }) => isPictureKind(facts?.kind ?? null));
  const clear = () => onSelect(new Set());

  return (
    <>
      <BulkBar
        open={chosen.length > 0}
        title={counted(chosen.length, 'letter')}
        detail={canStaple ? undefined : 'Two or more pictures can be stapled'}
        onClear={clear}
      >
        <Button size="sm" variant="quiet" icon="paperclip" disabled={!canStaple} onClick={() => setIsStapling(true)}>
          Staple into one letter
        </Button>
        <Button size="sm" variant="quiet" icon="trash" onClick={() => removeLetters(ids)}>
          Remove
        </Button>
      </BulkBar>
      {isStapling && (
        <StapleDialog
          title={`Staple ${counted(chosen.length, 'picture')} into one letter`}
          gone={ids}
          initial={chosen.map(({ file }) => file)}
          initialName={stapledName(chosen, letters)}
          onClose={() => setIsStapling(false)}
          onDone={clear}
        />
      )}
    </>
  );
}
