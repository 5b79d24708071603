// A worker that can be killed: takes its settings from the environment and delivers to webhooks, nothing else.
import { startDeliveries } from '#features/webhooks/start-deliveries.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { openQueue, queueOf } from '#platform/queue.ts';
import type { Context } from '#server/context.ts';
import { openWebhookCalls } from '#server/open-webhook-calls.ts';
import type { Tables } from '#server/tables.ts';

const config = readConfig(process.env);
const url = config.databaseUrl as string;
const log = openLog('error');
const context = {
  config,
  db: openDatabase<Tables>(openPool(url, { max: 5 })),
  queue: queueOf(await openQueue(url, { isWorker: false, log })),
  outbound: openWebhookCalls(config),
  clock: systemClock,
  log,
  // It reads no letters and sends no mails.
} as unknown as Context;
startDeliveries(context);
console.log('ready');
