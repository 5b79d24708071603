import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

export type Database<Tables> = Kysely<Tables>;

/** No statement outlives the 10 seconds that a call may take (D 32). */
const statementTimeoutMs = 10_000;

// Counts and dollars fit a double; the driver's default is text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// A day is the same everywhere; the driver would make it a midnight of this machine.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export function openPool(url: string, options: { max: number }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    application_name: 'tassel',
  });
  // A lost connection fails the query that uses it and is replaced on next use; unheard, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const openDatabase = <Tables>(pool: pg.Pool): Database<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
