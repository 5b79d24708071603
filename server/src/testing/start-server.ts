import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiRevision } from '@tassel/contract/api-revision.ts';
import type { Classify } from '#features/letters/classify-letter.ts';
import { startDrawing } from '#features/letters/draw-page.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { outboxMailer, readOutbox, type SentMail, smtpMailer } from '#platform/mail.ts';
import { createMetrics } from '#platform/metrics.ts';
import { migrate } from '#platform/migrate.ts';
import { openFiles } from '#platform/open-files.ts';
import { openQueue, prepareQueues, queueOf } from '#platform/queue.ts';
import type { Context } from '#server/context.ts';
import { openClassifier } from '#server/open-classifier.ts';
import { openWebhookCalls } from '#server/open-webhook-calls.ts';
import type { Tables } from '#server/tables.ts';
import { tasks } from '#server/tasks.ts';
import { startWeb } from '#server/web.ts';
import { startWorker } from '#server/worker.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestIssuer, type TestIssuer, testClientId } from './test-issuer.ts';

export type GraphqlResult = {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
  data: any;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
};

export type TestServer = {
  url: string;
  databaseUrl: string;
  context: Context;
  issuer: TestIssuer;
  /** Lines of the log, as they would be kept. */
  logLines: string[];
  /** Moves the server's clock. */
  clock: { now(): Date; forward(seconds: number): void };
  mails(): Promise<SentMail[]>;
  /** A call with the token of a person and the current revision, each of which can be changed. */
  call(subject: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  graphql(subject: string, query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlResult>;
  stop(): Promise<void>;
};

/**
 * The whole server, web and worker, on a database of its own; only the identity provider is the test's.
 * `classify` stands for the classifier where a test needs many letters, or one that takes its time.
 */
export async function startServer(settings: Record<string, string> = {}, classify?: Classify): Promise<TestServer> {
  const clock = testClock();
  const issuer = await startTestIssuer(clock.now);
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'tassel-server-'));
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: testClientId,
    SECRET_KEY: 'a secret key that is only for tests',
    LOG_LEVEL: 'info',
    ...settings,
  });
  const logLines: string[] = [];
  const log = openLog(config.logLevel, (line) => void logLines.push(line));
  const metrics = createMetrics();
  const pool = openPool(database.url, { max: 10 });
  await migrate(pool, 'server', fileURLToPath(new URL('../../migrations', import.meta.url)));
  const isWorker = config.roles.includes('worker');
  const boss = await openQueue(database.url, { isWorker, log });
  const outbox = join(dataDir, 'outbox');
  const mail = config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(outbox, config.mailFrom);
  const files = await openFiles(config);
  const classifier = openClassifier();
  const drawing = startDrawing();
  const context: Context = {
    config,
    db: openDatabase<Tables>(pool),
    queue: queueOf(boss),
    files,
    classify: classify ?? classifier.classify,
    readBox: drawing.read,
    mail,
    outbound: openWebhookCalls(config),
    clock,
    log,
  };
  await prepareQueues(boss, tasks, log);
  const worker = isWorker ? startWorker(context, boss, metrics) : undefined;
  const web = await startWeb(context, metrics);

  const call: TestServer['call'] = async (subject, path, body, headers = {}) =>
    fetch(config.publicUrl + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `JWT ${await issuer.token(subject)}`,
        'api-revision': String(apiRevision),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    url: config.publicUrl,
    databaseUrl: database.url,
    context,
    issuer,
    logLines,
    clock,
    mails: () => readOutbox(outbox, 100),
    call,
    async graphql(subject, query, variables = {}, headers = {}) {
      const answer = await call(subject, '/api/private/graphql/', { query, variables }, headers);
      return (await answer.json()) as GraphqlResult;
    },
    async stop() {
      await web.stop();
      await worker?.stop();
      await classifier.close();
      drawing.stop();
      mail.close();
      await context.outbound.close();
      await boss.stop({ graceful: false });
      await pool.end();
      await issuer.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function testClock(): TestServer['clock'] {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    forward: (seconds) => {
      aheadMs += seconds * 1000;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}
