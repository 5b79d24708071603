import type { PgBoss } from 'pg-boss';
import type { Metrics } from '#platform/metrics.ts';
import { startWork } from '#platform/work.ts';
import { auditQueue } from './audit-queue.ts';
import type { Context } from './context.ts';
import { tasks } from './tasks.ts';

export type Worker = { stop(): Promise<void> };

/** Runs the background tasks until stopped; then no new one, and what is under way is finished. */
export function startWorker(context: Context, boss: PgBoss, metrics: Metrics): Worker {
  const work = startWork(boss, tasks, context, metrics);
  const audit = auditQueue(boss, metrics, context.log);
  return {
    async stop() {
      audit.stop();
      await work.stop();
    },
  };
}
