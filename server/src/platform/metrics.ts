import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'tassel_http_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      registers: [registry],
    }),
    taskSeconds: new Histogram({
      name: 'tassel_task_seconds',
      help: 'Time of a background task, by name and outcome',
      labelNames: ['task', 'outcome'],
      buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60],
      registers: [registry],
    }),
    waitingTasks: new Gauge({
      name: 'tassel_tasks',
      help: 'Tasks in the queue, by name and state, as of the last audit',
      labelNames: ['task', 'state'],
      registers: [registry],
    }),
  };
}
