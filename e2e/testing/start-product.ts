import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Product = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and waits; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

type Settings = { dataDir?: string; env?: Record<string, string>; cwd?: string; port?: number };

/**
 * `npm start` without the build: the whole product in a process of its own, on a port of its own and, unless `dataDir` is
 * given, a data folder that goes when it stops.
 * Without the letters of the demo, which keep the machine busy for a while, unless `env` wants them.
 */
export async function startProduct({ dataDir, env = {}, cwd = root, port }: Settings = {}): Promise<Product> {
  const folder = dataDir === undefined ? temporaryFolder() : { path: dataDir, remove() {} };
  const usedPort = port ?? (await freePort());
  const child = spawn(process.execPath, ['server/src/start.ts'], {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(usedPort),
      DATA_DIR: folder.path,
      DEMO_LETTERS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const started = new Promise<void>((ready) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Ctrl-C stops it.') || output.includes('Tassel runs at')) ready();
      });
  });
  await Promise.race([started, ended, timeout(60_000)]);
  return {
    url: `http://localhost:${usedPort}`,
    dataDir: folder.path,
    process: child,
    output: () => output,
    async stop(signal = 'SIGINT') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const code = await ended;
      folder.remove();
      return code;
    },
  };
}

/** A data folder that the database's user can enter, removed by `remove`. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'tassel-e2e-'));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, 'localhost', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

const timeout = (ms: number) => new Promise<void>((done) => setTimeout(done, ms).unref());
