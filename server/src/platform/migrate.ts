import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefused } from './start-refused.ts';

const lockKey = 7_355_608;

/** Applies the SQL files of a folder that this database has not seen, in order, one process at a time. */
export async function migrate(pool: pg.Pool, owner: string, folder: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await applyMissing(client, owner, folder);
  } finally {
    // Ends the session, and with it the lock and the setting.
    client.release(true);
  }
}

async function applyMissing(client: pg.PoolClient, owner: string, folder: string): Promise<void> {
  await client.query(`create table if not exists migrations (
    owner text not null, file text not null, sha256 text not null, applied_at timestamptz not null default now(),
    primary key (owner, file))`);
  const { rows } = await client.query('select file, sha256 from migrations where owner = $1', [owner]);
  const applied = new Map<string, string>(rows.map((row) => [row.file, row.sha256]));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files) {
    const sql = await readFile(join(folder, file), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    const known = applied.get(file);
    if (known === sha256) continue;
    if (known) throw new StartRefused(`Migration ${owner}/${file} was changed after it ran. Add a new file instead.`);
    await apply(client, sql, [owner, file, sha256]);
  }
}

async function apply(client: pg.PoolClient, sql: string, record: string[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (owner, file, sha256) values ($1, $2, $3)', record);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
