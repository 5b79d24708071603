import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ClassifiedLetter, unread } from '../classify.ts';
import type { PoolLimits } from './limits.ts';
import type { Order, Report } from './messages.ts';
import { cpuMs, residentBytes } from './process-usage.ts';

/** A child process that reads letters, one at a time. */
export type Child = {
  process: ChildProcess;
  /** Settles when the engines are loaded, or rejects when the child ends before. */
  warm: Promise<void>;
  /** Letters read so far; a worn child is not used again. */
  letters: number;
  isWorn: boolean;
};

/**
 * Code that is copied into other code is compiled again there: a new child takes a twentieth less without most of it. With more
 * room for what is young the rest of a letter is cleared away less often: as much again. And what is compiled with the most care
 * must be used a lot for it to pay. A pattern of ours is asked hundreds of times: it is compiled at once. One thread clears away
 * with less work than several that share it: another thirtieth.
 */
export const engineFlags = [
  '--max-inlined-bytecode-size-cumulative=100',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--invocation-count-for-turbofan=100000',
  '--no-regexp-tier-up',
  '--single-threaded-gc',
];

const program = fileURLToPath(new URL('./child.ts', import.meta.url));
const heapMegabytes = 1024;
const watchMs = 100;

export function startChild(): Child {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...engineFlags],
    // The engines chat on standard output, which belongs to the answers.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const warm = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code, signal) => reject(new Error(`a reader ended at its start: ${signal ?? code}`)));
    child.once('error', reject);
  });
  // The pool looks at it when the child is needed; until then a failure must not end the worker.
  warm.catch(() => undefined);
  return { process: child, warm, letters: 0, isWorn: false };
}

/** Reads one letter within the limits; null when the child ended of itself, or by another hand than ours. */
export async function readInChild(child: Child, order: Order, limits: PoolLimits): Promise<ClassifiedLetter | null> {
  const begin = performance.now();
  const passed = () => Math.round(performance.now() - begin);
  const { promise, resolve } = Promise.withResolvers<ClassifiedLetter | null>();
  const giveUp = (letter: ClassifiedLetter | null) => {
    child.isWorn = true;
    child.process.kill('SIGKILL');
    resolve(letter);
  };
  const onMessage = (message: Report) => {
    if (message.kind !== 'done') return;
    child.isWorn = message.residentBytes > limits.restResidentBytes;
    resolve(message.letter);
  };
  const onExit = () => giveUp(null);
  const onTimeOut = () => giveUp(unread('NOT_SUPPORTED', 'timed_out', passed()));
  const cpuBefore = cpuMs(child.process.pid);
  const timer = setTimeout(onTimeOut, limits.timeoutMs);
  const watch = setInterval(() => {
    if (cpuMs(child.process.pid) - cpuBefore > limits.maxCpuMs) onTimeOut();
    if (residentBytes(child.process.pid) > limits.maxResidentBytes)
      giveUp(unread('BAD_FILE', 'damaged', passed(), 'the reader took too much memory'));
  }, watchMs);
  child.process.on('message', onMessage).once('exit', onExit);
  child.letters += 1;
  child.process.send(order, (error) => error && onExit());
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    child.process.off('message', onMessage).off('exit', onExit);
    child.isWorn ||= child.letters >= limits.maxLetters;
  }
}
