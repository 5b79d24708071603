import {
  defaultWebhookOptions,
  type WebhookMethod,
  type WebhookNotification,
  type WebhookOptions,
  webhookFlags,
} from '@tassel/contract/webhook.ts';
import type { CreateWebhookInput } from '#console/generated/graphql.ts';
import type { Webhook } from './state.ts';

/** `value` is null where the saved one stays: nobody can read it. `key` tells rows apart that look the same. */
export type HeaderRow = { key: number; name: string; value: string | null };

export type WebhookValues = {
  name: string;
  url: string;
  method: WebhookMethod;
  headers: HeaderRow[];
  flags: Record<WebhookNotification, boolean>;
  options: WebhookOptions;
};

const onlyReady = Object.fromEntries(webhookFlags.map((flag) => [flag, flag === 'notifyLetterReady'])) as Record<
  WebhookNotification,
  boolean
>;

export const newWebhookValues: WebhookValues = {
  name: '',
  url: '',
  method: 'POST',
  headers: [],
  flags: onlyReady,
  options: defaultWebhookOptions,
};

export function valuesOf(webhook: Webhook): WebhookValues {
  const { returnJob, returnAidAmount, returnCostAmount } = webhook;
  return {
    name: webhook.name,
    url: webhook.url,
    method: webhook.method,
    headers: webhook.headers.map(({ name }, key) => ({ key, name, value: null })),
    flags: Object.fromEntries(webhookFlags.map((flag) => [flag, webhook[flag]])) as WebhookValues['flags'],
    options: {
      returnAwardLetterId: webhook.returnAwardLetterId,
      returnAwardLetterStatus: webhook.returnAwardLetterStatus,
      returnAwardLetterMethod: webhook.returnAwardLetterMethod,
      returnAwardLetterPayload: webhook.returnAwardLetterPayload,
      returnAwardLetterFilename: webhook.returnAwardLetterFilename,
      returnAwardLetterInsertTime: webhook.returnAwardLetterInsertTime,
      returnAwardLetterYear: webhook.returnAwardLetterYear,
      returnJob,
      returnAidAmount,
      returnCostAmount,
    },
  };
}

export function inputOf({ name, url, method, headers, flags, options }: WebhookValues): CreateWebhookInput {
  return {
    name,
    url,
    method,
    headers: headers.map((header) => ({ name: header.name, value: header.value })),
    ...flags,
    ...options,
  };
}
