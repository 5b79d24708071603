import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openPool } from './database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, { max: 8 });
  folder = await mkdtemp(join(tmpdir(), 'tassel-migrations-'));
  await writeFile(join(folder, '0001_a.sql'), 'create table a (id int); insert into a values (1);');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

test('five processes at once apply each file once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrate(pool, 'test', folder)));
  expect((await pool.query('select id from a')).rows).toEqual([{ id: 1 }]);
});

test('a file that fails leaves nothing of itself, and is tried again', async () => {
  await writeFile(join(folder, '0002_b.sql'), 'create table b (id int); select nonsense;');
  await expect(migrate(pool, 'test', folder)).rejects.toThrow('nonsense');
  await writeFile(join(folder, '0002_b.sql'), 'create table b (id int);');
  await migrate(pool, 'test', folder);
  expect((await pool.query('select id from b')).rows).toEqual([]);
});

test('a file that was changed after it ran refuses the start', async () => {
  await writeFile(join(folder, '0001_a.sql'), 'create table other (id int);');
  await expect(migrate(pool, 'test', folder)).rejects.toThrow('Migration test/0001_a.sql was changed after it ran');
});
