// A worker that can be killed: takes its settings from the environment and runs what letters need, nothing else, so
// that it starts quickly. It reads no letter, but takes its time for each.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { finishJob } from '#features/jobs/finish-job.ts';
import { classifyLetter } from '#features/letters/classify-letter.ts';
import { giveUpLetter } from '#features/letters/give-up-letter.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { type Mail, outboxMailer } from '#platform/mail.ts';
import { createMetrics } from '#platform/metrics.ts';
import { openFiles } from '#platform/open-files.ts';
import { openQueue, queueOf, type Tasks } from '#platform/queue.ts';
import { startWork } from '#platform/work.ts';
import type { Context } from '#server/context.ts';
import { openWebhookCalls } from '#server/open-webhook-calls.ts';
import type { Tables } from '#server/tables.ts';
import { readyAnswer } from './jobs.ts';

const letterMs = 200;

// How often they are tried is written in the queue, by the server of the test.
const tasks = {
  'classify-letter': { run: classifyLetter, retries: 8, concurrency: 2 },
  'give-up-letter': { run: giveUpLetter, retries: 20 },
  'finish-job': { run: finishJob, retries: 20 },
  'send-mail': { run: (context: Context, mail: Mail) => context.mail.send(mail), retries: 8 },
} satisfies Tasks<Context>;

const config = readConfig(process.env);
const url = config.databaseUrl as string;
const log = openLog('silent');
const boss = await openQueue(url, { isWorker: true, log });
const context: Context = {
  config,
  db: openDatabase<Tables>(openPool(url, { max: 5 })),
  queue: queueOf(boss),
  files: await openFiles(config),
  classify: async () => {
    await sleep(letterMs);
    return readyAnswer();
  },
  readBox: async () => null,
  mail: outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom),
  outbound: openWebhookCalls(config),
  clock: systemClock,
  log,
};
startWork(boss, tasks, context, createMetrics());
console.log('ready');
