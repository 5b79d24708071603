import type { WebhookMethod, WebhookOptions } from '@tassel/contract/webhook.ts';
import { hiddenValue } from '@tassel/contract/webhook.ts';
import { bodyOf, type WholeBody } from '@tassel/contract/webhook-body.ts';
import { variablePattern } from '@tassel/contract/webhook-form.ts';
import type { SentHeader } from '#server/tables.ts';
import { signatureHeaders } from './signature.ts';
import type { OpenHeader } from './webhook-secrets.ts';

export type Call = { url: string; method: WebhookMethod; headers: Record<string, string>; body: string };

type Parts = {
  url: string;
  method: WebhookMethod;
  ownHeaders: readonly OpenHeader[];
  secrets: readonly string[];
  id: string;
  time: Date;
  letter: WholeBody;
  body: string;
  isTest?: boolean;
};

export const bodyText = (letter: WholeBody, options: WebhookOptions): string => JSON.stringify(bodyOf(letter, options));

/** The request as it leaves: the body, the headers of its owner with their variables filled in, and ours. */
export function callOf({ url, method, ownHeaders, secrets, id, time, letter, body, isTest }: Parts): Call {
  const own = ownHeaders.map(({ name, value }) => [name.toLowerCase(), fillIn(value, letter)]);
  return {
    url,
    method,
    body,
    headers: {
      ...Object.fromEntries(own),
      'content-type': 'application/json',
      'user-agent': 'Tassel-Webhooks/1',
      ...signatureHeaders(secrets, { id, time, body }),
      ...(isTest && { 'webhook-test': 'true' }),
    },
  };
}

/** D 37. What a variable stands for comes from outside, and may only be a piece of one line. */
export function fillIn(value: string, letter: WholeBody): string {
  return value.replace(variablePattern, (_all, variable: string) => headerSafe(meaningOf(variable, letter)));
}

function meaningOf(variable: string, { id, status, filename, job, payload }: WholeBody): unknown {
  if (variable === 'letter.id') return id;
  if (variable === 'letter.status') return status;
  if (variable === 'letter.filename') return filename;
  if (variable === 'job.id') return job.id;
  const key = variable.slice('payload.'.length);
  return payload && Object.hasOwn(payload, key) ? (payload as Record<string, unknown>)[key] : '';
}

function headerSafe(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return text.replace(/[^\x20-\x7e]+/gu, (part) => encodeURIComponent(part.toWellFormed())).slice(0, 2048);
}

/** What may be shown and kept of the headers that were sent: values of the owner's own are hidden. */
export function shownHeaders({ headers }: Call, ownHeaders: readonly OpenHeader[]): SentHeader[] {
  const hidden = new Set(ownHeaders.map(({ name }) => name.toLowerCase()));
  return Object.entries(headers).map(([name, value]) => ({ name, value: hidden.has(name) ? hiddenValue : value }));
}

/** A receiver may answer with what it was sent; the values of the owner's headers stay hidden in that, too. */
export function withoutValues(text: string, call: Call, ownHeaders: readonly OpenHeader[]): string {
  const values = ownHeaders.flatMap(({ name, value }) => [value, call.headers[name.toLowerCase()] ?? '']);
  const secret = values.filter((value) => value.length >= 4).toSorted((one, other) => other.length - one.length);
  return secret.reduce((rest, value) => rest.replaceAll(value, hiddenValue), text);
}

export function shownAnswerHeaders(
  headers: readonly [string, string][],
  call: Call,
  ownHeaders: readonly OpenHeader[],
): SentHeader[] {
  return headers.map(([name, value]) => ({
    name,
    value: name.toLowerCase() === 'set-cookie' ? hiddenValue : withoutValues(value, call, ownHeaders),
  }));
}
