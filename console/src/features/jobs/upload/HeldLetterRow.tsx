import { memo } from 'react';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { Icon } from '#ui/Icon.tsx';
import type { CheckedLetter } from './check-letters.ts';
import { FixButton } from './FixButton.tsx';
import { heldRow, nameLine, sizeCell } from './letter-row-style.ts';
import { RemoveButton } from './RemoveButton.tsx';

export const HeldLetterRow = memo(function HeldLetterRow({ letter, problem }: CheckedLetter) {
  return (
    <div className={heldRow}>
      <Icon name={letter.facts?.fault === 'encrypted' ? 'lock' : 'warning'} className="text-red-solid" />
      <div className="min-w-0">
        <span title={letter.name} className={nameLine}>
          {letter.name}
        </span>
        <span className="block text-xs text-red-text">{problem?.text}</span>
      </div>
      <span className={sizeCell}>{bytesInWords(letter.file.size)}</span>
      <div className="flex min-w-0 justify-end max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:mt-1.5 max-md:justify-start">
        {problem && <FixButton letter={letter} fix={problem.fix} />}
      </div>
      <RemoveButton letter={letter} />
    </div>
  );
});
