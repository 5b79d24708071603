import type { KeptFolder } from '#platform/kept-files.ts';
import { observed } from '#platform/observed.ts';
import { keepFiles } from './keep-files.ts';
import { forgetUpload } from './kept-upload.ts';
import { createArrivalReport } from './report-arrivals.ts';
import { sendLetterOf } from './send-letter.ts';
import { type Transfer, type TransferTotals, totalsOf } from './transfer.ts';
import { createSpeedMeter } from './transfer-speed.ts';
import { createUploadQueue } from './upload-queue.ts';

/** A job whose letters shall be sent. */
export type UploadOrder = {
  organizationId: string;
  jobId: string;
  jobName: string;
  transfers: Transfer[];
  /** Letters that the browser made: no folder holds them. */
  made: ReadonlySet<string>;
  /** Where files are kept for a reload; null where the browser keeps none. */
  folder: KeptFolder | null;
  /** Lets another tab go on with it. */
  release: () => void;
};

export type UploadProgress = {
  transfers: readonly Transfer[];
  totals: TransferTotals;
  bytesPerSecond: number | null;
  isPaused: boolean;
  isOffline: boolean;
  /** Every letter has arrived or was canceled. */
  isDone: boolean;
  /** A reload would find every file that still waits. */
  isKept: boolean;
};

export type RunningUpload = ReturnType<typeof runUpload>;

/** Progress is told four times a second, however many letters move. */
const tellMs = 250;

export function runUpload(order: UploadOrder) {
  const { organizationId, jobId, jobName } = order;
  const speed = createSpeedMeter();
  const listening = new AbortController();
  let isPaused = false;
  let isOffline = !navigator.onLine;
  let hasChanged = true;

  const queue = createUploadQueue({
    transfers: order.transfers,
    send: sendLetterOf(organizationId),
    onChange: () => {
      hasChanged = true;
    },
  });
  const keeper = order.folder && keepFiles(order.folder, queue, order.made);
  const reportArrivals = createArrivalReport(organizationId);
  const progress = observed(look());
  const timer = setInterval(tell, tellMs);
  window.addEventListener('offline', () => setOffline(true), { signal: listening.signal });
  window.addEventListener('online', () => setOffline(false), { signal: listening.signal });
  // What the browser could not keep is lost with the page.
  window.addEventListener('beforeunload', (event) => progress.get().isKept || event.preventDefault(), {
    signal: listening.signal,
  });
  run();

  function look(): UploadProgress {
    const transfers = queue.transfers();
    const totals = totalsOf(transfers);
    speed.add(performance.now(), totals.sentBytes);
    const isDone = totals.sent + totals.canceled === transfers.length;
    const isKept = transfers.every(({ state, letterId }) => state !== 'waiting' || keeper?.kept.has(letterId));
    return { transfers, totals, bytesPerSecond: speed.bytesPerSecond(), isPaused, isOffline, isDone, isKept };
  }

  function tell(): void {
    if (!hasChanged && progress.get().totals.sending === 0) return;
    hasChanged = false;
    const now = look();
    void keeper?.noteEnded(now.transfers);
    reportArrivals(now.transfers);
    if (now.isDone) end();
    progress.set(now);
  }

  /** Goes on, or stands still, as the person and the connection want it. */
  function run(): void {
    speed.forget();
    if (isPaused || isOffline) queue.pause();
    else queue.resume();
    tell();
  }

  function setOffline(next: boolean): void {
    isOffline = next;
    run();
  }

  function setPaused(next: boolean): void {
    isPaused = next;
    run();
  }

  /** Stops everything; what was kept stays, unless all is done. */
  function end(): void {
    clearInterval(timer);
    listening.abort();
    const isDone = look().isDone;
    queue.pause();
    if (isDone) void forgetUpload(jobId);
    order.release();
  }

  return { organizationId, jobId, jobName, progress, queue, setPaused, end };
}
