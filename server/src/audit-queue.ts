import type { PgBoss } from 'pg-boss';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';

const everyMs = 60_000;

/** Counts what waits and what failed for good, for the metrics, and says in the log when something newly failed. */
export function auditQueue(boss: PgBoss, metrics: Metrics, log: Log): { stop(): void } {
  const failedBefore = new Map<string, number>();

  async function audit(): Promise<void> {
    for (const { name, readyCount, activeCount, failedCount } of await boss.getQueues()) {
      metrics.waitingTasks.set({ task: name, state: 'waiting' }, readyCount);
      metrics.waitingTasks.set({ task: name, state: 'active' }, activeCount);
      metrics.waitingTasks.set({ task: name, state: 'failed' }, failedCount);
      const before = failedBefore.get(name) ?? 0;
      if (failedCount > before) log.error({ task: name, failed: failedCount - before }, 'tasks failed for good');
      failedBefore.set(name, failedCount);
    }
  }

  const timer = setInterval(() => void audit().catch((error) => log.error({ err: error }, 'audit failed')), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
