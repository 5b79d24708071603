import { reviewNoteProblem } from '@tassel/contract/review.ts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Textarea } from '#ui/Textarea.tsx';

type Props = { onPutBack: (note: string) => Promise<string | undefined>; onClose: () => void };

/** Gives the letter back to the queue. `onPutBack` answers why it could not. */
export function PutBackDialog({ onPutBack, onClose }: Props) {
  const [note, setNote] = useState('');
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<string>();
  const problem = reviewNoteProblem(note.trim());

  async function putBack() {
    if (problem || isWorking) return;
    setIsWorking(true);
    setError(await onPutBack(note));
    setIsWorking(false);
  }

  const footer = (
    <>
      <Button onClick={onClose}>Keep working</Button>
      <Button variant="primary" working={isWorking} onClick={() => void putBack()}>
        Put back
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} title="Put the letter back?" footer={footer} size="sm">
      <div className="grid gap-3">
        <p className="text-text-muted">It waits in the queue for anyone. What you typed stays with it.</p>
        <Textarea
          label="Note for whoever takes it next"
          optional
          value={note}
          error={problem}
          onChange={setNote}
          data-autofocus=""
        />
        {error && <Notice color="red">{error}</Notice>}
      </div>
    </Modal>
  );
}
