import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Mail } from '../context.ts';
import { startIdentity } from '../identity.ts';

const migrations = new URL('../../migrations/', import.meta.url);

export const dana = {
  email: 'dana.whitfield@bridgepath.example',
  password: 'correct horse battery',
  emailVerified: true,
};

/** The provider on a port of its own and in a database of its own. */
export async function startTestIdentity() {
  const databaseUrl = new URL(requireEnv('TEST_DATABASE_URL'));
  const name = `identity_${randomBytes(6).toString('hex')}`;
  await administer(databaseUrl, `create database ${name}`);
  databaseUrl.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: databaseUrl.href, max: 10 });
  // Dropping the database cuts connections that the pool is still closing.
  pool.on('error', () => {});
  for (const file of readdirSync(migrations).sort()) await pool.query(readFileSync(new URL(file, migrations), 'utf8'));

  const mails: Mail[] = [];
  const logged: { message: string; details?: object }[] = [];
  const clock = { skipMs: 0 };
  const listener: { handle?: Parameters<typeof createServer>[1] } = {};
  const server = createServer((request, response) => listener.handle?.(request, response));
  const origin = await listen(server);

  async function start(secret = 'a secret of the tests') {
    const identity = await startIdentity({
      issuer: `${origin}/identity`,
      pool,
      clientId: 'console',
      consoleOrigin: origin,
      secret,
      sendMail: async (mail) => void mails.push(mail),
      now: () => new Date(Date.now() + clock.skipMs),
      log: (message, details) => logged.push({ message, details }),
    });
    listener.handle = identity.handle;
    return identity;
  }

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await pool.end();
    await administer(new URL(requireEnv('TEST_DATABASE_URL')), `drop database ${name} with (force)`);
  }

  return {
    identity: await start(),
    restart: start,
    stop,
    origin,
    issuer: `${origin}/identity`,
    pool,
    mails,
    logged,
    clock,
  };
}

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function administer(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function requireEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} to the address of a Postgres server.`);
  return value;
}
