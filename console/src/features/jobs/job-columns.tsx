import { CellLines } from '#ui/CellLines.tsx';
import { JobState } from '#ui/JobState.tsx';
import { SegmentedBar } from '#ui/SegmentedBar.tsx';
import type { Column } from '#ui/Table.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import { countOf, needsYouOf, statusSegments, totalOf } from './job-counts.ts';
import { personName } from './job-words.ts';
import type { JobRow } from './state.ts';

const number = (value: number) => value.toLocaleString('en-US');

function lettersCell({ statusCounts }: JobRow) {
  const needsYou = needsYouOf(statusCounts);
  return (
    <span className="flex items-center gap-3 max-md:flex-col max-md:items-stretch max-md:gap-1.5">
      <span className="min-w-5 flex-1">
        <SegmentedBar segments={statusSegments(statusCounts)} />
      </span>
      <span className="flex shrink-0 justify-between text-text-muted tabular-nums">
        <span>
          <b className="font-medium text-text">{number(countOf(statusCounts, 'READY'))}</b> of{' '}
          {number(totalOf(statusCounts))} ready
        </span>
        {needsYou > 0 && (
          <span className="md:hidden">
            <b className="font-medium text-text">{number(needsYou)}</b> need you
          </span>
        )}
      </span>
    </span>
  );
}

function needsYouCell({ statusCounts }: JobRow) {
  const count = needsYouOf(statusCounts);
  return count === 0 ? <span className="text-text-faint">–</span> : <b className="font-medium">{number(count)}</b>;
}

export const jobColumns: Column<JobRow>[] = [
  {
    key: 'name',
    head: 'Name',
    sortable: true,
    small: 'title',
    cell: ({ id, name }) => <CellLines name={name} to={`/jobs/${id}`} />,
  },
  { key: 'letters', head: 'Letters', width: '13rem', small: 'line', cell: lettersCell },
  { key: 'needs-you', head: 'Needs you', align: 'end', width: '5.5rem', small: 'hidden', cell: needsYouCell },
  { key: 'state', head: 'State', width: '6.5rem', small: 'aside', cell: ({ state }) => <JobState state={state} /> },
  {
    key: 'uploaded-by',
    head: 'Uploaded by',
    width: '7.5rem',
    small: 'hidden',
    cell: ({ user }) => <span className="text-text-muted">{personName(user)}</span>,
  },
  {
    key: 'created',
    head: 'Created',
    width: '7.5rem',
    sortable: true,
    small: 'start',
    cell: ({ insertTime }) => (
      <span className="text-text-muted max-md:text-xs">
        <When time={insertTime} words={dayAndTime} />
      </span>
    ),
  },
  {
    key: 'updated',
    head: 'Updated',
    width: '6.5rem',
    sortable: true,
    small: 'hidden',
    cell: ({ lastUpdated }) => (
      <span className="text-text-muted">
        <When time={lastUpdated} />
      </span>
    ),
  },
];
