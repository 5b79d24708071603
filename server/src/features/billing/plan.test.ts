import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestMember, addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startServer();
  for (const subject of ['dana', 'priya']) await addTestPerson(server, subject);
});
afterAll(() => server.stop());
beforeEach(async () => {
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
});

const change = (billingStatus: string, by = 'dana') =>
  server.graphql(
    by,
    `mutation ($id: ID!, $billingStatus: BillingStatus!) { changeOrganizationPlan(organizationId: $id, billingStatus: $billingStatus) {
      setupIntentId setupIntentClientSecret organization { billingStatus } } }`,
    { id, billingStatus },
  );
const confirm = (setupIntentId: string, by = 'dana', organizationId = id) =>
  server.graphql(
    by,
    'mutation ($id: ID!, $setupIntentId: ID!) { confirmCardSetup(organizationId: $id, setupIntentId: $setupIntentId) { billingStatus } }',
    { id: organizationId, setupIntentId },
  );
const status = async () => {
  const { data } = await server.graphql(
    'dana',
    'query ($id: ID) { organization(organizationId: $id) { billingStatus } card(organizationId: $id) { brand last4 expMonth expYear } }',
    { id },
  );
  return { ...data.organization, card: data.card };
};
const card = (client_secret: string, changes: object = {}, by = 'dana') =>
  server.call(by, '/api/private/rest/test-card', {
    client_secret,
    number: '4242 4242 4242 4242',
    exp_month: 12,
    exp_year: 2034,
    cvc: '123',
    ...changes,
  });
const startSetup = async () => (await change('ACTIVE')).data.changeOrganizationPlan;

describe('does', () => {
  test('[R-4.07] [R-D.39] [R-D.43] ACTIVE comes when the card is confirmed, and not before', async () => {
    const setup = await startSetup();
    expect(setup.organization.billingStatus).toBe('FREE');
    expect(setup.setupIntentClientSecret).toContain(`${setup.setupIntentId}_secret_`);
    const early = await confirm(setup.setupIntentId);
    expect(early.errors?.[0]).toMatchObject({ message: 'The card is not confirmed yet. Nothing was changed.' });
    expect(await status()).toEqual({ billingStatus: 'FREE', card: null });
    expect((await card(setup.setupIntentClientSecret)).status).toBe(204);
    // A confirmed card alone is no plan yet: nobody has told us.
    expect((await status()).billingStatus).toBe('FREE');
    expect((await confirm(setup.setupIntentId)).data.confirmCardSetup.billingStatus).toBe('ACTIVE');
    expect(await status()).toEqual({
      billingStatus: 'ACTIVE',
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
    });
  });

  test('[R-D.39] confirming again, also ten times at once, changes the plan once', async () => {
    const setup = await startSetup();
    await card(setup.setupIntentClientSecret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(setup.setupIntentId)));
    expect(answers.every(({ errors }) => errors === undefined)).toBe(true);
    const { data } = await server.graphql(
      'dana',
      'query ($id: ID) { auditEntries(organizationId: $id) { items { action detail personName } } }',
      { id },
    );
    const plan = data.auditEntries.items.filter(({ action }: { action: string }) => /^(plan|card)\./.test(action));
    expect(
      plan.map(({ action, detail }: { action: string; detail: string }) => `${action} ${detail}`).toSorted(),
    ).toEqual(['card.changed visa ending in 4242', 'plan.changed Free to Pay as you go']);
  });

  test('[R-D.39] another card takes the place of the first; CANCELED comes at once, and ACTIVE asks for a card again', async () => {
    const first = await startSetup();
    await card(first.setupIntentClientSecret);
    await confirm(first.setupIntentId);
    const second = await startSetup();
    await card(second.setupIntentClientSecret, { number: '5555555555554444' });
    await confirm(second.setupIntentId);
    expect((await status()).card).toMatchObject({ brand: 'mastercard', last4: '4444' });
    expect((await change('CANCELED')).data.changeOrganizationPlan).toMatchObject({
      setupIntentId: null,
      organization: { billingStatus: 'CANCELED' },
    });
    expect((await startSetup()).organization.billingStatus).toBe('CANCELED');
  });
});

describe('refuses', () => {
  test('[R-D.39] an older set-up, once there is a newer one or the plan was canceled', async () => {
    const [older, newer] = [await startSetup(), await startSetup()];
    for (const { setupIntentClientSecret } of [older, newer]) await card(setupIntentClientSecret);
    expect((await confirm(older.setupIntentId)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await status()).billingStatus).toBe('FREE');
    await change('CANCELED');
    expect((await confirm(newer.setupIntentId)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect(await status()).toEqual({ billingStatus: 'CANCELED', card: null });
  });

  test.each([
    ['FREE', 'FREE'],
    ['FREE', 'PAST_DUE'],
    ['ACTIVE', 'FREE'],
    ['PAST_DUE', 'FREE'],
    ['CANCELED', 'CANCELED'],
  ] as const)('[R-D.39] from %s to %s', async (from, to) => {
    await setTestOrganization(server, id, { billing_status: from });
    expect((await change(to)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await status()).billingStatus).toBe(from);
  });

  test.each([
    [{ number: '4000 0000 0000 0002' }, 'Your card was declined.'],
    [{ number: '4111 1111 1111 1111' }, 'Only test cards work here, such as 4242 4242 4242 4242.'],
    [{ exp_year: 2020 }, 'Enter a month to come, as MM / YY.'],
    [{ exp_month: 13 }, 'Enter a month to come, as MM / YY.'],
    [{ cvc: '12' }, 'Enter the 3 or 4 digits.'],
  ])('[R-D.43] the card %j, and nothing changes', async (changes, message) => {
    const setup = await startSetup();
    const answer = await card(setup.setupIntentClientSecret, changes);
    expect([answer.status, ((await answer.json()) as { error: { message: string } }).error.message]).toEqual([
      400,
      message,
    ]);
    expect((await confirm(setup.setupIntentId)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await status()).billingStatus).toBe('FREE');
  });

  test('[R-D.18] [R-D.39] whoever is no ADMIN, or of another organization, also with a secret that they saw', async () => {
    await addTestMember(server, { admin: 'dana', organizationId: id }, 'marcus', 'USER');
    const setup = await startSetup();
    expect((await change('ACTIVE', 'marcus')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await change('ACTIVE', 'priya')).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await card(setup.setupIntentClientSecret, {}, 'priya')).status).toBe(404);
    expect((await card(setup.setupIntentClientSecret, {}, 'marcus')).status).toBe(400);
    expect((await card(`${setup.setupIntentId}_secret_guess`)).status).toBe(404);
    await card(setup.setupIntentClientSecret);
    const other = await addTestOrganization(server, 'priya', 'River Valley');
    expect((await confirm(setup.setupIntentId, 'priya', other)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await status()).billingStatus).toBe('FREE');
  });

  test('[R-D.43] no card number reaches the database or the log', async () => {
    const setup = await startSetup();
    await card(setup.setupIntentClientSecret);
    const rows = await server.context.db.selectFrom('test_setup_intents').selectAll().execute();
    expect(JSON.stringify(rows) + server.logLines.join('')).not.toContain('4242424242424242');
    expect(server.logLines.join('')).not.toContain('4242 4242');
  });
});
