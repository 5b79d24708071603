import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { counted } from '#ui/counted.ts';
import { Legend } from '#ui/Legend.tsx';
import { SegmentedBar } from '#ui/SegmentedBar.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { countOf, statusSegments, totalOf } from './job-counts.ts';
import type { Job } from './job-state.ts';
import { timeLeftWords } from './time-left.ts';
import { useReadingSpeed } from './use-reading-speed.ts';

type Props = { job: Job; pressed: readonly string[]; onToggle: (status: LetterStatus) => void };

/** Where the letters of a job stand: the figure, the bar, and a legend that filters the table. */
export function JobProgress({ job, pressed, onToggle }: Props) {
  const { statusCounts, state } = job;
  const segments = statusSegments(statusCounts);
  const pending = countOf(statusCounts, 'PENDING');
  const perSecond = useReadingSpeed(pending);
  const isReading = state === 'PROCESSING' || state === 'UPLOADING';
  return (
    <section aria-label="Progress" className="mt-6">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-x-4">
        <p className="text-text-muted">
          <b className="text-2xl font-semibold tracking-tight text-text">
            {countOf(statusCounts, 'READY').toLocaleString('en-US')}
          </b>{' '}
          of {totalOf(statusCounts).toLocaleString('en-US')} ready
        </p>
        {isReading && (
          <p role="status" className="flex items-center gap-2 pb-1 text-sm text-text-muted">
            <span className="text-blue-solid">
              <Spinner />
            </span>
            {state === 'UPLOADING' ? 'Waiting for files' : `Reading ${counted(pending, 'letter')}`}
            {timeLeftWords(pending, perSecond)}
          </p>
        )}
      </div>
      <SegmentedBar segments={segments} size="lg" />
      <Legend
        label="Filter by status"
        items={segments.filter(({ key, value }) => value > 0 || pressed.includes(key))}
        pressed={pressed as LetterStatus[]}
        onToggle={onToggle}
      />
    </section>
  );
}
