import { IconButton } from '#ui/IconButton.tsx';
import { removeLetters } from './fix-letters.ts';
import type { LetterDraft } from './letter-draft.ts';

type Props = { letter: LetterDraft; className?: string };

export function RemoveButton({ letter, className }: Props) {
  return (
    <IconButton
      icon="close"
      size="sm"
      label={`Remove ${letter.name}`}
      onClick={() => removeLetters(new Set([letter.id]))}
      className={className}
    />
  );
}
