import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import { CellLines } from '#ui/CellLines.tsx';
import { ConfidenceBars } from '#ui/ConfidenceBars.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Pill } from '#ui/Pill.tsx';
import type { Column } from '#ui/Table.tsx';
import { When } from '#ui/When.tsx';
import type { QueueRow } from './state.ts';

const none = <span className="text-text-faint">–</span>;

function schoolOf({ institution }: QueueRow) {
  if (!institution?.name) return <span className="text-text-faint">Unknown</span>;
  return (
    <span title={institution.name}>
      {institution.name} <span className="text-text-faint">{institution.state}</span>
    </span>
  );
}

function whyOf({ reason, review }: QueueRow) {
  const line = reason ? letterReasons[reason].line : '';
  const [note] = review?.notes ?? [];
  return (
    <>
      <span title={line} className="block truncate">
        {line}
      </span>
      {note && (
        <span title={note.text} className="flex items-center gap-1 text-xs text-text-faint">
          <Icon name="note" size="sm" />
          <span className="truncate">
            {note.author}: {note.text}
          </span>
        </span>
      )}
    </>
  );
}

function reviewerOf({ review }: QueueRow) {
  const reviewer = review?.reviewer;
  if (!reviewer) return none;
  return (
    <Pill color={reviewer.isMe ? 'blue' : 'default'} icon="lock">
      {reviewer.isMe ? 'You' : reviewer.name}
    </Pill>
  );
}

/** Whoever looks at one job goes on with its letters. */
export const queueColumns = (jobId: string | undefined): Column<QueueRow>[] => [
  {
    key: 'file',
    head: 'File',
    sortable: true,
    small: 'title',
    cell: ({ id, filename, job }) => (
      <CellLines name={filename} to={`/jobs/review/${id}${jobId ? `?job=${jobId}` : ''}`} second={job.name} />
    ),
  },
  { key: 'school', head: 'School', sortable: true, small: 'line', cell: schoolOf },
  { key: 'why', head: 'Why', small: 'line', cell: whyOf },
  {
    key: 'confidence',
    head: 'Confidence',
    width: '6.5rem',
    small: 'start',
    cell: ({ confidence }) => (typeof confidence === 'number' ? <ConfidenceBars value={confidence} /> : none),
  },
  { key: 'reviewer', head: 'Works on it', width: '11rem', small: 'end', cell: reviewerOf },
  {
    key: 'waiting',
    head: 'In review',
    align: 'end',
    width: '7.5rem',
    sortable: true,
    small: 'aside',
    cell: ({ lastStatusUpdate }) => (
      <span className="text-text-muted">
        <When time={lastStatusUpdate} />
      </span>
    ),
  },
];
