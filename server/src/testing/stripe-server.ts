import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

type Fields = Record<string, string>;
type StripeObject = Record<string, unknown> & { id: string; object: string };
type Answer = { status: number; body: object };

export type StripeServer = {
  url: string;
  /** For the settings of the server under test. */
  settings: Record<string, string>;
  /** Calls with our secret key, in order: "POST /v1/customers". */
  calls: string[];
  charges: { amount: number; customer: string; paymentMethod: string; key: string }[];
  /** Where events go by themselves when a card is confirmed; nowhere by default. */
  sendEventsTo(url: string): void;
  /** What the card form of a browser does. */
  confirm(clientSecret: string, number?: string): Promise<Response>;
  /** An event as Stripe would send it, signed; any part of it can be wrong. */
  event(type: string, object: object, id?: string): string;
  sign(body: string, secret?: string, timestamp?: number): string;
  setIntent(id: string, changes: object): void;
  stop(): Promise<void>;
};

const secretKey = 'sk_test_tassel';
const webhookSecret = 'whsec_tassel';
const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const error = (status: number, details: object): Answer => ({ status, body: { error: details } });
const declined = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
};

/** A server that answers as Stripe documents it, as far as cards on file need it: customers, setup and payment intents. */
export async function startStripeServer(): Promise<StripeServer> {
  const objects = new Map<string, StripeObject>();
  const answers = new Map<string, { asked: string; answer: Answer }>();
  const calls: string[] = [];
  const charges: StripeServer['charges'] = [];
  const { webhooks } = new Stripe(secretKey);
  let eventsUrl: string | undefined;

  const keep = (object: StripeObject): Answer => {
    objects.set(object.id, object);
    return { status: 200, body: object };
  };

  const doors: Record<string, (fields: Fields, id: string, key: string) => Answer | Promise<Answer>> = {
    'POST /v1/customers': (fields) =>
      keep({ id: newId('cus'), object: 'customer', name: fields.name, email: fields.email }),
    'POST /v1/setup_intents': (fields) => {
      const id = newId('seti');
      return keep({
        id,
        object: 'setup_intent',
        client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
        customer: fields.customer,
        metadata: { organization_id: fields['metadata[organization_id]'] },
        payment_method: null,
        payment_method_types: ['card'],
        status: 'requires_payment_method',
        usage: fields.usage,
      });
    },
    'GET /v1/setup_intents/:id': (fields, id) => {
      const intent = objects.get(id);
      const message = `No such setupintent: '${id}'`;
      if (!intent) return error(404, { type: 'invalid_request_error', code: 'resource_missing', message });
      const isExpanded = Object.values(fields).includes('payment_method');
      const method = objects.get(intent.payment_method as string) ?? null;
      return { status: 200, body: isExpanded ? { ...intent, payment_method: method } : intent };
    },
    'POST /v1/setup_intents/:id/confirm': async (fields, id) => {
      const intent = objects.get(id);
      if (!intent || intent.client_secret !== fields.client_secret)
        return error(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such setupintent' });
      const number = (fields['payment_method_data[card][number]'] ?? '').replaceAll(' ', '');
      if (number === '4000000000000002') return error(402, declined);
      const method = newId(number === '4000000000000341' ? 'pm_declined' : 'pm');
      keep({ id: method, object: 'payment_method', card: cardOf(number) });
      Object.assign(intent, { status: 'succeeded', payment_method: method });
      await deliver('setup_intent.succeeded', intent);
      return { status: 200, body: intent };
    },
    'POST /v1/payment_intents': (fields, _id, key) => {
      const { amount = '', customer = '', payment_method: paymentMethod = '' } = fields;
      charges.push({ amount: Number(amount), customer, paymentMethod, key });
      if (paymentMethod.startsWith('pm_declined')) return error(402, declined);
      return keep({ id: newId('pi'), object: 'payment_intent', status: 'succeeded', amount: Number(amount), customer });
    },
  };

  async function deliver(type: string, object: object): Promise<void> {
    if (!eventsUrl) return;
    const body = server.event(type, object);
    await fetch(eventsUrl, { method: 'POST', headers: { 'stripe-signature': server.sign(body) }, body });
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://stripe');
    const body = new URLSearchParams(await text(request));
    const [, id = ''] = url.pathname.match(/\/((?:seti)_\w+)/) ?? [];
    const name = `${request.method} ${id ? url.pathname.replace(id, ':id') : url.pathname}`;
    const isFromBrowser = name.endsWith('/confirm');
    if (!isFromBrowser && request.headers.authorization !== `Bearer ${secretKey}`)
      return error(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const door = doors[name];
    if (!door) return error(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${name})` });
    calls.push(name);
    const key = String(request.headers['idempotency-key'] ?? '');
    const before = answers.get(key);
    if (key && before)
      return before.asked === `${name} ${body}`
        ? before.answer
        : error(400, {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters',
          });
    const given = await door(Object.fromEntries([...url.searchParams, ...body]), id, key);
    if (key) answers.set(key, { asked: `${name} ${body}`, answer: given });
    return given;
  }

  const http = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('request-id', newId('req'));
    if (request.url === '/stripe.js') {
      response
        .setHeader('content-type', 'text/javascript')
        .end(readFileSync(new URL('stripe-js-stub.js', import.meta.url)));
      return;
    }
    const { status, body } = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const server: StripeServer = {
    url,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_tassel',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: url,
      STRIPE_JS_URL: `${url}/stripe.js`,
    },
    calls,
    charges,
    sendEventsTo: (target) => {
      eventsUrl = target;
    },
    confirm: (clientSecret, number = '4242424242424242') =>
      fetch(`${url}/v1/setup_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[card][number]': number }),
      }),
    event: (type, object, id = newId('evt')) =>
      JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1000), data: { object } }),
    sign: (payload, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) =>
      webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    setIntent: (id, changes) => void Object.assign(objects.get(id) as object, changes),
    async stop() {
      http.closeAllConnections();
      await new Promise((done) => http.close(done));
    },
  };
  return server;
}

const cardOf = (number: string) => ({
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  last4: number.slice(-4),
  exp_month: 12,
  exp_year: 2034,
});
