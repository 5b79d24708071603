import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { FileButton } from '#ui/FileButton.tsx';
import type { Fix } from './check-letters.ts';
import { changeOptions } from './draft.ts';
import { renameLetters, replaceLetter, unstapleLetter } from './fix-letters.ts';
import { givenFiles } from './given-files.ts';
import type { LetterDraft } from './letter-draft.ts';
import { SplitDialog } from './SplitDialog.tsx';

type Props = { letter: LetterDraft; fix: Fix };

/** What helps, beside what is wrong. */
export function FixButton({ letter, fix }: Props) {
  const [isSplitting, setIsSplitting] = useState(false);
  if (fix.kind === 'rename')
    return (
      <Button
        size="sm"
        className="max-w-60 max-md:max-w-full"
        onClick={() => renameLetters(new Map([[letter.id, fix.name]]))}
      >
        <span className="truncate">Rename to {fix.name}</span>
      </Button>
    );
  if (fix.kind === 'split')
    return (
      <>
        <Button size="sm" onClick={() => setIsSplitting(true)}>
          Split into letters
        </Button>
        {isSplitting && <SplitDialog letter={letter} onClose={() => setIsSplitting(false)} />}
      </>
    );
  if (fix.kind === 'unstaple')
    return (
      <Button size="sm" onClick={() => void unstapleLetter(letter)}>
        Make {letter.facts?.pages} letters
      </Button>
    );
  if (fix.kind === 'review')
    return (
      <Button size="sm" onClick={() => changeOptions({ manualReview: true })}>
        Turn on manual review
      </Button>
    );
  return (
    <FileButton
      size="sm"
      label={`Replace ${letter.name}`}
      onChoose={(files) => replaceLetter(letter.id, givenFiles(files))}
    >
      Replace
    </FileButton>
  );
}
