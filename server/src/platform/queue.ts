import { fromKysely, type KyselyTransactionLike, PgBoss } from 'pg-boss';
import type { Log } from './log.ts';

/** Of the tasks that wait under one name, those with the highest priority come first; 0 where nothing is said. */
export type AddOptions = { startAfterSeconds?: number; priority?: number };

export type Queue = {
  /** Inside a transaction the task exists only once the transaction is committed. */
  add(name: string, data: object, options?: AddOptions): Promise<void>;
  within(db: KyselyTransactionLike): Queue;
};

/** Any task of the queue: what runs it, how often it is tried, and when it comes by itself. */
export type Task<Context> = {
  // A task's data were checked where it was added; each handler names its own shape.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  run(context: Context, data: any): Promise<void>;
  retries: number;
  /** The task that gets the data of one that failed as often as it is tried, or whose worker died as often. */
  afterLastRetry?: string;
  /** Doubled on each retry, with jitter. */
  retryDelaySeconds?: number;
  timeoutSeconds?: number;
  concurrency?: number;
  /** Five cron fields, UTC. */
  schedule?: string;
  /** For what comes more often than every minute; however many workers there are, it comes once. */
  everySeconds?: number;
  /** Whether it comes at all, by the settings; always, where nothing is said. */
  isNeeded?(context: Context): boolean;
};
export type Tasks<Context> = Record<string, Task<Context>>;

/** Opens the queue in the product's own database. Only a worker supervises it and fires its schedules. */
export async function openQueue(url: string, options: { isWorker: boolean; log: Log }): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tassel-queue',
    max: 4,
    supervise: options.isWorker,
    schedule: options.isWorker,
    superviseIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 20,
  });
  boss.on('error', (error) => options.log.error({ err: error }, 'queue error'));
  boss.on('warning', (warning) => options.log.warn({ warning }, 'queue warning'));
  await boss.start();
  return boss;
}

export function queueOf(boss: PgBoss, db?: KyselyTransactionLike): Queue {
  return {
    async add(name, data, { startAfterSeconds, priority } = {}) {
      await boss.send(name, data, {
        ...(startAfterSeconds && { startAfter: startAfterSeconds }),
        ...(priority && { priority }),
        ...(db && { db: fromKysely(db) }),
      });
    },
    within: (transaction) => queueOf(boss, transaction),
  };
}

/** Makes the queue hold exactly the tasks of the contents page, with their limits and schedules. */
export async function prepareQueues<Context>(boss: PgBoss, tasks: Tasks<Context>, log: Log): Promise<void> {
  // What others fall back to comes first: it must exist when they name it.
  const fallbacks = new Set(Object.values(tasks).map((task) => task.afterLastRetry));
  const inOrder = Object.entries(tasks).sort(([a], [b]) => Number(fallbacks.has(b)) - Number(fallbacks.has(a)));
  for (const [name, task] of inOrder) {
    const options = {
      retryLimit: task.retries,
      retryDelay: task.retryDelaySeconds ?? 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: task.timeoutSeconds ?? 60,
      heartbeatSeconds: 10,
      ...(task.afterLastRetry && { deadLetter: task.afterLastRetry }),
    };
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
    if (task.schedule) await boss.schedule(name, task.schedule, {}, { tz: 'UTC', missed: 'once' });
  }
  for (const { name } of await boss.getSchedules()) if (!tasks[name]?.schedule) await boss.unschedule(name);
  const orphans = (await boss.getQueues()).filter((queue) => !tasks[queue.name] && queue.queuedCount > 0);
  for (const { name, queuedCount } of orphans) log.warn({ task: name, queuedCount }, 'no task of this name exists');
}
