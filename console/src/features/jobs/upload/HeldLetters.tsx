import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { VirtualList } from '#ui/VirtualList.tsx';
import type { CheckedLetter } from './check-letters.ts';
import { removeLetters, renameLetters } from './fix-letters.ts';
import { HeldLetterRow } from './HeldLetterRow.tsx';
import { ListHead } from './ListHead.tsx';

/** More scroll by themselves, so that the letters without problems stay near. */
const mostAtOnce = 12;

type Props = { held: CheckedLetter[] };

export function HeldLetters({ held }: Props) {
  if (held.length === 0) return null;
  const names = new Map(held.flatMap(newName));
  const all = new Set(held.map(({ letter }) => letter.id));
  return (
    <section aria-label="Fix first">
      <ListHead title="Fix first" count={held.length}>
        <span className="text-sm text-text-faint">These stay behind until fixed or removed</span>
        {names.size > 1 && (
          <Button variant="text" onClick={() => renameLetters(names)}>
            Rename all {names.size.toLocaleString('en-US')}
          </Button>
        )}
        {held.length > 1 && (
          <Button variant="text" onClick={() => removeLetters(all)}>
            Remove all
          </Button>
        )}
      </ListHead>
      <VirtualList
        label="Files to fix first"
        items={held}
        itemKey={({ letter }) => letter.id}
        rowHeight={53}
        className={held.length > mostAtOnce ? 'max-h-160' : undefined}
      >
        {(checked) => <HeldLetterRow {...checked} />}
      </VirtualList>
      <p role="status" className="sr-only">
        {counted(held.length, 'file')} to fix first
      </p>
    </section>
  );
}

function newName({ letter, problem }: CheckedLetter): [string, string][] {
  return problem?.fix.kind === 'rename' ? [[letter.id, problem.fix.name]] : [];
}
