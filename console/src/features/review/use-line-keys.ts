import type { AmountGroup } from '#features/letters/amount-groups.ts';
import type { DraftLook } from './draft-groups.ts';
import { type ReviewDraft, withAmount, withCategory, withKind, withoutAmount } from './review-draft.ts';
import type { useDrawing } from './use-drawing.ts';
import { type Editing, focusLine } from './use-editing.ts';
import { useWorkbenchKeys, type WorkbenchKey } from './use-workbench-keys.ts';

type Keys = {
  groups: readonly AmountGroup<DraftLook>[];
  editing: Editing;
  drawing: ReturnType<typeof useDrawing>;
  change: (edit: (draft: ReviewDraft) => ReviewDraft) => void;
  onHelp: () => void;
  onReady: () => void;
};

/** Goes through the lines by keys, in the order in which they stand. The line that has the focus is the current one. */
export function useLineKeys({ groups, editing, drawing, change, onHelp, onReady }: Keys): void {
  const keys = groups.flatMap(({ amounts }) => amounts.map(({ id }) => id));
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line;

  function go(step: 1 | -1) {
    const at = keys.indexOf(focused() ?? '');
    const next = at < 0 ? (step === 1 ? 0 : keys.length - 1) : at + step;
    const key = keys[Math.min(keys.length - 1, Math.max(0, next))];
    if (key) focusLine(key);
  }

  function edit(key: WorkbenchKey, line: string) {
    if (key.is === 'confirm') {
      change((draft) => withAmount(draft, line, { isConfirmed: true }));
      go(1);
    }
    if (key.is === 'edit') editing.open(line);
    if (key.is === 'cost') change((draft) => withKind(draft, line, { category: 'OTHER' }));
    if (key.is === 'category') change((draft) => withCategory(draft, line, key.category));
    if (key.is === 'remove') {
      go(keys.at(-1) === line ? -1 : 1);
      change((draft) => withoutAmount(draft, line));
    }
  }

  useWorkbenchKeys((key) => {
    if (key.is === 'draw') return drawing.toggle();
    // Keys that come before the page is there to be drawn on are meant for it.
    if (drawing.isDrawing) return;
    if (key.is === 'next') return go(1);
    if (key.is === 'previous') return go(-1);
    if (key.is === 'help') return onHelp();
    if (key.is === 'ready') return onReady();
    const line = focused();
    if (!line) return;
    edit(key, line);
    // A line that went to another group is drawn anew there.
    if (key.is === 'category' || key.is === 'cost') requestAnimationFrame(() => focusLine(line));
  });
}
