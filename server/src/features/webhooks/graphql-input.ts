import {
  aidOptions,
  costOptions,
  jobOptions,
  letterOptions,
  type WebhookMethod,
  type WebhookOutcome,
  webhookFlags,
} from '@tassel/contract/webhook.ts';
import { builder, described } from '#server/graphql-builder.ts';
import { LetterStatusType } from '#server/graphql-letter-status.ts';
import { OrderDirectionType } from '#server/graphql-pages.ts';
import { aidWords, costWords, flagWords, jobWords, letterWords } from './option-words.ts';
import type { LogOrderField } from './read-logs.ts';
import type { WebhookOrderField } from './read-webhooks.ts';

export const WebhookMethodType = builder.enumType('WebhookMethod', {
  description: 'By which the address is called.',
  values: described<WebhookMethod>({ POST: 'POST.', PUT: 'PUT.', PATCH: 'PATCH.' }),
});

export const WebhookOutcomeType = builder.enumType('WebhookOutcome', {
  description: 'Whether an attempt was answered with 2xx.',
  values: described<WebhookOutcome>({ SUCCEEDED: 'It was.', FAILED: 'It was answered otherwise, or not at all.' }),
});

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const switches = <Name extends string>(t: InputFields, names: readonly Name[], words: Record<Name, string>) =>
  Object.fromEntries(names.map((name) => [name, t.boolean({ description: words[name] })])) as Record<
    Name,
    ReturnType<typeof t.boolean<false>>
  >;

const ReturnJobInput = builder.inputType('ReturnJobInput', {
  description: 'What a body holds of the job.',
  fields: (t) => switches(t, jobOptions, jobWords),
});
const ReturnAidAmountInput = builder.inputType('ReturnAidAmountInput', {
  description: 'What a body holds of each aid amount; none are sent where nothing is switched on.',
  fields: (t) => switches(t, aidOptions, aidWords),
});
const ReturnCostAmountInput = builder.inputType('ReturnCostAmountInput', {
  description: 'What a body holds of each cost amount; none are sent where nothing is switched on.',
  fields: (t) => switches(t, costOptions, costWords),
});

const WebhookHeaderInput = builder.inputType('WebhookHeaderInput', {
  description: 'A header that is sent along.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name; some are set by Tassel and refused.' }),
    value: t.string({
      description: 'Its value, which may hold {{letter.id}}, {{payload.KEY}} and so on. Left out: the saved one stays.',
    }),
  }),
});

const webhookFields = (t: InputFields) => ({
  name: t.string({ description: '1 to 120 characters.' }),
  url: t.string({ description: 'The address to call. Private and local addresses are refused.' }),
  method: t.field({ type: WebhookMethodType, description: 'POST where nothing is said.' }),
  headers: t.field({ type: [WebhookHeaderInput], description: 'All of them; those that are left out are removed.' }),
  ...switches(t, webhookFlags, flagWords),
  ...switches(t, letterOptions, letterWords),
  returnJob: t.field({ type: ReturnJobInput, description: 'What of the job.' }),
  returnAidAmount: t.field({ type: ReturnAidAmountInput, description: 'What of each aid amount.' }),
  returnCostAmount: t.field({ type: ReturnCostAmountInput, description: 'What of each cost amount.' }),
});

export const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A new webhook. Where nothing is said, it tells of READY letters, with id and status.',
  fields: (t) => webhookFields(t),
});

export const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'What shall change; what is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Which webhook.' }),
    ...webhookFields(t),
  }),
});

export const TestWebhookInput = builder.inputType('TestWebhookInput', {
  description: 'A webhook as it might be saved, and the letter to try it with.',
  fields: (t) => ({
    id: t.id({ description: 'A saved webhook, whose secret and values are used where none are given.' }),
    letterId: t.id({ description: 'A letter of the organization.' }),
    status: t.field({ type: LetterStatusType, description: 'Without a letter: the status of the sample.' }),
    ...webhookFields(t),
  }),
});

export const WebhookFilter = builder.inputType('WebhookFilter', {
  description: 'Which webhook.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Its id.' }) }),
});

export const WebhookOrder = builder.inputType('WebhookOrder', {
  description: 'One step of the order of webhooks.',
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('WebhookOrderField', {
        description: 'What webhooks can be ordered by.',
        values: described<WebhookOrderField>({ NAME: 'By name.', INSERT_TIME: 'By when they were created.' }),
      }),
      required: true,
      description: 'By what.',
    }),
    direction: t.field({ type: OrderDirectionType, description: 'Which way; ASC where nothing is said.' }),
  }),
});

export const WebhookLogFilter = builder.inputType('WebhookLogFilter', {
  description: 'Which logs; all that is given must hold.',
  fields: (t) => ({
    webhookId: t.id({ description: 'Of this webhook.' }),
    letterId: t.id({ description: 'About this letter.' }),
    filename_contains: t.string({ description: 'About letters whose file name contains this.' }),
    outcome_in: t.field({ type: [WebhookOutcomeType], description: 'With one of these outcomes.' }),
    status_in: t.field({ type: [LetterStatusType], description: 'About letters that became one of these.' }),
    statusCode_in: t.intList({ description: 'Answered with one of these HTTP statuses.' }),
  }),
});

export const WebhookLogOrder = builder.inputType('WebhookLogOrder', {
  description: 'One step of the order of logs.',
  fields: (t) => ({
    field: t.field({
      type: builder.enumType('WebhookLogOrderField', {
        description: 'What logs can be ordered by.',
        values: described<LogOrderField>({
          INSERT_TIME: 'By when they were made.',
          DURATION: 'By how long they took.',
        }),
      }),
      required: true,
      description: 'By what.',
    }),
    direction: t.field({ type: OrderDirectionType, description: 'Which way; ASC where nothing is said.' }),
  }),
});
