import { bytesInWords } from '#ui/bytes-in-words.ts';
import { counted } from '#ui/counted.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { UploadProgress } from './run-upload.ts';
import { timeLeftWords } from './transfer-speed.ts';

export function OverallProgress({ progress }: { progress: UploadProgress }) {
  const { totals, transfers } = progress;
  const letters = transfers.length - totals.canceled;
  const percent = Math.floor(totals.percent);
  return (
    <section aria-label="Progress" className="mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="text-base text-text-muted tabular-nums">
          <b className="mr-2 text-2xl font-semibold tracking-display text-text">{percent}%</b>
          {bytesInWords(totals.sentBytes)} of {bytesInWords(totals.bytes)}
        </p>
        <p className="text-text-muted tabular-nums">
          {totals.sent.toLocaleString('en-US')} of {counted(letters, 'letter')}
          {paceInWords(progress)}
        </p>
      </div>
      <ProgressBar label="All letters" hideLabel value={totals.percent} size="lg" />
      {/* Said seldom: every tenth of the way, not every quarter of a second. */}
      <p role="status" className="sr-only">
        {progress.isPaused ? 'Paused' : `${Math.floor(percent / 10) * 10}% uploaded`}
      </p>
    </section>
  );
}

function paceInWords({ totals, bytesPerSecond, isPaused, isOffline }: UploadProgress): string {
  if (isPaused) return ', paused';
  if (isOffline) return ', waiting for the connection';
  if (!bytesPerSecond) return '';
  const left = timeLeftWords(totals.bytes - totals.sentBytes, bytesPerSecond);
  return `, ${bytesInWords(bytesPerSecond)}/s${left ? `, ${left}` : ''}`;
}
