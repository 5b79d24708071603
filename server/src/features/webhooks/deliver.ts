import { webhookLimits } from '@tassel/contract/webhook.ts';
import type { WholeBody } from '@tassel/contract/webhook-body.ts';
import type { Context } from '#server/context.ts';
import { type Attempt, attempt } from './attempt.ts';
import type { Delivery } from './claim-deliveries.ts';
import { bodyText } from './webhook-call.ts';
import { openHeaders, signingSecrets } from './webhook-secrets.ts';

export type Delivered = Attempt & { delivery: Delivery; body: string; time: Date };

/** One attempt. The letter is told with the status that the delivery is about, whatever it is by now. */
export async function deliver(context: Context, delivery: Delivery, now: WholeBody): Promise<Delivered> {
  const letter = { ...now, status: delivery.status, reason: delivery.reason };
  const body = delivery.body ?? bodyText(letter, delivery.options);
  const time = context.clock.now();
  const opened = open(context, delivery);
  if (!opened) return { ...unreadable, url: delivery.url, delivery, body, time };
  const { id, url, method } = delivery;
  const timeoutMs = webhookLimits.timeoutSeconds * 1000;
  const done = await attempt(context, { url, method, ...opened, id, time, letter, body, timeoutMs });
  return { ...done, delivery, body, time };
}

function open(context: Context, delivery: Delivery) {
  try {
    return { ownHeaders: openHeaders(context, delivery.headers), secrets: signingSecrets(context, delivery) };
  } catch {
    return undefined;
  }
}

const unreadable: Omit<Attempt, 'url'> = {
  outcome: 'FAILED',
  errorMessage: 'The secret or a header can not be read, since SECRET_KEY was changed. Enter the headers and rotate.',
  headers: [],
  statusCode: null,
  responseHeaders: null,
  responseBody: null,
  durationMs: 0,
  retryAfter: undefined,
};
