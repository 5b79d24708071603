import { webhookFlags, webhookLimits } from '@tassel/contract/webhook.ts';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addTestJob, waitFor } from '#testing/jobs.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { type Received, startReceiver, type TestReceiver } from '#testing/webhook-receiver.ts';
import { addEndedLetter, addEndedLetters, addTestWebhook, endLetters, logsOf, waitForLogs } from '#testing/webhooks.ts';
import { forgetWebhookLogs } from './forget-logs.ts';

let server: TestServer;
let organizationId: string;
let receiver: TestReceiver;
beforeAll(async () => {
  server = await startServer({ WEBHOOK_ALLOW_LOOPBACK: 'true' });
  for (const subject of ['ada', 'eve']) await addTestPerson(server, subject);
  organizationId = await addTestOrganization(server, 'ada', 'Bridgepath');
  await addTestOrganization(server, 'eve', 'River Valley');
  await setTestOrganization(server, organizationId, { credits: 10_000 });
  receiver = await startReceiver();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
beforeEach(async () => {
  await server.context.db.deleteFrom('webhooks').execute();
  receiver.requests.length = 0;
  receiver.answer((_request, response) => response.end('{"received":true}'));
});

const ask = (query: string, variables: object = {}, subject = 'ada') => server.graphql(subject, query, variables);
const create = (input: object, subject = 'ada') =>
  ask(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { id } }',
    { input: { name: 'Records', url: receiver.url, ...input } },
    subject,
  );
const update = (input: object, subject = 'ada') =>
  ask('mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { id } }', { input }, subject);

const everyField = `id url name method headers { name value } ${webhookFlags.join(' ')}
  returnAwardLetterId returnAwardLetterStatus returnAwardLetterMethod returnAwardLetterPayload
  returnAwardLetterFilename returnAwardLetterInsertTime returnAwardLetterYear
  returnJob { returnJobId returnJobInsertTime } returnAidAmount { value source category description subCategory }
  returnCostAmount { value category description }`;
const read = async (id: string) =>
  (await ask(`query ($id: ID!) { webhook(filter: { id: $id }) { ${everyField} } }`, { id })).data.webhook;

describe('a webhook', () => {
  test('[R-3.08] has every flag and option, as it was saved', async () => {
    const { data } = await create({});
    const fresh = await read(data.createWebhook.id);
    expect(fresh).toMatchObject({
      name: 'Records',
      url: receiver.url,
      method: 'POST',
      headers: [],
      notifyLetterReady: true,
      notifyLetterInvalid: false,
      returnAwardLetterId: true,
      returnAwardLetterStatus: true,
      returnAwardLetterYear: false,
      returnJob: { returnJobId: false, returnJobInsertTime: false },
      returnAidAmount: { value: false, source: false, category: false, description: false, subCategory: false },
      returnCostAmount: { value: false, category: false, description: false },
    });
    const { id, headers, name, url, method, ...all } = fresh;
    const turned = JSON.parse(JSON.stringify(all), (_key, value) => (typeof value === 'boolean' ? !value : value));
    const input = { id, ...turned, method: 'PATCH', name: 'Other', headers: [{ name: 'X-A', value: 'abc' }] };
    expect((await update(input)).errors).toBeUndefined();
    expect(await read(id)).toEqual({ ...input, url, headers: [{ name: 'X-A', value: '••••••••' }] });
  });

  test('[R-3.08] what an update leaves out stays', async () => {
    const { data } = await create({ notifyLetterInvalid: true, returnAidAmount: { value: true }, method: 'PUT' });
    const { id } = data.createWebhook;
    const before = await read(id);
    await update({ id, name: 'New name' });
    expect(await read(id)).toEqual({ ...before, name: 'New name' });
    await update({ id, notifyLetterReady: false, returnAidAmount: { source: true } });
    expect(await read(id)).toMatchObject({
      notifyLetterReady: false,
      notifyLetterInvalid: true,
      returnAidAmount: { value: true, source: true, category: false },
    });
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['url', { url: 'records.example' }],
    ['url', { url: 'ftp://records.example' }],
    ['url', { url: 'https://user:pass@records.example' }],
    ['url', { url: 'http://10.0.0.8/hooks' }],
    ['url', { url: 'http://169.254.169.254/latest/meta-data' }],
    ['url', { url: 'https://no-such-name.invalid/hooks' }],
    ['headers', { headers: [{ name: 'webhook-id', value: 'x' }] }],
    ['headers', { headers: [{ name: 'X-A', value: 'a\nb' }] }],
    ['headers', { headers: [{ name: 'X-A' }] }],
  ])('[R-3.08] [R-D.36] [R-D.37] a wrong %s is refused by its name: %j', async (field, input) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toEqual([field]);
  });

  test('an organization has at most 30', async () => {
    for (let count = 0; count < webhookLimits.webhooks; count++) expect((await create({})).errors).toBeUndefined();
    expect((await create({})).errors?.[0]?.message).toContain('at most 30 webhooks');
  });

  test('[R-D.18] of another organization is not found, whatever is asked', async () => {
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetter(server, 'ada');
    const [log] = await waitForLogs(server, 'ada', id, 1);
    const calls = [
      [`query ($id: ID!) { webhook(filter: { id: $id }) { id } }`, id],
      [`query ($id: ID!) { webhookSecret(id: $id) }`, id],
      [`query ($id: ID!) { missingDeliveries(id: $id) }`, id],
      [`query ($id: ID!) { webhookLog(id: $id) { id } }`, log?.id],
      [`mutation ($id: ID!) { deleteWebhook(id: $id) { id } }`, id],
      [`mutation ($id: ID!) { disableWebhook(id: $id) { id } }`, id],
      [`mutation ($id: ID!) { enableWebhook(id: $id) { id } }`, id],
      [`mutation ($id: ID!) { rotateWebhookSecret(id: $id) { id } }`, id],
      [`mutation ($id: ID!) { deliverMissing(id: $id) { queuedCount } }`, id],
      [`mutation ($id: ID!) { redeliverWebhookLog(id: $id) { id } }`, log?.id],
      [`mutation ($id: ID!) { updateWebhook(input: { id: $id, name: "x" }) { id } }`, id],
      [`mutation ($id: ID!) { testWebhook(input: { id: $id }) { id } }`, id],
    ] as const;
    for (const [query, id] of calls)
      expect((await ask(query, { id }, 'eve')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await ask('{ webhooks { items { id } } webhookLogs { items { id } } }', {}, 'eve')).data).toEqual({
      webhooks: { items: [] },
      webhookLogs: { items: [] },
    });
    expect((await ask('{ webhook(filter: { id: "no id" }) { id } }')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  test('the list is in order, with how each does', async () => {
    for (const name of ['B', 'A', 'C']) await create({ name });
    const names = async (order: string) =>
      (await ask(`{ webhooks${order} { itemsCount items { name health { successRate waitingCount } } } }`)).data
        .webhooks;
    const list = await names('');
    expect(list.itemsCount).toBe(3);
    expect(list.items.map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C']);
    const newest = await names('(orderBy: [{ field: INSERT_TIME, direction: DESC }])');
    expect(newest.items.map(({ name }: { name: string }) => name)).toEqual(['C', 'A', 'B']);
  });

  test('[R-D.25] every deed is in the audit log, without secrets', async () => {
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url, name: 'Audited' });
    for (const name of ['disableWebhook', 'enableWebhook', 'rotateWebhookSecret', 'deleteWebhook'])
      await ask(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id });
    const { data } = await ask('{ auditEntries(filter: { text_contains: "Audited" }) { items { action } } }');
    expect(data.auditEntries.items.map(({ action }: { action: string }) => action).toReversed()).toEqual([
      'webhook.created',
      'webhook.secret_revealed',
      'webhook.disabled',
      'webhook.enabled',
      'webhook.secret_rotated',
      'webhook.deleted',
    ]);
  });
});

describe('telling', () => {
  test('[R-D.33] [R-D.34] a letter that ends is told, signed, with what is switched on', async () => {
    const { secret } = await addTestWebhook(server, 'ada', {
      url: `${receiver.url}?to=us`,
      method: 'PUT',
      returnAwardLetterFilename: true,
      returnJob: { returnJobId: true },
      returnAidAmount: { value: true, subCategory: true },
    });
    const letterId = await addEndedLetter(server, 'ada');
    const [request] = await receiver.received(1);
    expect(request).toMatchObject({ method: 'PUT', path: '/hooks?to=us' });
    expect(request?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Tassel-Webhooks/1' });
    const body = new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>);
    expect(body).toEqual({
      id: letterId,
      status: 'READY',
      reason: null,
      filename: 'letter 0.pdf',
      job: { id: expect.any(String) },
      aid_amounts: [],
    });
  });

  test('[R-D.01] only the statuses that are chosen are told, and only to webhooks that are on', async () => {
    await addTestWebhook(server, 'ada', { url: `${receiver.url}/bad`, notifyLetterBadFile: true });
    const off = await addTestWebhook(server, 'ada', { url: `${receiver.url}/off` });
    await ask('mutation ($id: ID!) { disableWebhook(id: $id) { id } }', { id: off.id });
    for (const status of ['INVALID', 'BAD_FILE', 'READY'] as const) await addEndedLetter(server, 'ada', status);
    await receiver.received(2);
    const told = receiver.requests.map(({ path, body }) => `${path} ${JSON.parse(body).status}`);
    expect(new Set(told)).toEqual(new Set(['/hooks/bad BAD_FILE', '/hooks/bad READY']));
    const deliveries = await server.context.db
      .selectFrom('webhook_deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
      .select(['webhook_id', 'status'])
      .execute();
    expect(deliveries).toHaveLength(2);
    expect(deliveries.some(({ webhook_id }) => webhook_id === off.id)).toBe(false);
  });

  test('a fact that is undone is not told', async () => {
    await addTestWebhook(server, 'ada', { url: receiver.url });
    const { awardLetters } = await addTestJob(server, 'ada', ['a.pdf']);
    const { context } = server;
    const undone = context.db.transaction().execute(async (db) => {
      await endLetters({ ...server, context: { ...context, db } }, [awardLetters[0]?.id as string], 'READY');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(
      await context.db.selectFrom('webhook_deliveries').selectAll().where('state', '=', 'PENDING').execute(),
    ).toEqual([]);
  });

  test('[R-D.33] the amounts that are written with the status are told', async () => {
    await addTestWebhook(server, 'ada', {
      url: receiver.url,
      returnAidAmount: { value: true, description: true },
      returnCostAmount: { value: true },
    });
    const id = await addEndedLetter(server, 'ada', 'MANUAL_REVIEW');
    const decide = `mutation ($id: ID!) { decideLetter(id: $id, status: READY, costAmounts: [{ value: 20000.5,
      description: "Tuition", category: TUITION }], aidAmounts: [{ value: 7395, description: "Pell", source: FEDERAL,
      category: GRANT, subCategory: PELL }]) { id } }`;
    expect((await ask(decide, { id })).errors).toBeUndefined();
    const [request] = await receiver.received(1);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      status: 'READY',
      aid_amounts: [{ value: 7395, description: 'Pell' }],
      cost_amounts: [{ value: 20000.5 }],
    });
  });

  test('[R-D.34] for 24 hours after a rotation, both secrets sign; then only the new one', async () => {
    const { id, secret: old } = await addTestWebhook(server, 'ada', { url: receiver.url });
    const { data } = await ask('mutation ($id: ID!) { rotateWebhookSecret(id: $id) { previousSecretUntil } }', { id });
    expect(data.rotateWebhookSecret.previousSecretUntil).not.toBeNull();
    const { data: now } = await ask('query ($id: ID!) { webhookSecret(id: $id) }', { id });
    const verifies = (secret: string, index: number) => {
      const { body, headers } = receiver.requests[index] as Received;
      // Its verify() looks at a clock of its own, which this server's may be ahead of.
      const time = new Date(Number(headers['webhook-timestamp']) * 1000);
      const signature = new Webhook(secret).sign(String(headers['webhook-id']), time, body);
      return String(headers['webhook-signature']).split(' ').includes(signature);
    };
    await addEndedLetter(server, 'ada');
    await receiver.received(1);
    expect([verifies(old, 0), verifies(now.webhookSecret, 0)]).toEqual([true, true]);
    server.clock.forward(24 * 3600 + 1);
    await addEndedLetter(server, 'ada');
    await receiver.received(2);
    expect([verifies(old, 1), verifies(now.webhookSecret, 1)]).toEqual([false, true]);
  });
});

describe('logs', () => {
  test('[R-3.09] [R-D.38] tell what was sent and answered, and are found by outcome, status and letter', async () => {
    receiver.answer(({ body }, response) => {
      response.writeHead(body.includes('INVALID') ? 422 : 201, { 'x-answer': 'yes', 'set-cookie': 'session=1' });
      response.end('thanks');
    });
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url, notifyLetterInvalid: true });
    const ready = await addEndedLetter(server, 'ada');
    await addEndedLetter(server, 'ada', 'INVALID');
    await waitForLogs(server, 'ada', id, 2);
    const find = async (filter: object) =>
      (
        await ask(
          `query ($filter: WebhookLogFilter) { webhookLogs(filter: $filter) { itemsCount items { id insertTime
            errorMessage body headers { name value } url method statusCode responseBody responseHeaders { name value }
            durationMs attempt outcome letterStatus state awardLetter { id filename jobId } } } }`,
          { filter: { webhookId: id, ...filter } },
        )
      ).data.webhookLogs;
    const { items } = await find({ outcome_in: ['SUCCEEDED'] });
    expect(items).toEqual([
      expect.objectContaining({
        errorMessage: null,
        url: receiver.url,
        statusCode: 201,
        responseBody: 'thanks',
        attempt: 1,
        letterStatus: 'READY',
        state: 'DELIVERED',
        awardLetter: { id: ready, filename: 'letter 0.pdf', jobId: expect.any(String) },
      }),
    ]);
    expect(JSON.parse(items[0].body)).toMatchObject({ id: ready });
    expect(items[0].headers.map(({ name }: { name: string }) => name)).toContain('webhook-signature');
    expect(items[0].responseHeaders).toContainEqual({ name: 'x-answer', value: 'yes' });
    expect(JSON.stringify(items)).not.toContain('session=1');
    expect((await find({ status_in: ['INVALID'] })).items).toMatchObject([
      { outcome: 'FAILED', errorMessage: 'The answer was 422.', state: 'PENDING' },
    ]);
    expect((await find({ letterId: ready })).itemsCount).toBe(1);
    expect((await find({ filename_contains: 'LETTER 0' })).itemsCount).toBe(2);
    expect((await find({ filename_contains: 'nothing' })).itemsCount).toBe(0);
    expect((await find({ statusCode_in: [422] })).itemsCount).toBe(1);
    const { data } = await ask('query ($id: ID!) { webhookLog(id: $id) { id statusCode } }', { id: items[0].id });
    expect(data.webhookLog).toEqual({ id: items[0].id, statusCode: 201 });
    const { data: health } = await ask(
      `query ($id: ID!) { webhook(filter: { id: $id }) { health { deliveredCount failedCount waitingCount successRate
        lastFailureMessage nextAttemptTime } } }`,
      { id },
    );
    expect(health.webhook.health).toMatchObject({
      deliveredCount: 1,
      waitingCount: 1,
      successRate: 1,
      lastFailureMessage: 'The answer was 422.',
      nextAttemptTime: expect.any(String),
    });
  });

  test('[R-D.38] one is delivered again under the same webhook-id, with the same body', async () => {
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetter(server, 'ada');
    const [log] = await waitForLogs(server, 'ada', id, 1);
    await ask('mutation ($id: ID!) { redeliverWebhookLog(id: $id) { id } }', { id: log?.id });
    const [first, second] = await receiver.received(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(await waitForLogs(server, 'ada', id, 2)).toMatchObject([{ attempt: 1 }, { attempt: 2, state: 'DELIVERED' }]);
  });

  test('[R-D.38] the missing ones are counted, then delivered: what was before, while off, and what failed', async () => {
    const old = await addEndedLetters(server, 'ada', 3);
    const { id } = await addTestWebhook(server, 'ada', {
      url: receiver.url,
      notifyLetterReady: false,
      notifyLetterInvalid: true,
    });
    const missing = async () =>
      (await ask('query ($id: ID!) { missingDeliveries(id: $id) }', { id })).data.missingDeliveries;
    const before = await missing();
    await addEndedLetter(server, 'ada', 'INVALID');
    await waitForLogs(server, 'ada', id, 1);
    expect(await missing()).toBe(before);
    await ask('mutation ($id: ID!) { disableWebhook(id: $id) { id } }', { id });
    const off = await addEndedLetter(server, 'ada', 'INVALID');
    expect(await missing()).toBe(before + 1);
    const deliver = () => ask('mutation ($id: ID!) { deliverMissing(id: $id) { queuedCount } }', { id });
    expect((await deliver()).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    await ask('mutation ($id: ID!) { enableWebhook(id: $id) { id } }', { id });
    receiver.requests.length = 0;
    expect((await deliver()).data.deliverMissing.queuedCount).toBe(before + 1);
    expect(await missing()).toBe(0);
    const requests = await receiver.received(before + 1);
    expect(requests.map(({ body }) => JSON.parse(body).id)).toContain(off);
    expect(requests.map(({ body }) => JSON.parse(body).id)).not.toContain(old[0]);
    await waitFor(missing, (count) => count === 0);
    expect((await deliver()).data.deliverMissing.queuedCount).toBe(0);
  });

  test('[R-D.38] logs go after 30 days; that a letter was told stays known', async () => {
    const { id } = await addTestWebhook(server, 'ada', {
      url: receiver.url,
      notifyLetterReady: false,
      notifyLetterCanceled: true,
    });
    await addEndedLetter(server, 'ada', 'CANCELED');
    await waitForLogs(server, 'ada', id, 1);
    server.clock.forward(29 * 86_400);
    await forgetWebhookLogs(server.context);
    expect(await logsOf(server, 'ada', id)).toHaveLength(1);
    server.clock.forward(2 * 86_400);
    await forgetWebhookLogs(server.context);
    expect(await logsOf(server, 'ada', id)).toHaveLength(0);
    const deliveries = await server.context.db
      .selectFrom('webhook_deliveries')
      .where('webhook_id', '=', id)
      .select(['state', 'body'])
      .execute();
    expect(deliveries).toEqual([{ state: 'DELIVERED', body: null }]);
    const { data } = await ask('query ($id: ID!) { missingDeliveries(id: $id) }', { id });
    expect(data.missingDeliveries).toBe(0);
  });

  test('a deleted webhook leaves nothing behind', async () => {
    const { id } = await addTestWebhook(server, 'ada', { url: receiver.url });
    await addEndedLetters(server, 'ada', 3);
    await waitForLogs(server, 'ada', id, 3);
    await ask('mutation ($id: ID!) { deleteWebhook(id: $id) { id } }', { id });
    expect((await ask('{ webhooks { itemsCount } }')).data.webhooks.itemsCount).toBe(0);
    await waitFor(
      () => server.context.db.selectFrom('webhook_deliveries').where('webhook_id', '=', id).select('id').execute(),
      (left) => left.length === 0,
    );
  });
});

describe('a test call', () => {
  const testCall = (input: object) =>
    ask(
      `mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { id insertTime errorMessage body outcome
        headers { name value } url statusCode responseBody responseHeaders { name value } durationMs } }`,
      { input },
    );

  test('[R-3.09] [R-D.38] works on unsaved input with a sample, marks itself and answers all of it', async () => {
    receiver.answer((_request, response) => response.writeHead(202, { 'x-answer': 'yes' }).end('got it'));
    const headers = [{ name: 'X-Token', value: 'token-of-test' }];
    const { data } = await testCall({ url: receiver.url, headers, status: 'BAD_FILE', returnAwardLetterYear: true });
    expect(data.testWebhook).toMatchObject({
      outcome: 'SUCCEEDED',
      errorMessage: null,
      url: receiver.url,
      statusCode: 202,
      responseBody: 'got it',
    });
    expect(data.testWebhook.responseHeaders).toContainEqual({ name: 'x-answer', value: 'yes' });
    expect(JSON.parse(data.testWebhook.body)).toMatchObject({ status: 'BAD_FILE', year: null });
    expect(receiver.requests[0]?.headers).toMatchObject({ 'webhook-test': 'true', 'x-token': 'token-of-test' });
    expect(receiver.requests[0]?.body).toBe(data.testWebhook.body);
    expect((await ask('{ webhookLogs { itemsCount } webhooks { itemsCount } }')).data).toEqual({
      webhookLogs: { itemsCount: 0 },
      webhooks: { itemsCount: 0 },
    });
  });

  test('[R-D.38] takes a past letter, and the secret and values of a saved webhook', async () => {
    const headers = [{ name: 'X-Token', value: 'saved-token-value' }];
    const { id, secret } = await addTestWebhook(server, 'ada', {
      url: receiver.url,
      headers,
      notifyLetterReady: false,
    });
    const letterId = await addEndedLetter(server, 'ada', 'INVALID');
    const { data } = await testCall({ id, letterId, headers: [{ name: 'x-token' }], returnAwardLetterFilename: true });
    const [request] = receiver.requests;
    expect(request?.headers['x-token']).toBe('saved-token-value');
    expect(JSON.parse(data.testWebhook.body)).toMatchObject({ id: letterId, filename: 'letter 0.pdf' });
    const time = new Date(Number(request?.headers['webhook-timestamp']) * 1000);
    expect(request?.headers['webhook-signature']).toBe(
      new Webhook(secret).sign(String(request?.headers['webhook-id']), time, request?.body ?? ''),
    );
  });

  test('[R-D.38] that fails says why', async () => {
    await receiver.stop();
    const dead = receiver.url;
    receiver = await startReceiver();
    expect((await testCall({ url: dead })).data.testWebhook).toMatchObject({
      outcome: 'FAILED',
      statusCode: null,
      errorMessage: 'The connection was refused.',
    });
    receiver.answer((_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    expect((await testCall({ url: receiver.url })).data.testWebhook).toMatchObject({
      outcome: 'FAILED',
      statusCode: 302,
      errorMessage: 'The answer was 302, and redirects are not followed.',
    });
    const { errors } = await testCall({ url: 'http://192.168.0.1/' });
    expect(errors?.[0]?.extensions?.fields?.url).toContain('not on the open internet');
  });

  test('[R-D.38] that hangs is cut before the API gives up, and an organization makes one at a time', async () => {
    receiver.answer(() => undefined);
    const hanging = testCall({ url: receiver.url });
    await receiver.received(1);
    expect((await testCall({ url: receiver.url })).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    expect((await hanging).data.testWebhook.errorMessage).toBe('No answer within 8 seconds.');
  });
});
