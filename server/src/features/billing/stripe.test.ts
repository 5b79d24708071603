import { monthOf, monthPlus, monthStart } from '@tassel/contract/month.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitFor } from '#testing/jobs.ts';
import { setTestOrganization } from '#testing/organization.ts';
import { addTestOrganization, addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';
import { type StripeServer, startStripeServer } from '#testing/stripe-server.ts';
import { addTestUsage } from '#testing/usage.ts';
import { issueInvoice } from './issue-invoice.ts';
import { payInvoice } from './pay-invoice.ts';

let stripe: StripeServer;
let server: TestServer;
let id: string;
beforeAll(async () => {
  stripe = await startStripeServer();
  server = await startServer(stripe.settings);
  await addTestPerson(server, 'dana');
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});
beforeEach(async () => {
  id = await addTestOrganization(server, 'dana', 'Bridgepath');
});

const startSetup = async (): Promise<{ setupIntentId: string; setupIntentClientSecret: string }> => {
  const { data } = await server.graphql(
    'dana',
    `mutation ($id: ID!) { changeOrganizationPlan(organizationId: $id, billingStatus: ACTIVE) {
      setupIntentId setupIntentClientSecret } }`,
    { id },
  );
  return data.changeOrganizationPlan;
};
const confirmed = (setupIntentId: string) =>
  server.graphql(
    'dana',
    'mutation ($id: ID!, $setupIntentId: ID!) { confirmCardSetup(organizationId: $id, setupIntentId: $setupIntentId) { billingStatus } }',
    { id, setupIntentId },
  );
const status = async () => {
  const { data } = await server.graphql(
    'dana',
    'query ($id: ID) { organization(organizationId: $id) { billingStatus } card(organizationId: $id) { last4 } }',
    { id },
  );
  return `${data.organization.billingStatus} ${data.card?.last4 ?? 'no card'}`;
};
const send = (body: string, signature = stripe.sign(body)) =>
  fetch(`${server.url}/api/stripe/events`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
    body,
  });
const succeeded = (intentId: string, eventId?: string) =>
  stripe.event('setup_intent.succeeded', { id: intentId, object: 'setup_intent', status: 'succeeded' }, eventId);

