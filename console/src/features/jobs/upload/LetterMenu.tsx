import { useState } from 'react';
import { Menu, type MenuAction } from '#ui/Menu.tsx';
import { removeLetters, unstapleLetter } from './fix-letters.ts';
import type { LetterDraft } from './letter-draft.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { ReorderDialog } from './StapleDialog.tsx';

type DialogName = 'rename' | 'split' | 'reorder';

/** What can be done with a letter that has no problem. */
export function LetterMenu({ letter }: { letter: LetterDraft }) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu label={`Actions for ${letter.name}`} items={actionsFor(letter, setDialog)} />
      {dialog === 'rename' && <RenameDialog letter={letter} onClose={close} />}
      {dialog === 'split' && <SplitDialog letter={letter} onClose={close} />}
      {dialog === 'reorder' && <ReorderDialog letter={letter} onClose={close} />}
    </>
  );
}

function actionsFor(letter: LetterDraft, open: (dialog: DialogName) => void): MenuAction[] {
  return [
    { label: 'Rename', icon: 'pencil', onSelect: () => open('rename') },
    ...pageActions(letter, open),
    { label: 'Remove', icon: 'trash', onSelect: () => removeLetters(new Set([letter.id])) },
  ];
}

function pageActions(letter: LetterDraft, open: (dialog: DialogName) => void): MenuAction[] {
  const { kind = null, pages = null } = letter.facts ?? {};
  if (pages === null || pages < 2) return [];
  if (kind === 'pdf') return [{ label: 'Split into letters', icon: 'copy', onSelect: () => open('split') }];
  return [
    { label: 'Reorder pages', icon: 'paperclip', onSelect: () => open('reorder') },
    { label: `Unstaple into ${pages} letters`, icon: 'copy', onSelect: () => void unstapleLetter(letter) },
  ];
}
