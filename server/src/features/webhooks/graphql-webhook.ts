import {
  aidOptions,
  costOptions,
  type DisabledReason,
  hiddenValue,
  jobOptions,
  letterOptions,
  type WebhookOptions,
  webhookFlags,
  webhookNotifications,
} from '@tassel/contract/webhook.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { pageType } from '#server/graphql-pages.ts';
import type { SentHeader } from '#server/tables.ts';
import { WebhookMethodType } from './graphql-input.ts';
import { aidWords, costWords, flagWords, jobWords, letterWords } from './option-words.ts';
import type { Webhook } from './read-webhooks.ts';
import { noHealth, readHealth, type WebhookHealth } from './webhook-health.ts';

export const WebhookHeaderType = builder.objectRef<SentHeader>('WebhookHeader').implement({
  description: 'A header. Values that were saved are not shown.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    value: t.exposeString('value', { description: 'Its value, or dots in its place.' }),
  }),
});

const DisabledReasonType = builder.enumType('WebhookDisabledReason', {
  description: 'Who or what disabled a webhook: a person, a 410 answer, or five days of failures only.',
  values: described<DisabledReason>({
    BY_PERSON: 'Somebody did.',
    GONE: 'The address answered 410.',
    FAILING: 'Every attempt of five days failed.',
  }),
});

const WebhookHealthType = builder.objectRef<WebhookHealth>('WebhookHealth').implement({
  description: 'How a webhook has done in the last 30 days.',
  fields: (t) => ({
    deliveredCount: t.exposeInt('deliveredCount', { description: 'Deliveries that got a 2xx.' }),
    failedCount: t.exposeInt('failedCount', { description: 'Deliveries that were given up.' }),
    waitingCount: t.exposeInt('waitingCount', { description: 'Deliveries that are yet to be made, or made again.' }),
    successRate: t.float({
      nullable: true,
      description: 'Delivered among those that have ended, from 0 to 1; null where none has.',
      resolve: ({ deliveredCount, failedCount }) =>
        deliveredCount + failedCount === 0 ? null : deliveredCount / (deliveredCount + failedCount),
    }),
    lastFailureTime: t.expose('lastFailureTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When an attempt last failed.',
    }),
    lastFailureMessage: t.exposeString('lastFailureMessage', { nullable: true, description: 'Why it failed.' }),
    nextAttemptTime: t.expose('nextAttemptTime', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next delivery is tried; null where none waits.',
    }),
  }),
});

type ObjectFields<Shape> = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<Shape>>['implement']>[0]['fields']>
>[0];

/** A boolean field for each switch. */
function switches<Shape, Name extends string>(
  t: ObjectFields<Shape>,
  names: readonly Name[],
  words: Record<Name, string>,
  isOn: (shape: Shape, name: Name) => boolean,
) {
  const field = (name: Name) =>
    t.boolean({ description: words[name], resolve: ((shape: Shape) => isOn(shape, name)) as never });
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, ReturnType<typeof field>>;
}

const ReturnJobType = builder.objectRef<WebhookOptions['returnJob']>('ReturnJob').implement({
  description: 'What a body holds of the job.',
  fields: (t) => switches(t, jobOptions, jobWords, (options, name) => options[name]),
});
const ReturnAidAmountType = builder.objectRef<WebhookOptions['returnAidAmount']>('ReturnAidAmount').implement({
  description: 'What a body holds of each aid amount.',
  fields: (t) => switches(t, aidOptions, aidWords, (options, name) => options[name]),
});
const ReturnCostAmountType = builder.objectRef<WebhookOptions['returnCostAmount']>('ReturnCostAmount').implement({
  description: 'What a body holds of each cost amount.',
  fields: (t) => switches(t, costOptions, costWords, (options, name) => options[name]),
});

export const WebhookType = builder.objectRef<Webhook>('Webhook').implement({
  description: 'An address that is called each time a letter reaches one of the chosen statuses.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the webhook.' }),
    name: t.exposeString('name', { description: 'As its owners know it.' }),
    url: t.exposeString('url', { description: 'The address.' }),
    method: t.field({
      type: WebhookMethodType,
      description: 'By which it is called.',
      resolve: ({ method }) => method,
    }),
    headers: t.field({
      type: [WebhookHeaderType],
      description: 'Headers that are sent along, without their values.',
      resolve: ({ headers }) => headers.map(({ name }) => ({ name, value: hiddenValue })),
    }),
    ...switches(t, webhookFlags, flagWords, ({ statuses }, flag) => statuses.includes(webhookNotifications[flag])),
    ...switches(t, letterOptions, letterWords, ({ options }, name) => options[name]),
    returnJob: t.field({
      type: ReturnJobType,
      description: 'What a body holds of the job.',
      resolve: ({ options }) => options.returnJob,
    }),
    returnAidAmount: t.field({
      type: ReturnAidAmountType,
      description: 'What a body holds of each aid amount.',
      resolve: ({ options }) => options.returnAidAmount,
    }),
    returnCostAmount: t.field({
      type: ReturnCostAmountType,
      description: 'What a body holds of each cost amount.',
      resolve: ({ options }) => options.returnCostAmount,
    }),
    isEnabled: t.exposeBoolean('is_enabled', { description: 'Whether it is called.' }),
    disabledReason: t.field({
      type: DisabledReasonType,
      nullable: true,
      description: 'Why it is not called; null while it is.',
      resolve: ({ disabled_reason }) => disabled_reason,
    }),
    disabledAt: t.expose('disabled_at', { type: 'DateTime', nullable: true, description: 'Since when.' }),
    failingSince: t.expose('failing_since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when every attempt has failed; null after a success.',
    }),
    previousSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the newest one signs, too; null where none does.',
      resolve: ({ previous_secret_until: until }, _args, { clock }) => (until && until > clock.now() ? until : null),
    }),
    insertTime: t.expose('insert_time', { type: 'DateTime', description: 'When it was created.' }),
    updateTime: t.expose('update_time', { type: 'DateTime', description: 'When it was last changed.' }),
    health: t.field({
      type: WebhookHealthType,
      description: 'How it has done lately.',
      resolve: async ({ id }, _args, context) => (await readHealth(context, id)) ?? noHealth,
    }),
  }),
});

export const WebhookPageType = pageType('WebhookPage', WebhookType);
