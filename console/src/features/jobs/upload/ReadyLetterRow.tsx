import { memo } from 'react';
import { bytesInWords } from '#ui/bytes-in-words.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { CheckedLetter } from './check-letters.ts';
import { factsInWords } from './file-facts.ts';
import { LetterMenu } from './LetterMenu.tsx';
import { letterIcon } from './letter-icon.ts';
import { nameLine, readyRow, sizeCell } from './letter-row-style.ts';
import { PictureThumbs } from './PictureThumbs.tsx';
import { RemarkLine } from './RemarkLine.tsx';
import { RemarkStatus } from './RemarkStatus.tsx';
import { RemoveButton } from './RemoveButton.tsx';

type Props = CheckedLetter & { isSelected: boolean; onSelect: (id: string, isSelected: boolean) => void };

export const ReadyLetterRow = memo(function ReadyLetterRow({ letter, remark, isSelected, onSelect }: Props) {
  const { id, facts, name, parts } = letter;
  return (
    <div className={classNames(readyRow, parts && 'items-start', isSelected && 'bg-surface-selected')}>
      <Checkbox label={`Select ${name}`} hideLabel checked={isSelected} onChange={(isOn) => onSelect(id, isOn)} />
      {facts ? (
        <Icon name={letterIcon(facts)} className={remark ? 'text-orange-solid' : 'text-text-faint'} />
      ) : (
        <Spinner label={`Checking ${name}`} />
      )}
      <div className="min-w-0">
        <span title={name} className={nameLine}>
          {name}
        </span>
        <span className="block text-xs text-text-faint">
          {remark ? <RemarkLine remark={remark} /> : facts ? factsInWords(facts) : 'Checking'}
        </span>
        {parts && <PictureThumbs pictures={parts} />}
      </div>
      <span className={sizeCell}>{bytesInWords(letter.file.size)}</span>
      <RemarkStatus remark={remark} isReading={!facts} />
      <div className="flex">
        <LetterMenu letter={letter} />
        <RemoveButton letter={letter} className="max-md:hidden" />
      </div>
    </div>
  );
});
