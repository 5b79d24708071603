import { readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, databaseUser, processesOf } from './embedded-postgres-cluster.ts';

type Server = { port: number; password: string };

export const databaseName = 'tassel';

export function databaseUrl({ port, password }: Server, database = databaseName): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * The port of a server that outlived its Tassel, when it is proven ours: one of the cluster's own processes (so that
 * the password goes to nobody else), our password opens it, and it serves our files.
 */
export async function adoptablePort(cluster: Cluster, password: string): Promise<number | undefined> {
  const alive = await processesOf(cluster);
  if (alive.length === 0) return undefined;
  const { pid, port } = readPostmasterFile(cluster.files);
  if (!alive.includes(pid)) return undefined;
  const folder = await servedFolder({ port, password });
  return folder !== undefined && realpathSync(folder) === realpathSync(cluster.files) ? port : undefined;
}

export async function ensureDatabase(server: Server): Promise<void> {
  await withClient(databaseUrl(server, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

/** The wanted port while nobody else listens on it, else one that is free now. */
export async function freePort(wanted = 0): Promise<number> {
  const port = await tryPort(wanted);
  return port ?? freePort();
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

// Lines 1 and 4 of PostgreSQL's own lock file. A server that has just begun may not have written them yet.
function readPostmasterFile(files: string): { pid: number; port: number } {
  try {
    const lines = readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return { pid: 0, port: 0 };
  }
}

async function servedFolder(server: Server): Promise<string | undefined> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    try {
      return await withClient(databaseUrl(server, 'postgres'), async (client) => {
        const { rows } = await client.query<{ data_directory: string }>('show data_directory');
        return rows[0]?.data_directory;
      });
    } catch (error) {
      // 57P03: it starts up or shuts down at this moment, and is worth waiting for. Any other answer is a no.
      if ((error as { code?: string }).code !== '57P03') return undefined;
      await sleep(200);
    }
  }
  return undefined;
}

async function withClient<T>(connectionString: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
