import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestKey } from '#testing/api-keys.ts';
import { waitFor } from '#testing/jobs.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { warnOfExpiry } from './warn-of-expiry.ts';

let server: TestServer;
let organizationId: string;
beforeAll(async () => {
  server = await startServer();
  await addTestPerson(server, 'dana');
  organizationId = await addTestOrganization(server, 'dana', 'Bridgepath');
});
afterAll(() => server.stop());

const warnings = async () =>
  (await server.mails())
    .filter(({ subject }) => subject.includes('expires'))
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted();

/** Runs the task twice, as a repeated one would, and answers the warnings once there are that many. */
async function runs(count: number): Promise<string[]> {
  await warnOfExpiry(server.context);
  await warnOfExpiry(server.context);
  return waitFor(warnings, (mails) => mails.length >= count);
}

const days = (count: number) => server.clock.forward(count * 86_400);

test('[R-D.28] owners hear 14, 7 and 1 day before a key ends, once each', async () => {
  await addTestMember(server, { admin: 'dana', organizationId }, 'gone', 'USER');
  for (const [subject, name, lifetime] of [
    ['dana', 'month', 30],
    ['dana', 'week', 7],
    ['dana', 'disabled', 30],
    ['dana', 'rotated', 30],
    ['gone', 'of somebody who left', 30],
  ] as const)
    await addTestKey(server, subject, { name, lifetime });
  const { data } = await server.graphql('dana', '{ apiKeys { items { key name } } }');
  const keyOf = (name: string) => data.apiKeys.items.find((key: { name: string }) => key.name === name).key;
  await server.graphql('dana', `mutation { disableApiKey(key: "${keyOf('disabled')}") { key } }`);
  await server.graphql('dana', `mutation { rotateApiKey(key: "${keyOf('rotated')}") { secret } }`);
  await server.context.db
    .deleteFrom('organization_users')
    .where('person_id', '=', ({ selectFrom }) => selectFrom('people').where('subject', '=', 'gone').select('id'))
    .execute();

  expect(await runs(0)).toEqual([]);
  days(6.5);
  const week = ['dana@example.test: Your API key "week" expires within a day'];
  expect(await runs(1)).toEqual(week);
  days(10);
  const fourteen = ['"month" expires within 14 days', '"rotated" expires within 14 days'];
  const seen = (...names: string[]) =>
    [...week, ...names.map((name) => `dana@example.test: Your API key ${name}`)].toSorted();
  expect(await runs(3)).toEqual(seen(...fourteen));
  days(7);
  const seven = ['"month" expires within 7 days', '"rotated" expires within 7 days'];
  expect(await runs(5)).toEqual(seen(...fourteen, ...seven));
  days(6);
  const one = ['"month" expires within a day', '"rotated" expires within a day'];
  expect(await runs(7)).toEqual(seen(...fourteen, ...seven, ...one));
  days(30);
  expect(await runs(7)).toEqual(seen(...fourteen, ...seven, ...one));
});
