import { useState } from 'react';
import { errorText } from '#platform/call-errors.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { splitLetter } from './fix-letters.ts';
import type { LetterDraft } from './letter-draft.ts';
import { evenRanges, parsePageRanges, rangesInWords } from './page-ranges.ts';

type Props = { letter: LetterDraft; onClose: () => void };

const everyChoices = [1, 2, 3, 4];

/** A PDF that holds several letters, taken apart by pages. */
export function SplitDialog({ letter, onClose }: Props) {
  const pages = letter.facts?.pages ?? 1;
  const [text, setText] = useState(rangesInWords(evenRanges(pages, pages > 2 ? 2 : 1)));
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const parsed = parsePageRanges(text, pages);
  const count = 'ranges' in parsed ? parsed.ranges.length : 0;

  async function split() {
    if (!('ranges' in parsed)) return;
    setIsWorking(true);
    await splitLetter(letter, parsed.ranges).catch((error) => setFailure(errorText(error)));
    setIsWorking(false);
  }

  const footer = (
    <>
      <Button onClick={onClose}>Keep as one</Button>
      <Button variant="primary" disabled={count === 0} working={isWorking} onClick={split}>
        {count > 1 ? `Split into ${counted(count, 'letter')}` : 'Keep only these pages'}
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} title={`Split ${letter.name}`} footer={footer}>
      <div className="grid gap-5">
        <fieldset aria-label="A letter for every" className="flex flex-wrap items-center gap-2">
          <span className="text-text-muted">{counted(pages, 'page')}. A letter for every</span>
          {everyChoices
            .filter((every) => every < pages)
            .map((every) => (
              <Button key={every} size="sm" onClick={() => setText(rangesInWords(evenRanges(pages, every)))}>
                {counted(every, 'page')}
              </Button>
            ))}
        </fieldset>
        <TextInput
          label="Pages of each letter"
          value={text}
          onChange={setText}
          error={'problem' in parsed ? parsed.problem : undefined}
          help="A comma begins the next letter. Pages that you leave out are not sent."
        />
        {failure && <Notice color="red">{failure}</Notice>}
      </div>
    </Modal>
  );
}
