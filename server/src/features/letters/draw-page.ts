import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Box } from '@tassel/classifier/page.ts';
import { residentBytes } from '@tassel/classifier/pool/process-usage.ts';
import type { BoxReading } from '@tassel/classifier/read-box.ts';
import type { LetterPage } from './page-images.ts';

type WantedPage = { page: number; dpi: number; turn: 0 | 90 | 180 | 270 };
/** A place on a page as people see it, in points. */
export type WantedBox = { page: number; box: Box; turn: 0 | 90 | 180 | 270 };
export type DrawingOrder = { bytes: Uint8Array; wanted: WantedPage | WantedBox | 'sizes' };
export type DrawingReport = Uint8Array | LetterPage[] | BoxReading | null;

/** Looks at letters in a child process, one at a time: a hostile letter costs the child, never the server. */
export type Drawing = {
  /** WebP; null for a page that can't be drawn. */
  draw(bytes: Uint8Array, wanted: WantedPage): Promise<Uint8Array | null>;
  /** The pages of a letter that nobody has read; null where it can't be opened. */
  measure(bytes: Uint8Array): Promise<LetterPage[] | null>;
  /** The words inside a box; null where there is no such page. */
  read(bytes: Uint8Array, wanted: WantedBox): Promise<BoxReading | null>;
  stop(): void;
};

const program = fileURLToPath(new URL('./draw-page-child.ts', import.meta.url));
const limits = { orderMs: 30_000, idleMs: 60_000, heapMegabytes: 512, residentBytes: 1536 * 1024 * 1024, watchMs: 100 };

/** The child is started with the first order, and ended when there has been none for a while. */
export function startDrawing(): Drawing {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function follow(order: DrawingOrder): Promise<DrawingReport> {
    clearTimeout(idle);
    const asked = child ?? startChild();
    child = asked;
    const report = await ask(asked, order);
    if (asked.killed || asked.exitCode !== null) child = undefined;
    idle = setTimeout(stop, limits.idleMs).unref();
    return report;
  }

  function inTurn(order: DrawingOrder): Promise<DrawingReport> {
    const report = last.then(() => follow(order));
    last = report.catch(() => undefined);
    return report;
  }

  return {
    draw: (bytes, wanted) => inTurn({ bytes, wanted }) as Promise<Uint8Array | null>,
    measure: (bytes) => inTurn({ bytes, wanted: 'sizes' }) as Promise<LetterPage[] | null>,
    read: (bytes, wanted) => inTurn({ bytes, wanted }) as Promise<BoxReading | null>,
    stop,
  };
}

function startChild(): ChildProcess {
  return fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${limits.heapMegabytes}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Whatever happens to the child, there is an answer within the limits. */
async function ask(child: ChildProcess, order: DrawingOrder): Promise<DrawingReport> {
  const { promise, resolve } = Promise.withResolvers<DrawingReport>();
  const onReport = (report: unknown) => resolve(report as DrawingReport);
  const giveUp = () => {
    child.kill('SIGKILL');
    resolve(null);
  };
  const timer = setTimeout(giveUp, limits.orderMs);
  const watch = setInterval(() => residentBytes(child.pid) > limits.residentBytes && giveUp(), limits.watchMs);
  child.once('message', onReport).once('exit', giveUp).once('error', giveUp);
  child.send(order, (error) => error && giveUp());
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    child.off('message', onReport).off('exit', giveUp).off('error', giveUp);
  }
}
