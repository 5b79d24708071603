import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startIdentity } from '@tassel/identity/identity.ts';
import type pg from 'pg';
import { startDrawing } from '#features/letters/draw-page.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, readConfig } from '#platform/config.ts';
import { openDatabase, openPool } from '#platform/database.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { openLog } from '#platform/log.ts';
import { outboxMailer, smtpMailer } from '#platform/mail.ts';
import { createMetrics } from '#platform/metrics.ts';
import { migrate } from '#platform/migrate.ts';
import { openFiles } from '#platform/open-files.ts';
import { openQueue, prepareQueues, queueOf } from '#platform/queue.ts';
import { StartRefused } from '#platform/start-refused.ts';
import type { Context } from './context.ts';
import { addDemo } from './demo.ts';
import { outboxFolder } from './dev-mail.ts';
import { openClassifier } from './open-classifier.ts';
import { openWebhookCalls } from './open-webhook-calls.ts';
import type { Tables } from './tables.ts';
import { tasks } from './tasks.ts';
import { type IdentityHandler, startWeb } from './web.ts';
import { printWelcome } from './welcome.ts';
import { startWorker } from './worker.ts';

const stopWithinMs = 9_500;
const waitForPartsMs = 6_500;
const hourMs = 3_600_000;

type End = () => unknown;

/** What was started, to be stopped in the opposite order. Once the end has begun, `add` lets the start go no further. */
type Parts = { add(end: End): void };

async function start(config: Config, parts: Parts): Promise<void> {
  const log = openLog(config.logLevel);
  const metrics = createMetrics();
  const { url, note } = await openServer(config, parts);
  const pool = openPool(url, { max: 20 });
  parts.add(() => pool.end());
  await migrate(pool, 'server', fileURLToPath(new URL('../migrations', import.meta.url)));
  const isWorker = config.roles.includes('worker');
  const boss = await openQueue(url, { isWorker, log });
  parts.add(() => boss.stop({ graceful: false }));
  await prepareQueues(boss, tasks, log);
  const mail = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(outboxFolder(config.dataDir), config.mailFrom);
  parts.add(() => mail.close());
  const classifier = openClassifier();
  parts.add(() => classifier.close());
  const outbound = openWebhookCalls(config);
  parts.add(() => outbound.close());
  const drawing = startDrawing();
  parts.add(() => drawing.stop());
  const context: Context = {
    config,
    db: openDatabase<Tables>(pool),
    queue: queueOf(boss),
    files: await openFiles(config),
    classify: classifier.classify,
    readBox: drawing.read,
    mail,
    outbound,
    clock: systemClock,
    log,
  };

  const needsIdentity = config.roles.includes('web') && config.identity.isEmbedded;
  const identity = needsIdentity ? await startEmbeddedIdentity(context, pool, parts) : undefined;
  const web = await startWeb(context, metrics, identity);
  parts.add(() => web.stop());
  // After the web: a task may call it, and while the port is another program's there is nobody to call.
  if (isWorker) {
    const worker = startWorker(context, boss, metrics);
    parts.add(() => worker.stop());
  }
  printWelcome(config, note);
}

/** The identity provider of the default run, with the demo people in it. */
async function startEmbeddedIdentity(context: Context, pool: pg.Pool, parts: Parts): Promise<IdentityHandler> {
  const { config, queue, clock, log } = context;
  await migrate(pool, 'identity', fileURLToPath(import.meta.resolve('@tassel/identity/migrations')));
  const identity = await startIdentity({
    issuer: config.identity.issuer,
    clientId: config.identity.clientId,
    consoleOrigin: config.publicUrl,
    secret: config.secretKey,
    pool,
    sendMail: (mail) => queue.add('send-mail', mail),
    now: () => clock.now(),
    log: (message, details) => log.info({ ...details }, message),
  });
  await addDemo(context, identity);
  const cleanUp = () => void identity.removeExpired().catch((error) => log.error({ err: error }, 'clean-up failed'));
  const timer = setInterval(cleanUp, hourMs);
  parts.add(() => clearInterval(timer));
  return identity;
}

async function openServer(config: Config, parts: Parts): Promise<{ url: string; note?: string }> {
  if (config.databaseUrl) return { url: config.databaseUrl };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) });
  parts.add(() => postgres.stop());
  return postgres;
}

/** A part that takes too long is left to itself, so that the last one, PostgreSQL, still ends in good order. */
async function stop(ends: End[]): Promise<void> {
  const patience = sleep(waitForPartsMs);
  let last: Promise<unknown> | undefined;
  for (const end of ends.reverse()) {
    last = Promise.resolve()
      .then(end)
      .catch((error) => console.error(error));
    await Promise.race([last, patience]);
  }
  await last;
}

async function main(): Promise<void> {
  const ends: End[] = [];
  const ending = new AbortController();
  const parts: Parts = {
    add(end) {
      ends.push(end);
      ending.signal.throwIfAborted();
    },
  };
  const end = async (code: number) => {
    if (ending.signal.aborted) return;
    ending.abort();
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    // A step of the start that is under way is waited for: what it starts must be stopped too.
    await starting;
    await stop(ends);
    process.exit(code);
  };
  // A closed terminal is an end like the others.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  const starting = attempt(() => start(readConfig(process.env), parts));
  const failure = await starting;
  if (!failure || ending.signal.aborted) return;
  console.error(failure.error instanceof StartRefused ? failure.error.message : failure.error);
  await end(1);
}

async function attempt(step: () => Promise<void>): Promise<{ error: unknown } | undefined> {
  try {
    await step();
  } catch (error) {
    return { error };
  }
}

await main();
