import { BulkBar } from '#ui/BulkBar.tsx';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import type { JobWish } from './JobDialogs.tsx';
import { lettersOf, unfinishedLettersOf } from './job-words.ts';
import type { JobRow } from './state.ts';

type Props = { jobs: JobRow[]; onWish: (wish: JobWish) => void; onClear: () => void };

/** What can be done with the jobs that are selected: only what the person may do with every one of them. */
export function JobBulkBar({ jobs, onWish, onClear }: Props) {
  const mayChange = jobs.every((job) => job.mayChange);
  const unfinished = unfinishedLettersOf(jobs);
  return (
    <BulkBar
      open={jobs.length > 0}
      title={counted(jobs.length, 'job')}
      detail={counted(lettersOf(jobs), 'letter')}
      onClear={onClear}
    >
      <Button size="sm" variant="quiet" icon="download" onClick={() => onWish({ kind: 'export', jobs })}>
        Export
      </Button>
      {mayChange && unfinished > 0 && (
        <Button size="sm" variant="quiet" icon="canceled" onClick={() => onWish({ kind: 'cancel', jobs })}>
          Cancel {counted(unfinished, 'letter')}
        </Button>
      )}
      {mayChange && (
        <Button size="sm" variant="quiet" icon="trash" onClick={() => onWish({ kind: 'delete', jobs })}>
          Delete
        </Button>
      )}
    </BulkBar>
  );
}
