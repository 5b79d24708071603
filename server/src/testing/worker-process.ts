import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestServer } from './start-server.ts';

/** A program of this folder in a process of its own, with the settings of the server, once it has said something. */
export async function startWorkerProcess(
  { context: { config }, databaseUrl }: TestServer,
  program: 'run-worker.ts' | 'run-delivery-worker.ts',
): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [fileURLToPath(new URL(program, import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      OIDC_ISSUER: config.identity.issuer,
      OIDC_CLIENT_ID: config.identity.clientId,
      SECRET_KEY: config.secretKey,
      WEBHOOK_ALLOW_LOOPBACK: String(config.webhookAllowLoopback),
      ROLES: 'worker',
      // Many starts of the same program.
      NODE_COMPILE_CACHE: join(config.dataDir, 'compile-cache'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout as NonNullable<typeof worker.stdout>, 'data');
  return worker;
}

/** With -9: it has no chance to finish anything. */
export async function killProcess(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}
