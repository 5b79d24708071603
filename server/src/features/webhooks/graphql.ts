import { builder, type MutationFields, openToKeys, type QueryFields } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import { organizationArg, pageArgs } from '#server/graphql-pages.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import {
  CreateWebhookInput,
  TestWebhookInput,
  UpdateWebhookInput,
  WebhookFilter,
  WebhookLogFilter,
  WebhookLogOrder,
  WebhookOrder,
} from './graphql-input.ts';
import { WebhookLogPageType, WebhookLogType, WebhookTestResultType } from './graphql-log.ts';
import { WebhookPageType, WebhookType } from './graphql-webhook.ts';
import { countMissing, deliverMissing } from './missing-deliveries.ts';
import { readLog, readLogs } from './read-logs.ts';
import { readWebhook, readWebhooks } from './read-webhooks.ts';
import { redeliver } from './redeliver.ts';
import { revealSecret, rotateSecret } from './rotate-secret.ts';
import { disableWebhook, enableWebhook } from './switch-webhook.ts';
import { readSample, testWebhook } from './test-webhook.ts';
import { updateWebhook } from './update-webhook.ts';

const organizationWords = 'Which organization; may be left out by members of only one.';

const which = (t: QueryFields | MutationFields, thing: string) => ({
  id: t.arg.id({ required: true, description: `Which ${thing}.` }),
  organizationId: t.arg.id({ description: organizationWords }),
});

export const webhookQueries = (t: QueryFields) => ({
  webhooks: t.field({
    type: WebhookPageType,
    subGraphs: openToKeys,
    description: 'All webhooks of an organization, on one page.',
    args: {
      ...organizationArg(t),
      orderBy: t.arg({ type: [WebhookOrder], description: 'In which order; by name where nothing is said.' }),
    },
    resolve: async (_root, input, context) => {
      const items = await readWebhooks(context, input);
      return { pageCount: Math.min(items.length, 1), itemsCount: items.length, items };
    },
  }),
  webhook: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'One webhook.',
    args: { ...organizationArg(t), filter: t.arg({ type: WebhookFilter, required: true, description: 'Which.' }) },
    resolve: (_root, { filter, organizationId }, context) => readWebhook(context, { ...filter, organizationId }),
  }),
  webhookSecret: t.string({
    description: 'The secret that signs the calls of a webhook. The audit log tells who asked.',
    args: which(t, 'webhook'),
    resolve: (_root, input, context) => revealSecret(context, input),
  }),
  webhookLogs: t.field({
    type: WebhookLogPageType,
    subGraphs: openToKeys,
    description: 'Attempts to deliver of the last 30 days, the newest first where nothing is said.',
    args: {
      ...organizationArg(t),
      ...pageArgs(t),
      filter: t.arg({ type: WebhookLogFilter, description: 'Which.' }),
      orderBy: t.arg({ type: [WebhookLogOrder], description: 'In which order.' }),
    },
    resolve: (_root, input, context) => readLogs(context, input),
  }),
  webhookLog: t.field({
    type: WebhookLogType,
    subGraphs: openToKeys,
    description: 'One attempt to deliver.',
    args: which(t, 'log'),
    resolve: (_root, input, context) => readLog(context, input),
  }),
  missingDeliveries: t.int({
    subGraphs: openToKeys,
    description: 'Letters that stand in a status that the webhook is told of, and of which it got no 2xx answered.',
    args: which(t, 'webhook'),
    resolve: (_root, input, context) => countMissing(context, input),
  }),
  webhookSample: t.string({
    subGraphs: openToKeys,
    description: 'All that a body could hold, as JSON: of a letter, or of a sample in a status.',
    args: {
      ...organizationArg(t),
      letterId: t.arg.id({ description: 'A letter of the organization.' }),
      status: t.arg({ type: LetterStatusType, description: 'Without a letter: the status of the sample.' }),
    },
    resolve: async (_root, input, context) => JSON.stringify(await readSample(context, input)),
  }),
});

const DeliverMissingAnswerType = builder.objectRef<{ queuedCount: number }>('DeliverMissingAnswer').implement({
  description: 'What delivering the missing ones did.',
  fields: (t) => ({ queuedCount: t.exposeInt('queuedCount', { description: 'Deliveries that will be made now.' }) }),
});

export const webhookMutations = (t: MutationFields) => ({
  createWebhook: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'Makes a webhook, which is called from now on.',
    args: {
      input: t.arg({ type: CreateWebhookInput, required: true, description: 'The webhook.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, input, context) => createWebhook(context, input),
  }),
  updateWebhook: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'Changes a webhook.',
    args: {
      input: t.arg({ type: UpdateWebhookInput, required: true, description: 'What shall change.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, input, context) => updateWebhook(context, input),
  }),
  deleteWebhook: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'Deletes a webhook with its logs.',
    args: which(t, 'webhook'),
    resolve: (_root, input, context) => deleteWebhook(context, input),
  }),
  testWebhook: t.field({
    type: WebhookTestResultType,
    subGraphs: openToKeys,
    description: 'Calls an address as a delivery would, with `webhook-test: true`, and answers what came of it.',
    args: {
      input: t.arg({ type: TestWebhookInput, required: true, description: 'What to try.' }),
      organizationId: t.arg.id({ description: organizationWords }),
    },
    resolve: (_root, input, context) => testWebhook(context, input),
  }),
  enableWebhook: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'Has a webhook called from now on. What it missed is not sent by itself.',
    args: which(t, 'webhook'),
    resolve: (_root, input, context) => enableWebhook(context, input),
  }),
  disableWebhook: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'Has a webhook called no longer; deliveries that wait end.',
    args: which(t, 'webhook'),
    resolve: (_root, input, context) => disableWebhook(context, input),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookType,
    subGraphs: openToKeys,
    description: 'Gives a webhook a new secret. The one before it signs, too, for 24 hours.',
    args: which(t, 'webhook'),
    resolve: (_root, input, context) => rotateSecret(context, input),
  }),
  redeliverWebhookLog: t.field({
    type: WebhookLogType,
    subGraphs: openToKeys,
    description: 'Makes the delivery of a log once more, under the same webhook-id.',
    args: which(t, 'log'),
    resolve: (_root, input, context) => redeliver(context, input),
  }),
  deliverMissing: t.field({
    type: DeliverMissingAnswerType,
    subGraphs: openToKeys,
    description: 'Delivers what missingDeliveries counts.',
    args: which(t, 'webhook'),
    resolve: async (_root, input, context) => ({ queuedCount: await deliverMissing(context, input) }),
  }),
});
