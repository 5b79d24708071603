import type { PgBoss } from 'pg-boss';
import { startDeliveries } from '#features/webhooks/start-deliveries.ts';
import type { Metrics } from '#platform/metrics.ts';
import { startWork } from '#platform/work.ts';
import { auditQueue } from './audit-queue.ts';
import type { Context } from './context.ts';
import { tasks } from './tasks.ts';

export type Worker = { stop(): Promise<void> };

/** Runs the background tasks and delivers to webhooks until stopped; then nothing new, and what is under way is finished. */
export function startWorker(context: Context, boss: PgBoss, metrics: Metrics): Worker {
  const work = startWork(boss, tasks, context, metrics);
  const deliveries = startDeliveries(context);
  const audit = auditQueue(boss, metrics, context.log);
  return {
    async stop() {
      audit.stop();
      await Promise.all([work.stop(), deliveries.stop()]);
    },
  };
}
