import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('each database is its own, and a copy has what its template had', async () => {
  const first = await createTestDatabase();
  await query(first.url, 'create table kept as select 7 as figure');
  const copy = await createTestDatabase(new URL(first.url).pathname.slice(1));
  const empty = await createTestDatabase();
  expect(await query(copy.url, 'select figure from kept')).toEqual([{ figure: 7 }]);
  await expect(query(empty.url, 'select figure from kept')).rejects.toThrow('does not exist');
  for (const database of [first, copy, empty]) await database.drop();
  await expect(query(copy.url, 'select 1')).rejects.toThrow('does not exist');
});
