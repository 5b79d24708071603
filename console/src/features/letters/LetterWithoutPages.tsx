import { fullTime } from '#ui/time-words.ts';
import type { Letter } from './letter.ts';

type Props = { letter: Pick<Letter, 'status' | 'filePurgedAt' | 'isInWork'> };

/** In the place of the pages, where there are none to show. */
export function LetterWithoutPages({ letter }: Props) {
  const { title, text } = wordsFor(letter);
  return (
    <div className="grid flex-1 place-content-center px-6 py-10 text-center text-sm">
      <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
      <p className="mt-1 max-w-90 text-text-muted">{text}</p>
    </div>
  );
}

function wordsFor({ status, filePurgedAt, isInWork }: Props['letter']): { title: string; text: string } {
  if (filePurgedAt) {
    const text = `It was deleted on ${fullTime(filePurgedAt)}, by the rule of its job. The figures stay.`;
    return { title: 'The file is no longer kept', text };
  }
  if (status === 'PENDING' && isInWork) {
    return { title: 'The letter is being read', text: 'Its pages appear here when that is done.' };
  }
  if (status === 'PENDING') return { title: 'No file yet', text: 'Its pages appear here once the file was uploaded.' };
  return { title: 'No pages to show', text: 'The file could not be opened, so there is nothing to look at.' };
}
