import type { DeliveryState } from '@tassel/contract/webhook.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import { pageType } from '#server/graphql-pages.ts';
import { WebhookMethodType, WebhookOutcomeType } from './graphql-input.ts';
import { WebhookHeaderType } from './graphql-webhook.ts';
import { type LogTexts, readLogTexts, type WebhookLog } from './read-logs.ts';
import type { TestResult } from './test-webhook.ts';

const DeliveryStateType = builder.enumType('WebhookDeliveryState', {
  description: 'Where a delivery stands.',
  values: described<DeliveryState>({
    PENDING: 'It is yet to be tried, or tried again.',
    DELIVERED: 'It got a 2xx.',
    FAILED: 'It was given up.',
  }),
});

const WebhookLetterType = builder.objectRef<WebhookLog>('WebhookLogLetter').implement({
  description: 'The letter that a log is about.',
  fields: (t) => ({
    id: t.exposeID('letterId', { description: 'Of the letter.' }),
    filename: t.exposeString('filename', { description: 'The name of its file.' }),
    jobId: t.exposeID('jobId', { description: 'Of its job.' }),
  }),
});

const words = {
  insertTime: 'When the call was made.',
  outcome: 'Whether it got a 2xx.',
  errorMessage: 'Why it failed, in words; null where it did not.',
  body: 'The body that was sent; empty once it was forgotten.',
  headers: 'The headers that were sent; values of your own are hidden.',
  url: 'The address that was called.',
  statusCode: 'The HTTP status of the answer; null without one.',
  responseBody: 'The answer, at most its first 64 KB; null without one.',
  responseHeaders: 'The headers of the answer; null without one.',
  durationMs: 'How long it took, in milliseconds.',
};

type Context = Parameters<typeof readLogTexts>[0];
const textsOf = async ({ id }: WebhookLog, context: Context): Promise<LogTexts> =>
  (await readLogTexts(context, id)) ?? { body: '', headers: [], responseHeaders: null, responseBody: null };

export const WebhookLogType = builder.objectRef<WebhookLog>('WebhookLog').implement({
  description: 'One attempt to deliver. Kept 30 days.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the log.' }),
    webhookId: t.exposeID('webhookId', { description: 'Of the webhook.' }),
    deliveryId: t.exposeID('deliveryId', { description: 'The webhook-id that was sent: the same at every attempt.' }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: words.insertTime }),
    outcome: t.field({ type: WebhookOutcomeType, description: words.outcome, resolve: ({ outcome }) => outcome }),
    errorMessage: t.exposeString('errorMessage', { nullable: true, description: words.errorMessage }),
    attempt: t.exposeInt('attempt', { description: 'Which attempt of this delivery it was, from 1.' }),
    url: t.exposeString('url', { description: words.url }),
    method: t.field({
      type: WebhookMethodType,
      description: 'By which it was called.',
      resolve: ({ method }) => method,
    }),
    statusCode: t.exposeInt('statusCode', { nullable: true, description: words.statusCode }),
    durationMs: t.exposeInt('durationMs', { description: words.durationMs }),
    letterStatus: t.field({
      type: LetterStatusType,
      description: 'What the letter had become.',
      resolve: ({ letterStatus }) => letterStatus,
    }),
    awardLetter: t.field({ type: WebhookLetterType, description: 'The letter.', resolve: (log) => log }),
    state: t.field({
      type: DeliveryStateType,
      description: 'Where its delivery stands by now.',
      resolve: ({ state }) => state,
    }),
    nextAttemptTime: t.expose('nextAttemptTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the delivery is tried again; null where it has ended.',
    }),
    body: t.string({
      description: words.body,
      resolve: async (log, _args, context) => (await textsOf(log, context)).body,
    }),
    headers: t.field({
      type: [WebhookHeaderType],
      description: words.headers,
      resolve: async (log, _args, context) => (await textsOf(log, context)).headers,
    }),
    responseBody: t.string({
      nullable: true,
      description: words.responseBody,
      resolve: async (log, _args, context) => (await textsOf(log, context)).responseBody,
    }),
    responseHeaders: t.field({
      type: [WebhookHeaderType],
      nullable: true,
      description: words.responseHeaders,
      resolve: async (log, _args, context) => (await textsOf(log, context)).responseHeaders,
    }),
  }),
});

export const WebhookLogPageType = pageType('WebhookLogPage', WebhookLogType);

export const WebhookTestResultType = builder.objectRef<TestResult>('WebhookTestResult').implement({
  description: 'What came of a test call. Nothing of it is kept.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The webhook-id that was sent.' }),
    insertTime: t.expose('insertTime', { type: 'DateTime', description: words.insertTime }),
    outcome: t.field({ type: WebhookOutcomeType, description: words.outcome, resolve: ({ outcome }) => outcome }),
    errorMessage: t.exposeString('errorMessage', { nullable: true, description: words.errorMessage }),
    body: t.exposeString('body', { description: words.body }),
    headers: t.field({ type: [WebhookHeaderType], description: words.headers, resolve: ({ headers }) => headers }),
    url: t.exposeString('url', { description: words.url }),
    statusCode: t.exposeInt('statusCode', { nullable: true, description: words.statusCode }),
    responseBody: t.exposeString('responseBody', { nullable: true, description: words.responseBody }),
    responseHeaders: t.field({
      type: [WebhookHeaderType],
      nullable: true,
      description: words.responseHeaders,
      resolve: ({ responseHeaders }) => responseHeaders,
    }),
    durationMs: t.exposeInt('durationMs', { description: words.durationMs }),
  }),
});
