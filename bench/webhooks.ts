// Deliveries beside a bare undici loop that sends the same bodies to the same receiver: what the log, the signature,
// the check of the address and the certainty of not losing anything cost.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startDeliveries } from '../server/src/features/webhooks/start-deliveries.ts';
import { sendBare } from '../server/src/testing/bare-loop.ts';
import { setTestOrganization } from '../server/src/testing/organization.ts';
import { addTestOrganization, addTestPerson } from '../server/src/testing/people.ts';
import { startServer } from '../server/src/testing/start-server.ts';
import { setup } from '../server/src/testing/test-setup.ts';
import { addEndedLetters, addTestWebhook } from '../server/src/testing/webhooks.ts';
import { printRatios, timeOf } from './support/ratio.ts';

const count = 2000;
const rounds = 3;
const atOnce = 16;
const mostRatio = 10;

const stopDatabase = await setup();
const receiver = spawn(process.execPath, [fileURLToPath(new URL('support/receiver.ts', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [port] = await once(receiver.stdout, 'data');
const url = `http://127.0.0.1:${String(port).trim()}/hooks`;

const server = await startServer({ ROLES: 'web', WEBHOOK_ALLOW_LOOPBACK: 'true', LOG_LEVEL: 'error' });
const { db } = server.context;
await addTestPerson(server, 'ada');
await setTestOrganization(server, await addTestOrganization(server, 'ada', 'Bridgepath'), { credits: 1_000_000 });
await addTestWebhook(server, 'ada', { url, returnAwardLetterFilename: true, returnJob: { returnJobId: true } });

const waiting = async (): Promise<number> => {
  const found = await db
    .selectFrom('webhook_deliveries')
    .where('state', '=', 'PENDING')
    .select('id')
    .limit(1)
    .execute();
  return found.length;
};

async function deliverAll(): Promise<void> {
  const deliveries = startDeliveries(server.context);
  while ((await waiting()) > 0) await sleep(10);
  await deliveries.stop();
}

const times = { bare: 0, delivered: 0 };
for (let round = 0; round <= rounds; round++) {
  await addEndedLetters(server, 'ada', count);
  const delivered = await timeOf(deliverAll);
  const bodies = await db
    .selectFrom('webhook_deliveries')
    .orderBy('insert_time', 'desc')
    .limit(count)
    .select('body')
    .execute();
  const bare = await timeOf(() =>
    sendBare(
      url,
      bodies.map(({ body }) => body ?? ''),
      atOnce,
    ),
  );
  // The first round warms up.
  if (round === 0) continue;
  times.bare += bare / rounds;
  times.delivered += delivered / rounds;
}
const rate = (ms: number): string => `${Math.round((count * 1000) / ms).toLocaleString('en-US')} a second`;
console.log(`bare undici loop: ${rate(times.bare)}; deliveries: ${rate(times.delivered)}`);
printRatios(
  ['bare undici', 'deliveries'],
  [
    {
      what: `${count.toLocaleString('en-US')} calls, ${atOnce} at once`,
      small: times.bare,
      large: times.delivered,
      limit: mostRatio,
    },
  ],
);
receiver.kill();
await server.stop();
await stopDatabase();