describe('does', () => {
  test('[R-4.07] [R-D.43] a setup intent of the organization’s own customer, confirmed in the browser, makes it ACTIVE', async () => {
    const setup = await startSetup();
    expect(await status()).toBe('FREE no card');
    expect((await confirmed(setup.setupIntentId)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
    await stripe.confirm(setup.setupIntentClientSecret);
    expect((await confirmed(setup.setupIntentId)).data.confirmCardSetup.billingStatus).toBe('ACTIVE');
    expect(await status()).toBe('ACTIVE 4242');
  });

  test('[R-D.43] the event alone does it, too, when the browser was closed', async () => {
    const setup = await startSetup();
    await stripe.confirm(setup.setupIntentClientSecret);
    expect((await send(succeeded(setup.setupIntentId))).status).toBe(204);
    expect(await status()).toBe('ACTIVE 4242');
  });

  test('[R-D.43] one customer an organization, however many set-ups', async () => {
    const before = stripe.calls.length;
    for (const _ of [1, 2, 3]) await startSetup();
    expect(stripe.calls.slice(before)).toEqual(['POST /v1/customers', ...Array(3).fill('POST /v1/setup_intents')]);
  });
});

describe('invoices', () => {
  const setUp = async (number: string) => {
    const setup = await startSetup();
    await stripe.confirm(setup.setupIntentClientSecret, number);
    await confirmed(setup.setupIntentId);
  };
  const invoice = async () => {
    const { data } = await server.graphql(
      'dana',
      'query ($id: ID) { organization(organizationId: $id) { billingStatus } invoices(organizationId: $id) { items { id status problem } } }',
      { id },
    );
    return { ...data.invoices.items[0], plan: data.organization.billingStatus };
  };
  const bill = async (count: number) => {
    const month = monthPlus(monthOf(server.clock.now()), -2);
    await addTestUsage(server, id, { kind: 'CLASSIFICATION', count, at: monthStart(month) });
    await issueInvoice(server.context, { organizationId: id, ...month });
  };

  test('[R-D.42] [R-D.43] are charged to the card, and once, also when a worker died before it could note it', async () => {
    await setUp('4242424242424242');
    const before = stripe.charges.length;
    await bill(30);
    const { id: invoiceId } = await waitFor(invoice, ({ status }) => status === 'PAID');
    const forget = server.context.db.updateTable('invoice_payments').where('invoice_id', '=', invoiceId);
    await forget.set({ status: 'DUE', reference: null }).execute();
    await Promise.all([1, 2].map(() => payInvoice(server.context, { invoiceId })));
    expect(await invoice()).toMatchObject({ status: 'PAID', plan: 'ACTIVE' });
    expect(stripe.charges.slice(before)).toEqual([expect.objectContaining({ amount: 1500 })]);
  });

  test('[R-D.39] [R-D.43] that the card does not pay make PAST_DUE, and the next card pays them', async () => {
    await setUp('4000000000000341');
    const before = stripe.charges.length;
    await bill(4);
    await waitFor(invoice, ({ status }) => status === 'FAILED');
    expect(await invoice()).toMatchObject({ problem: 'Your card was declined.', plan: 'PAST_DUE' });
    await setUp('4242424242424242');
    await waitFor(invoice, ({ status, plan }) => status === 'PAID' && plan === 'ACTIVE');
    const keys = stripe.charges.slice(before).map(({ amount, key }) => {
      expect(amount).toBe(200);
      return key;
    });
    expect(new Set(keys).size).toBe(2);
  });
});

describe('is not misled', () => {
  test('[R-D.39] by an event that says succeeded while Stripe says otherwise', async () => {
    const { setupIntentId } = await startSetup();
    for (const wrong of ['requires_payment_method', 'requires_action', 'processing', 'canceled']) {
      stripe.setIntent(setupIntentId, { status: wrong });
      expect((await send(succeeded(setupIntentId))).status).toBe(204);
      expect(await status()).toBe('FREE no card');
    }
  });

  test('[R-D.39] by an event that comes again, also after the plan was canceled', async () => {
    const setup = await startSetup();
    await stripe.confirm(setup.setupIntentClientSecret);
    const event = succeeded(setup.setupIntentId, `evt_twice_${id}`);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(event)));
    expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204]);
    await setTestOrganization(server, id, { billing_status: 'CANCELED' });
    await send(event);
    // Under another id it is the same intent still, and that is settled.
    await send(succeeded(setup.setupIntentId));
    expect(await status()).toBe('CANCELED 4242');
    const { data } = await server.graphql(
      'dana',
      'query ($id: ID) { auditEntries(organizationId: $id, filter: { kind_in: [PLAN] }) { itemsCount } }',
      { id },
    );
    expect(data.auditEntries.itemsCount).toBe(2);
  });

  test('[R-D.39] by events out of order: the older card never takes the place of the newer', async () => {
    const [older, newer] = [await startSetup(), await startSetup()];
    await stripe.confirm(older.setupIntentClientSecret, '4000000000000341');
    await stripe.confirm(newer.setupIntentClientSecret, '5555555555554444');
    await send(succeeded(newer.setupIntentId));
    await send(succeeded(older.setupIntentId));
    expect(await status()).toBe('ACTIVE 4444');
    await send(stripe.event('setup_intent.created', { id: newer.setupIntentId }));
    await send(stripe.event('setup_intent.setup_failed', { id: newer.setupIntentId }));
    expect(await status()).toBe('ACTIVE 4444');
  });

  test('[R-D.43] by a forged, altered or old event', async () => {
    const setup = await startSetup();
    await stripe.confirm(setup.setupIntentClientSecret);
    const body = succeeded(setup.setupIntentId);
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const forged = [
      send(body, stripe.sign(body, 'whsec_somebody')),
      send(body, stripe.sign(body, undefined, hourAgo)),
      send(`${body} `, stripe.sign(body)),
      send(body, ''),
      send('', stripe.sign(body)),
    ];
    expect((await Promise.all(forged)).map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400]);
    expect(await status()).toBe('FREE no card');
  });

  test('[R-D.43] by an intent of another customer, another organization, or nobody we know', async () => {
    const setup = await startSetup();
    await stripe.confirm(setup.setupIntentClientSecret);
    stripe.setIntent(setup.setupIntentId, { customer: 'cus_somebody' });
    await send(succeeded(setup.setupIntentId));
    const other = await startSetup();
    await stripe.confirm(other.setupIntentClientSecret);
    stripe.setIntent(other.setupIntentId, { metadata: { organization_id: 'another' } });
    await send(succeeded(other.setupIntentId));
    expect((await send(succeeded('seti_unknown'))).status).toBe(204);
    expect(await status()).toBe('FREE no card');
  });

  test('[R-D.43] and takes no test card', async () => {
    expect((await server.call('dana', '/api/private/rest/test-card', {})).status).toBe(404);
  });

  test('[R-D.43] by a Stripe that can’t be reached: the person is told, and nothing changes', async () => {
    const place = server.context.config.stripe as { apiUrl: string };
    const { apiUrl } = place;
    place.apiUrl = 'http://127.0.0.1:9';
    const answer = await server.call('dana', '/api/private/graphql/', {
      query: `mutation { changeOrganizationPlan(organizationId: "${id}", billingStatus: ACTIVE) { setupIntentId } }`,
    });
    place.apiUrl = apiUrl;
    expect(await answer.text()).toContain('The card processor can’t be reached.');
    expect(await status()).toBe('FREE no card');
  });
});
