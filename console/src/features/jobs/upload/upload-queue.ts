import { sleep } from '#platform/sleep.ts';
import type { Transfer } from './transfer.ts';

/** Sends one letter; fails with words for people, and says whether another try may help. */
export type Send = (transfer: Transfer, onProgress: (sentBytes: number) => void, signal: AbortSignal) => Promise<void>;

export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly mayTryAgain: boolean;

  constructor(message: string, mayTryAgain: boolean) {
    super(message);
    this.mayTryAgain = mayTryAgain;
  }
}

type Settings = {
  transfers: readonly Transfer[];
  send: Send;
  onChange: () => void;
  parallel?: number;
  wait?: typeof sleep;
};

/** Tries of one letter before a person is asked, and the pause before the second; each further one is twice as long. */
const maxTries = 3;
const firstWaitMs = 1000;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Sends letters, a few at once. A letter is sent whole, or again from its start; what has arrived is kept. */
export function createUploadQueue({ transfers, send, onChange, parallel = 4, wait = sleep }: Settings) {
  const current = new Map(transfers.map((transfer) => [transfer.letterId, transfer]));
  const waiting = new Set(transfers.filter(({ state }) => state === 'waiting').map(({ letterId }) => letterId));
  const running = new Map<string, AbortController>();
  const tries = new Map<string, number>();
  let isPaused = false;

  function change(letterId: string, next: Partial<Transfer>): void {
    const before = current.get(letterId);
    if (!before) return;
    current.set(letterId, { ...before, ...next });
    if (next.state === 'waiting') waiting.add(letterId);
    else if (next.state) waiting.delete(letterId);
    onChange();
  }

  function fill(): void {
    if (isPaused) return;
    for (const letterId of waiting) {
      if (running.size >= parallel) return;
      const transfer = current.get(letterId);
      if (transfer && !running.has(letterId)) void run(transfer);
    }
  }

  async function run(transfer: Transfer): Promise<void> {
    const { letterId } = transfer;
    const stop = new AbortController();
    running.set(letterId, stop);
    change(letterId, { state: 'sending', sentBytes: 0, error: null });
    try {
      await send(transfer, (sentBytes) => change(letterId, { sentBytes }), stop.signal);
      change(letterId, { state: 'sent', sentBytes: transfer.bytes, file: null });
    } catch (error) {
      if (!stop.signal.aborted) await fail(letterId, error, stop.signal);
    }
    // Whoever stopped it has said what it is now.
    if (running.get(letterId) === stop) running.delete(letterId);
    fill();
  }

  async function fail(letterId: string, error: unknown, signal: AbortSignal): Promise<void> {
    const tried = (tries.get(letterId) ?? 0) + 1;
    tries.set(letterId, tried);
    const mayTryAgain = error instanceof SendFailure && error.mayTryAgain && tried < maxTries;
    if (!mayTryAgain) return change(letterId, { state: 'failed', error: wordsOf(error) });
    change(letterId, { sentBytes: 0 });
    await wait(firstWaitMs * 2 ** (tried - 1));
    if (!signal.aborted) change(letterId, { state: 'waiting' });
  }

  function stop(letterId: string, next: Partial<Transfer>): void {
    change(letterId, { sentBytes: 0, ...next });
    const stopped = running.get(letterId);
    running.delete(letterId);
    stopped?.abort();
  }

  return {
    transfers: () => [...current.values()],
    transfer: (letterId: string) => current.get(letterId),
    start: fill,
    pause() {
      isPaused = true;
      for (const letterId of [...running.keys()]) stop(letterId, { state: 'waiting' });
      onChange();
    },
    resume() {
      isPaused = false;
      onChange();
      fill();
    },
    retry(letterIds: readonly string[]) {
      for (const letterId of letterIds) {
        tries.delete(letterId);
        if (current.get(letterId)?.state === 'failed') change(letterId, { state: 'waiting', error: null });
      }
      fill();
    },
    cancel(letterIds: readonly string[]) {
      for (const letterId of letterIds) stop(letterId, { state: 'canceled', file: null });
      fill();
    },
    /** A file that was missing is at hand again. */
    give(files: ReadonlyMap<string, File>) {
      for (const [letterId, file] of files) {
        if (current.get(letterId)?.state === 'missing') change(letterId, { file, state: 'waiting' });
      }
      fill();
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'It stopped';
}
