import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { clockTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import type { Letter } from './letter.ts';

const row = 'grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-3 py-0.5';

/** Every change of status, the newest first; the first of all is the upload. */
export function LetterHistory({ history, insertTime }: Pick<Letter, 'history' | 'insertTime'>) {
  return (
    <section aria-label="History">
      <h2 className="font-semibold">History</h2>
      <ol className="mt-2 text-xs text-text-muted">
        {history.toReversed().map(({ insertTime, toStatus, reason, actor }) => (
          <li key={`${insertTime} ${toStatus}`} className={row}>
            <When time={insertTime} words={clockTime} />
            <span>
              {letterStatusLook[toStatus].label}
              {reason && `: ${lowerFirst(letterReasons[reason].line)}`}
            </span>
            <span>{actorWords(actor)}</span>
          </li>
        ))}
        <li className={row}>
          <When time={insertTime} words={clockTime} />
          <span>Pending: added with its job</span>
        </li>
      </ol>
    </section>
  );
}

/** "Dana Whitfield", or "Dana Whitfield by tsl_ab12cd34". */
function actorWords({ name, apiKey }: Letter['history'][number]['actor']): string {
  return apiKey ? `${name} by ${apiKey}` : (name ?? 'Tassel');
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');
}
