import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Task, Tasks } from './queue.ts';

const pollMs = 500;
const heartbeatMs = 4_000;

type Worker = { stop(): Promise<void> };

/** Takes tasks from the queue until told to stop; what runs then is finished first. */
export function startWork<Context extends { log: Log }>(
  boss: PgBoss,
  tasks: Tasks<Context>,
  context: Context,
  metrics: Metrics,
): Worker {
  const stopping = new AbortController();
  const loops = Object.entries(tasks).flatMap(([name, task]) =>
    Array.from({ length: task.concurrency ?? 1 }, () => loop(boss, name, task, context, metrics, stopping.signal)),
  );
  const timers = Object.entries(tasks).flatMap(([name, task]) =>
    task.everySeconds && task.isNeeded?.(context) !== false
      ? [comeAgain(boss, name, task.everySeconds, context.log)]
      : [],
  );
  return {
    async stop() {
      stopping.abort();
      for (const timer of timers) clearInterval(timer);
      await Promise.all(loops);
    },
  };
}

/** Every worker asks for it, and the queue takes one a time slot. */
function comeAgain(boss: PgBoss, name: string, seconds: number, log: Log): NodeJS.Timeout {
  const ask = () => boss.send(name, {}, { singletonSeconds: seconds });
  const timer = setInterval(() => {
    ask().catch((error) => log.error({ err: error, task: name }, 'a task could not be queued'));
  }, seconds * 1000);
  return timer.unref();
}

async function loop<Context extends { log: Log }>(
  boss: PgBoss,
  name: string,
  task: Task<Context>,
  context: Context,
  metrics: Metrics,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const [job] = await boss.fetch<object>(name, { batchSize: 1, includeMetadata: true });
      if (job) await runOne(boss, job, task, context, metrics);
      else await sleep(pollMs, undefined, { signal: stopping }).catch(() => undefined);
    } catch (error) {
      context.log.error({ err: error, task: name }, 'the queue could not be read');
      await sleep(pollMs * 4, undefined, { signal: stopping }).catch(() => undefined);
    }
  }
}

async function runOne<Context extends { log: Log }>(
  boss: PgBoss,
  job: JobWithMetadata<object>,
  task: Task<Context>,
  context: Context,
  metrics: Metrics,
): Promise<void> {
  const log = context.log.child({ task: job.name, taskId: job.id, attempt: job.retryCount + 1 });
  const heartbeat = setInterval(() => void boss.touch(job.name, job).catch(() => undefined), heartbeatMs);
  const startedAt = performance.now();
  let outcome = 'done';
  try {
    await task.run({ ...context, log }, job.data);
    await boss.complete(job.name, job);
  } catch (error) {
    outcome = job.retryCount < job.retryLimit ? 'retry' : 'failed';
    log.error({ err: error, outcome }, 'task failed');
    await boss.fail(job.name, job, { message: String(error) });
  } finally {
    clearInterval(heartbeat);
    metrics.taskSeconds.observe({ task: job.name, outcome }, (performance.now() - startedAt) / 1000);
  }
}
