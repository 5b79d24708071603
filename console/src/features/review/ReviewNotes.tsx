import { Notice } from '#ui/Notice.tsx';
import { When } from '#ui/When.tsx';
import type { LetterInReview } from './use-held-letter.ts';

/** What colleagues noted when they put the letter back. */
export function ReviewNotes({ letter: { review } }: { letter: LetterInReview }) {
  return (review?.notes ?? []).map(({ text, author, insertTime }) => (
    <Notice key={insertTime} color="default" icon="note" title={`${author}:`}>
      {text} <When time={insertTime} />
    </Notice>
  ));
}
