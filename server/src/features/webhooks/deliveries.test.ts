import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openWebhookCalls } from '#server/open-webhook-calls.ts';
import { waitFor } from '#testing/jobs.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { startReceiver, type TestReceiver } from '#testing/webhook-receiver.ts';
import { addEndedLetter, addEndedLetters, addTestWebhook, endLetters, logsOf, waitForLogs } from '#testing/webhooks.ts';

let server: TestServer;
let receiver: TestReceiver;
let other: TestReceiver;
beforeAll(async () => {
  server = await startServer({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  await addTestPerson(server, 'ada');
  const organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await addTestMember(server, { admin: 'ada', organizationId }, 'marcus', 'USER');
  await setTestOrganization(server, organizationId, { credits: 10_000 });
  receiver = await startReceiver();
  other = await startReceiver();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  await other.stop();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('webhooks').execute();
  for (const one of [receiver, other]) {
    one.requests.length = 0;
    one.answer((_request, response) => response.end());
  }
});

const readWebhook = async (id: string) =>
  (
    await server.graphql(
      'ada',
      `query ($id: ID!) { webhook(filter: { id: $id }) { isEnabled disabledReason failingSince
        health { deliveredCount failedCount waitingCount } } }`,
      { id },
    )
  ).data.webhook;
const mailsAbout = async (subject: string) => (await server.mails()).filter((mail) => mail.subject === subject);
const secondsUntil = (time: string | null | undefined) =>
  (Date.parse(time ?? '') - server.clock.now().getTime()) / 1000;

describe('retries', () => {
  test('[R-D.34] [R-D.35] a receiver that fails twice, then succeeds, gets the same webhook-id three times', async () => {
    receiver.answer((_request, response, index) => response.writeHead(index < 2 ? 500 : 204).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetter(server, 'ada');
    const [first] = await waitForLogs(server, 'ada', id, 1);
    expect(first).toMatchObject({ outcome: 'FAILED', state: 'PENDING', statusCode: 500 });
    expect(secondsUntil(first?.nextAttemptTime)).toBeGreaterThan(2);
    expect(secondsUntil(first?.nextAttemptTime)).toBeLessThan(6);
    server.clock.forward(6);
    const [, second] = await waitForLogs(server, 'ada', id, 2);
    expect(secondsUntil(second?.nextAttemptTime)).toBeGreaterThan(290);
    expect(secondsUntil(second?.nextAttemptTime)).toBeLessThan(331);
    server.clock.forward(200);
    expect(receiver.requests).toHaveLength(2);
    server.clock.forward(131);
    const logs = await waitForLogs(server, 'ada', id, 3);
    expect(logs.map(({ attempt, outcome, state }) => [attempt, outcome, state])).toEqual([
      [1, 'FAILED', 'DELIVERED'],
      [2, 'FAILED', 'DELIVERED'],
      [3, 'SUCCEEDED', 'DELIVERED'],
    ]);
    expect(receiver.requests).toHaveLength(3);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
  });

  test('[R-D.35] after seven retries, about 28 hours, a delivery is given up, and can be sent again', async () => {
    receiver.answer((_request, response) => response.writeHead(503).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetter(server, 'ada');
    let waited = 0;
    for (let count = 1; count <= 7; count++) {
      const logs = await waitForLogs(server, 'ada', id, count);
      const seconds = secondsUntil(logs.at(-1)?.nextAttemptTime) + 0.1;
      server.clock.forward(seconds);
      waited += seconds;
    }
    const logs = await waitForLogs(server, 'ada', id, 8);
    expect(waited / 3600).toBeGreaterThan(27.5);
    expect(waited / 3600).toBeLessThan(30.5);
    expect(logs.at(-1)).toMatchObject({ attempt: 8, state: 'FAILED', nextAttemptTime: null });
    expect(await readWebhook(id)).toMatchObject({ isEnabled: true, health: { failedCount: 1, waitingCount: 0 } });
    receiver.answer((_request, response) => response.end());
    const { data } = await server.graphql('ada', 'mutation ($id: ID!) { deliverMissing(id: $id) { queuedCount } }', {
      id,
    });
    expect(data.deliverMissing.queuedCount).toBeGreaterThanOrEqual(1);
    await waitFor(
      () => logsOf(server, 'ada', id),
      (now) => now.some(({ attempt, outcome }) => attempt === 9 && outcome === 'SUCCEEDED'),
    );
  });

  test.each([
    ['seconds', () => '600'],
    ['a date', () => new Date(server.clock.now().getTime() + 600_000).toUTCString()],
  ])('[R-D.35] Retry-After as %s is honoured', async (_what, header) => {
    receiver.answer((_request, response) => response.writeHead(429, { 'retry-after': header() }).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetter(server, 'ada');
    const [log] = await waitForLogs(server, 'ada', id, 1);
    expect(secondsUntil(log?.nextAttemptTime)).toBeGreaterThan(595);
    expect(secondsUntil(log?.nextAttemptTime)).toBeLessThan(661);
  });

  test('[R-D.35] a redirect fails, and is not followed', async () => {
    receiver.answer((_request, response) => response.writeHead(301, { location: other.url }).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetter(server, 'ada');
    expect(await waitForLogs(server, 'ada', id, 1)).toMatchObject([
      { outcome: 'FAILED', statusCode: 301, state: 'PENDING' },
    ]);
    expect(other.requests).toHaveLength(0);
  });
});

describe('giving up', () => {
  test('[R-D.35] 410 disables at once: what waits ends, and the administrators get a mail', async () => {
    receiver.answer((_request, response) => response.writeHead(410).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url, name: 'Gone away' });
    await addEndedLetters(server, 'ada', 40);
    await waitFor(
      () => readWebhook(id),
      ({ isEnabled }) => !isEnabled,
    );
    expect(await readWebhook(id)).toMatchObject({
      disabledReason: 'GONE',
      health: { failedCount: 40, waitingCount: 0 },
    });
    const mails = await waitFor(
      () => mailsAbout('Webhook disabled: Gone away'),
      (found) => found.length > 0,
    );
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.test']);
    const { length } = receiver.requests;
    expect(length).toBeLessThan(40);
    await addEndedLetter(server, 'ada');
    server.clock.forward(3600);
    await new Promise((done) => setTimeout(done, 1200));
    expect(receiver.requests).toHaveLength(length);
  });

  test('[R-D.35] five days of failures only disable, and a success in between starts them anew', async () => {
    receiver.answer((_request, response) => response.writeHead(500).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url, name: 'Failing' });
    let logs = 0;
    const failOrNot = async () => {
      await addEndedLetter(server, 'ada');
      logs += 1;
      await waitFor(
        () => server.context.db.selectFrom('webhook_attempts').where('webhook_id', '=', id).select('number').execute(),
        (attempts) => attempts.filter(({ number }) => number === 1).length >= logs,
      );
    };
    await failOrNot();
    expect((await readWebhook(id)).failingSince).not.toBeNull();
    server.clock.forward(4 * 86_400);
    receiver.answer((_request, response) => response.end());
    await failOrNot();
    await waitFor(
      () => readWebhook(id),
      ({ failingSince }) => failingSince === null,
    );
    receiver.answer((_request, response) => response.writeHead(500).end());
    await failOrNot();
    server.clock.forward(4.9 * 86_400);
    await failOrNot();
    expect(await readWebhook(id)).toMatchObject({ isEnabled: true });
    server.clock.forward(0.2 * 86_400);
    await addEndedLetter(server, 'ada');
    await waitFor(
      () => readWebhook(id),
      ({ isEnabled }) => !isEnabled,
    );
    expect(await readWebhook(id)).toMatchObject({ disabledReason: 'FAILING' });
    const mails = await waitFor(
      () => mailsAbout('Webhook disabled: Failing'),
      (found) => found.length > 0,
    );
    expect(mails.map(({ to, text }) => [to, text.includes('five days')])).toEqual([['ada@example.test', true]]);
  });
});

describe('fairness and order', () => {
  test('[R-D.35] one that hangs is cut at 15 s, and others go on meanwhile', async () => {
    receiver.answer(() => undefined);
    const slow = await addTestWebhook(server, 'ada', { url: receiver.url, name: 'Slow' });
    await addTestWebhook(server, 'ada', { url: other.url, name: 'Quick' });
    await addEndedLetters(server, 'ada', 100);
    await receiver.received(1);
    await other.received(100);
    // Before the first of the slow one was cut, all of the quick one had come.
    expect(await logsOf(server, 'ada', slow.id)).toEqual([]);
    const logs = await waitForLogs(server, 'ada', slow.id, 1);
    expect(logs[0]).toMatchObject({
      outcome: 'FAILED',
      errorMessage: 'No answer within 15 seconds.',
      statusCode: null,
    });
    const { durationMs } = await server.context.db
      .selectFrom('webhook_attempts')
      .where('id', '=', logs[0]?.id as string)
      .select('duration_ms as durationMs')
      .executeTakeFirstOrThrow();
    expect(durationMs).toBeGreaterThan(14_500);
    expect(durationMs).toBeLessThan(25_000);
    // It has shown that it is slow, and now gets one call at a time.
    expect(receiver.requests.length).toBeLessThanOrEqual(32);
    await server.graphql('ada', 'mutation ($id: ID!) { disableWebhook(id: $id) { id } }', { id: slow.id });
  });

  test('news of one letter come in order, while the first is still being taken', async () => {
    receiver.answer((_request, response, index) => void setTimeout(() => response.end(), index === 0 ? 1500 : 0));
    await addTestWebhook(server, 'ada', { url: receiver.url, notifyLetterManualReview: true });
    const id = await addEndedLetter(server, 'ada', 'MANUAL_REVIEW');
    await receiver.received(1);
    await endLetters(server, [id], 'READY');
    const [first, second] = await receiver.received(2);
    expect([first, second].map((request) => JSON.parse(request?.body ?? '').status)).toEqual([
      'MANUAL_REVIEW',
      'READY',
    ]);
    expect((second?.time ?? 0) - (first?.time ?? 0)).toBeGreaterThan(1400);
  });

  test('a letter that can not be told keeps later news of it only for two attempts', async () => {
    receiver.answer(({ body }, response) => response.writeHead(body.includes('MANUAL_REVIEW') ? 400 : 200).end());
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url, notifyLetterManualReview: true });
    const letterId = await addEndedLetter(server, 'ada', 'MANUAL_REVIEW');
    await waitForLogs(server, 'ada', id, 1);
    await endLetters(server, [letterId], 'READY');
    server.clock.forward(6);
    await receiver.received(3);
    expect(receiver.requests.map(({ body }) => JSON.parse(body).status)).toEqual([
      'MANUAL_REVIEW',
      'MANUAL_REVIEW',
      'READY',
    ]);
  });
});

test('[R-D.38] a success that comes after the webhook was disabled counts: the letter is not missing', async () => {
  receiver.answer((_request, response) => void setTimeout(() => response.end(), 1500));
  const { id } = await addTestWebhook(server, 'ada', {
    url: receiver.url,
    notifyLetterReady: false,
    notifyLetterBadFile: true,
  });
  await addEndedLetter(server, 'ada', 'BAD_FILE');
  await receiver.received(1);
  await server.graphql('ada', 'mutation ($id: ID!) { disableWebhook(id: $id) { id } }', { id });
  expect(await waitForLogs(server, 'ada', id, 1)).toMatchObject([{ outcome: 'SUCCEEDED', state: 'DELIVERED' }]);
  const { data } = await server.graphql('ada', 'query ($id: ID!) { missingDeliveries(id: $id) }', { id });
  expect(data.missingDeliveries).toBe(0);
});

describe('no private address', () => {
  test('[R-D.36] a name that was public when saved and is private then is refused at every attempt', async () => {
    const { context } = server;
    const before = context.outbound;
    let address = '93.184.216.34';
    let asked = 0;
    context.outbound = openWebhookCalls({ ...context.config, webhookAllowLoopback: false }, async () => {
      asked += 1;
      return [address];
    });
    try {
      const { id } = await addTestWebhook(server, 'ada', { url: receiver.url.replace('127.0.0.1', 'rebind.test') });
      address = '127.0.0.1';
      await addEndedLetter(server, 'ada');
      await waitForLogs(server, 'ada', id, 1);
      server.clock.forward(6);
      const logs = await waitForLogs(server, 'ada', id, 2);
      for (const log of logs) expect(log.errorMessage).toContain('rebind.test leads to 127.0.0.1');
      expect(asked).toBe(3);
      expect(receiver.requests).toHaveLength(0);
      const { errors } = await server.graphql(
        'ada',
        'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { id } }',
        { input: { id, name: 'Saved anew' } },
      );
      expect(errors?.[0]?.extensions?.fields?.url).toContain('not on the open internet');
    } finally {
      await context.outbound.close();
      context.outbound = before;
    }
  });
});

describe('secrets', () => {
  const token = 'tok-7f3a9c5e1b2d4860';

  test('[R-D.37] no secret and no header value is in logs, answers or the database after saving', async () => {
    const answers: string[] = [];
    const ask = async (query: string, variables: object) => {
      const answer = await server.graphql('ada', query, variables, { 'client-request-id': crypto.randomUUID() });
      answers.push(JSON.stringify(answer));
      return answer.data;
    };
    const all = 'id name url headers { name value } health { lastFailureMessage }';
    const log = 'id errorMessage body headers { name value } responseBody responseHeaders { name value }';
    receiver.answer(({ headers }, response, index) => {
      response.writeHead(index === 0 ? 500 : 200, { 'x-echo': String(headers['x-token']) });
      response.end(JSON.stringify(headers));
    });
    const headers = [{ name: 'X-Token', value: `Bearer ${token}` }];
    const { createWebhook } = await ask(
      `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { ${all} } }`,
      { input: { name: 'Secretive', url: receiver.url, headers } },
    );
    const { id } = createWebhook;
    const { data } = await server.graphql('ada', 'query ($id: ID!) { webhookSecret(id: $id) }', { id });
    const secret = data.webhookSecret as string;
    await addEndedLetter(server, 'ada');
    await waitForLogs(server, 'ada', id, 1);
    server.clock.forward(6);
    await waitForLogs(server, 'ada', id, 2);
    expect(receiver.requests.every((request) => request.headers['x-token'] === `Bearer ${token}`)).toBe(true);
    await ask(`mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { ${all} } }`, {
      input: { id, headers: [{ name: 'X-Token' }] },
    });
    await ask(`mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { ${log} } }`, {
      input: { id, headers },
    });
    await ask(`mutation ($id: ID!) { rotateWebhookSecret(id: $id) { ${all} } }`, { id });
    await ask(
      `query ($id: ID!) { webhook(filter: { id: $id }) { ${all} } webhookLogs { items { ${log} } }
      auditEntries { items { subject detail } } }`,
      { id },
    );
    expect(answers.join('')).toContain('••••••••');
    const { rows } = await sql<{ row: string }>`
      select webhooks::text as row from webhooks union all select webhook_deliveries::text from webhook_deliveries
      union all select webhook_attempts::text from webhook_attempts
      union all select answered_requests::text from answered_requests
      union all select audit_entries::text from audit_entries`.execute(server.context.db);
    const places = {
      answers: answers.join(),
      log: server.logLines.join(),
      database: rows.map(({ row }) => row).join(),
    };
    for (const [place, text] of Object.entries(places))
      for (const hidden of [token, secret, secret.slice('whsec_'.length)])
        expect(text.includes(hidden), `${hidden.slice(0, 6)}… in ${place}`).toBe(false);
  });

  test('when SECRET_KEY was changed, deliveries fail and say why', async () => {
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    const { config } = server.context;
    const secretKey = config.secretKey;
    config.secretKey = 'another secret key, only for tests too';
    try {
      await addEndedLetter(server, 'ada');
      const [log] = await waitForLogs(server, 'ada', id, 1);
      expect(log?.errorMessage).toContain('SECRET_KEY was changed');
      expect(receiver.requests).toHaveLength(0);
    } finally {
      config.secretKey = secretKey;
    }
  });
});
