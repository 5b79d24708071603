import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/Table.tsx';
import { clockTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import { durationWords, timeUntil } from './health-words.ts';
import { OutcomePill } from './OutcomePill.tsx';
import type { LogRow } from './state.ts';

function nextCell({ state, nextAttemptTime, outcome }: LogRow) {
  if (state === 'PENDING' && nextAttemptTime) return <When time={nextAttemptTime} words={timeUntil} />;
  if (outcome === 'SUCCEEDED') return <span className="text-text-faint">Done</span>;
  return state === 'DELIVERED' ? 'Delivered since' : 'Given up';
}

export function deliveryColumns(onOpen: (id: string) => void): Column<LogRow>[] {
  return [
    {
      key: 'letter',
      head: 'Letter',
      small: 'title',
      cell: ({ id, awardLetter, errorMessage }) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(id)}
            title={awardLetter.filename}
            className="max-w-full truncate rounded-sm text-left align-bottom font-medium -outline-offset-2 hover:underline hover:underline-offset-2"
          >
            {awardLetter.filename}
          </button>
          {errorMessage && (
            <span title={errorMessage} className="block truncate text-xs text-text-faint">
              {errorMessage}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'status',
      head: 'Told of',
      width: '11rem',
      small: 'line',
      cell: ({ letterStatus }) => <StatusPill status={letterStatus} />,
    },
    {
      key: 'answer',
      head: 'Answer',
      width: '11rem',
      small: 'start',
      cell: ({ outcome, statusCode }) => <OutcomePill outcome={outcome} statusCode={statusCode} />,
    },
    {
      key: 'attempt',
      head: 'Attempt',
      width: '5rem',
      align: 'end',
      small: 'hidden',
      cell: ({ attempt }) => attempt,
    },
    {
      key: 'duration',
      head: 'Duration',
      width: '6rem',
      align: 'end',
      small: 'end',
      cell: ({ durationMs }) => <span className="text-text-muted">{durationWords(durationMs)}</span>,
    },
    {
      key: 'time',
      head: 'When',
      width: '8rem',
      small: 'start',
      cell: ({ insertTime }) => (
        <span className="text-text-muted max-md:text-xs">
          <When time={insertTime} words={clockTime} />
        </span>
      ),
    },
    {
      key: 'next',
      head: 'Next',
      width: '8rem',
      small: 'end',
      cell: (row) => <span className="text-text-muted max-md:text-xs">{nextCell(row)}</span>,
    },
  ];
}
