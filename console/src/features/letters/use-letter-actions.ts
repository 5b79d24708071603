import { useRef, useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { useAction } from '#platform/use-action.ts';
import type { MenuAction } from '#ui/Menu.tsx';
import { toast } from '#ui/toast.ts';
import type { LetterRow } from './letter.ts';
import { type LetterActionName, type LetterRights, letterActions } from './letter-actions.ts';
import { cancelLetter, downloadLetter, sendLetterToReview } from './letter-calls.ts';
import { replaceFile } from './replace-file.ts';

type Target = Pick<LetterRow, 'id' | 'filename' | 'status' | 'fileSize' | 'filePurgedAt'>;

/** What can be done with a letter, ready to be drawn as buttons or as a menu. */
export function useLetterActions(onChanged: () => Promise<unknown>) {
  const organizationId = useOrganizationId();
  const { isWorking, run } = useAction();
  const [replacing, setReplacing] = useState<{ letter: Target; percent?: number }>();
  const fileInput = useRef<HTMLInputElement>(null);

  const change = (action: () => Promise<unknown>, told: string) =>
    void run(async () => {
      await action();
      toast({ kind: 'success', text: told });
      await onChanged();
    });

  function replaceBy(file: File) {
    if (!replacing) return;
    const { letter } = replacing;
    const send = () =>
      replaceFile({ id: letter.id, organizationId }, file, (percent) => setReplacing({ letter, percent }));
    change(() => send().finally(() => setReplacing(undefined)), `${letter.filename} was replaced and is read anew.`);
  }

  function lookOf(name: LetterActionName, letter: Target): MenuAction {
    const { id, filename } = letter;
    const one = { id, organizationId };
    if (name === 'send-to-review') {
      const send = () => change(() => sendLetterToReview(one), `${filename} is in review.`);
      return { label: 'Send to review', icon: 'eye', onSelect: send };
    }
    if (name === 'replace-file') {
      const pick = () => {
        setReplacing({ letter });
        fileInput.current?.click();
      };
      return { label: 'Replace file', icon: 'upload', onSelect: pick };
    }
    if (name === 'cancel') {
      const cancel = () => change(() => cancelLetter(one), `${filename} is canceled.`);
      return { label: 'Cancel letter', icon: 'canceled', onSelect: cancel };
    }
    return { label: 'Original', icon: 'download', onSelect: () => void run(() => downloadLetter(one)) };
  }

  return {
    itemsFor: (letter: Target, rights: LetterRights) =>
      letterActions(letter, rights).map((name) => lookOf(name, letter)),
    isWorking,
    /** Percent of the upload of a replaced file. */
    uploadPercent: replacing?.percent,
    fileInput,
    replaceBy,
  };
}
