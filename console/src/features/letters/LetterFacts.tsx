import { readPayload } from '@tassel/contract/job.ts';
import { LetterHistory } from './LetterHistory.tsx';
import type { Letter } from './letter.ts';

type Props = { letter: Letter };

/** What came with the letter, and what happened to it. */
export function LetterFacts({ letter }: Props) {
  const context = Object.entries(readPayload(letter.payload ?? '') ?? {});
  return (
    <div className="grid gap-6 pt-3 pb-8">
      {context.length > 0 && (
        <section aria-label="Context data">
          <h2 className="font-semibold">Context data</h2>
          <dl className="mt-2 text-xs text-text-muted">
            {context.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-3 py-0.5">
                <dt className="truncate font-mono">{name}</dt>
                <dd className="wrap-break-word">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <LetterHistory history={letter.history} insertTime={letter.insertTime} />
    </div>
  );
}
