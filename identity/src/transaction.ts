import type pg from 'pg';

export async function inTransaction<T>(pool: pg.Pool, work: (db: pg.PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  let broken: unknown;
  try {
    await db.query('begin');
    const result = await work(db);
    await db.query('commit');
    return result;
  } catch (error) {
    await db.query('rollback').catch((rollbackError: unknown) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    // A connection that can't roll back is closed rather than handed to the next caller in the middle of a transaction.
    db.release(broken instanceof Error ? broken : undefined);
  }
}
