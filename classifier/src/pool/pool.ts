import { type ClassifiedLetter, unread } from '../classify.ts';
import type { TaughtLine } from '../understand/taught-lines.ts';
import { defaultPoolLimits, type PoolLimits } from './limits.ts';
import type { Order } from './messages.ts';
import { type Child, readInChild, startChild } from './run-child.ts';

/** Reads letters in child processes: a hostile letter costs one child, never the worker. */
export type Pool = {
  classify: (bytes: Uint8Array, taught?: readonly TaughtLine[]) => Promise<ClassifiedLetter>;
  close: () => void;
};

export function startPool(wanted: Partial<PoolLimits> = {}): Pool {
  const limits = { ...defaultPoolLimits, ...wanted };
  const idle: Child[] = Array.from({ length: limits.children }, startChild);
  const waiting: ((child: Child) => void)[] = [];
  const all = new Set(idle);
  let isClosed = false;

  async function take(): Promise<Child> {
    const child = idle.shift() ?? (await new Promise<Child>((resolve) => waiting.push(resolve)));
    // One that ended while it had no letter, as when the machine had no memory left: the next letter is not to blame.
    return isGone(child) ? fresh(child) : child;
  }

  function giveBack(child: Child): void {
    const next = waiting.shift();
    if (next) next(child);
    else idle.push(child);
  }

  /** A worn or dead child gives its place to a fresh one. */
  function replace(child: Child): void {
    if (isClosed) end(child);
    else giveBack(fresh(child));
  }

  function fresh(old: Child): Child {
    end(old);
    const child = startChild();
    all.add(child);
    return child;
  }

  function end(child: Child): void {
    all.delete(child);
    child.process.kill('SIGKILL');
  }

  async function read(order: Order): Promise<ClassifiedLetter | null> {
    const child = await take();
    try {
      await child.warm;
      return await readInChild(child, order, limits);
    } finally {
      if (child.isWorn || isGone(child)) replace(child);
      else giveBack(child);
    }
  }

  return {
    classify: async (bytes, taught) => {
      const begin = performance.now();
      const first = await read({ bytes, taught });
      // The machine may have had no memory left. Who ends two readers is to blame: a file that is not what it seems crashes native code.
      const answer = first || isClosed ? first : await read({ bytes, taught });
      return answer ?? unread('BAD_FILE', 'damaged', Math.round(performance.now() - begin), 'the reader ended');
    },
    close: () => {
      isClosed = true;
      for (const child of all) end(child);
    },
  };
}

const isGone = ({ process }: Child): boolean => process.exitCode !== null || process.signalCode !== null;
