import { filenameProblem } from '@tassel/contract/job.ts';
import { letterLimits } from '@tassel/contract/letter-limits.ts';
import { useEffect, useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { picturesOf, stapleLetters } from './fix-letters.ts';
import type { LetterDraft } from './letter-draft.ts';
import { PictureOrder } from './PictureOrder.tsx';

type Props = {
  title: string;
  /** The letters that become one. */
  gone: ReadonlySet<string>;
  initial: readonly File[];
  initialName: string;
  onClose: () => void;
  onDone?: () => void;
};

/** Pictures in the order of their pages, to become one letter. */
export function StapleDialog({ title, gone, initial, initialName, onClose, onDone }: Props) {
  const [pictures, setPictures] = useState([...initial]);
  const [name, setName] = useState(initialName);
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = filenameProblem(name);

  async function staple() {
    setIsWorking(true);
    try {
      await stapleLetters(gone, pictures, name);
      onDone?.();
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setIsWorking(false);
    }
  }

  const footer = (
    <>
      <Button onClick={onClose}>Leave as it was</Button>
      <Button variant="primary" disabled={Boolean(problem)} working={isWorking} onClick={staple}>
        Staple {counted(pictures.length, 'picture')} into one letter
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} title={title} footer={footer}>
      <div className="grid gap-5">
        <TextInput label="File name" value={name} onChange={setName} error={problem} />
        <PictureOrder pictures={pictures} onChange={setPictures} />
        {pictures.length > letterLimits.maxZipParts && (
          <Notice color="orange">A letter takes at most {letterLimits.maxZipParts} pictures.</Notice>
        )}
        {failure && <Notice color="red">{failure}</Notice>}
      </div>
    </Modal>
  );
}

/** The same for a letter that is stapled already: its pictures are unpacked first. */
export function ReorderDialog({ letter, onClose }: { letter: LetterDraft; onClose: () => void }) {
  const [pictures, setPictures] = useState<File[]>();
  useEffect(() => void picturesOf(letter).then(setPictures, onClose), [letter, onClose]);
  if (!pictures) return null;
  const gone = new Set([letter.id]);
  return (
    <StapleDialog
      title={`Pages of ${letter.name}`}
      gone={gone}
      initial={pictures}
      initialName={letter.name}
      onClose={onClose}
    />
  );
}
