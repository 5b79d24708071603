import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitFor } from '#testing/jobs.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { startReceiver, type TestReceiver } from '#testing/webhook-receiver.ts';
import { addEndedLetters, addTestWebhook } from '#testing/webhooks.ts';
import { killProcess, startWorkerProcess } from '#testing/worker-process.ts';

const letterCount = 1000;
const killAfter = [200, 600];

let server: TestServer;
let receiver: TestReceiver;
let worker: ChildProcess | undefined;
beforeAll(async () => {
  server = await startServer({ ROLES: 'web', WEBHOOK_ALLOW_LOOPBACK: 'true' });
  receiver = await startReceiver((_request, response) => void setTimeout(() => response.end(), 20));
  await addTestPerson(server, 'ada');
  const organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await setTestOrganization(server, organizationId, { credits: letterCount });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await server.stop();
  await receiver.stop();
});

test('[R-D.35] killed with -9 twice during 1,000 deliveries, the worker loses no event', async () => {
  const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
  const letters = await addEndedLetters(server, 'ada', letterCount);
  for (const count of killAfter) {
    worker = await startWorkerProcess(server, 'run-delivery-worker.ts');
    await receiver.received(count, 60);
    await killProcess(worker);
  }
  const told = () => new Set(receiver.requests.map(({ body }) => JSON.parse(body).id));
  expect(told().size).toBeLessThan(letterCount);
  worker = await startWorkerProcess(server, 'run-delivery-worker.ts');
  const states = await waitFor(
    () =>
      server.context.db
        .selectFrom('webhook_deliveries')
        .where('webhook_id', '=', id)
        .groupBy('state')
        .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
        .execute(),
    (found) => found.length === 1 && found[0]?.state === 'DELIVERED',
    90,
  );
  expect(states).toEqual([{ state: 'DELIVERED', count: letterCount }]);
  expect(told()).toEqual(new Set(letters));
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(letterCount);
}, 240_000);
