import { CellLines } from '#ui/CellLines.tsx';
import { JobState } from '#ui/JobState.tsx';
import { letterStatusLook, letterStatusOrder } from '#ui/letter-status-look.ts';
import { SegmentedBar } from '#ui/SegmentedBar.tsx';
import type { Column } from '#ui/Table.tsx';
import type { SampleJob } from './sample-jobs.ts';

function lettersOf({ letters }: SampleJob) {
  const segments = letterStatusOrder.map((status) => ({ ...letterStatusLook[status], value: letters[status] ?? 0 }));
  const total = segments.reduce((sum, { value }) => sum + value, 0);
  return (
    <span className="flex items-center gap-3 max-md:flex-col max-md:items-stretch max-md:gap-1.5">
      <span className="w-34 max-md:w-full">
        <SegmentedBar segments={segments} />
      </span>
      <span className="text-text-muted">
        <b className="font-medium text-text">{letters.READY ?? 0}</b> of {total} ready
      </span>
    </span>
  );
}

export const sampleJobColumns: Column<SampleJob>[] = [
  {
    key: 'name',
    head: 'Name',
    sortable: true,
    small: 'title',
    cell: ({ name }) => <CellLines name={name} to="/dev/gallery" />,
  },
  { key: 'letters', head: 'Letters', width: '18rem', small: 'line', cell: lettersOf },
  {
    key: 'needsYou',
    head: 'Needs you',
    align: 'end',
    width: '6.5rem',
    sortable: true,
    small: 'hidden',
    cell: ({ needsYou }) => needsYou || <span className="text-text-faint">–</span>,
  },
  { key: 'state', head: 'State', width: '7.5rem', small: 'aside', cell: ({ state }) => <JobState state={state} /> },
  { key: 'uploadedBy', head: 'Uploaded by', width: '8.5rem', small: 'hidden', cell: (job) => job.uploadedBy },
  {
    key: 'created',
    head: 'Created',
    width: '8rem',
    sortable: true,
    small: 'start',
    cell: ({ created }) => <span className="text-text-muted max-md:text-xs">{created}</span>,
  },
];
