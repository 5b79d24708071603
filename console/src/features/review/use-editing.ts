import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { GroupKey } from '#features/letters/amount-groups.ts';
import type { Place } from '#features/letters/letter.ts';
import { type ReviewDraft, withNewAmount } from './review-draft.ts';

export type Editing = {
  /** The line whose fields are open. */
  openKey: string | null;
  open: (key: string) => void;
  close: () => void;
  /** Begins a new line and opens it; answers its key. */
  add: (group: GroupKey, place?: Place) => string;
};

export const focusLine = (key: string): void =>
  document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus();

/** Which line is being corrected. When it is closed the keyboard goes on from it. */
export function useEditing(change: (edit: (draft: ReviewDraft) => ReviewDraft) => void): Editing {
  const [openKey, setOpenKey] = useState<string | null>(null);
  return {
    openKey,
    open: setOpenKey,
    close: () => {
      flushSync(() => setOpenKey(null));
      if (openKey) focusLine(openKey);
    },
    add: (group, place) => {
      const key = crypto.randomUUID();
      change((draft) => withNewAmount(draft, group, key, place));
      setOpenKey(key);
      return key;
    },
  };
}
