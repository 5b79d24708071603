import type { FileTasks, TaskAnswer } from './file-worker.ts';

type Waiting = { done: (result: never) => void; fail: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/** Has a task done by the worker, which starts with the first one. */
export function runFileTask<Name extends keyof FileTasks>(
  name: Name,
  ...input: Parameters<FileTasks[Name]>
): ReturnType<FileTasks[Name]> {
  worker ??= startWorker();
  const id = ++lastId;
  const result = new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker?.postMessage({ id, name, input });
  });
  return result as ReturnType<FileTasks[Name]>;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<TaskAnswer>) => {
    const { done, fail } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('error' in data) fail?.(new Error(data.error));
    else done?.(data.result as never);
  });
  // A file that takes the worker down must not leave the others waiting for ever.
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const { fail } of waiting.values()) fail(new Error('The file could not be read'));
    waiting.clear();
  });
  return started;
}
