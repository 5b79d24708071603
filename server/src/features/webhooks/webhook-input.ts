import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import {
  defaultWebhookOptions,
  type WebhookMethod,
  type WebhookNotification,
  type WebhookOptions,
  webhookFlags,
  webhookNotifications,
} from '@tassel/contract/webhook.ts';
import {
  type HeaderInput,
  headersProblem,
  webhookNameProblem,
  webhookUrlProblem,
} from '@tassel/contract/webhook-form.ts';
import { userError } from '#platform/errors.ts';
import { OutboundFailed } from '#platform/outbound.ts';
import type { Context } from '#server/context.ts';
import type { SealedHeader } from '#server/tables.ts';
import { sealHeader } from './webhook-secrets.ts';

type Maybe<Thing> = { [Key in keyof Thing]?: Thing[Key] | null };
type Switches = Maybe<Omit<WebhookOptions, 'returnJob' | 'returnAidAmount' | 'returnCostAmount'>> & {
  returnJob?: Maybe<WebhookOptions['returnJob']> | null;
  returnAidAmount?: Maybe<WebhookOptions['returnAidAmount']> | null;
  returnCostAmount?: Maybe<WebhookOptions['returnCostAmount']> | null;
};

/** What is left out stays as it is, or as it is by default. */
export type WebhookInput = Maybe<Record<WebhookNotification, boolean>> &
  Switches & {
    name?: string | null;
    url?: string | null;
    method?: WebhookMethod | null;
    headers?: HeaderInput[] | null;
  };

/** A webhook as its owner describes it. */
export type WebhookDraft = {
  name: string;
  url: string;
  method: WebhookMethod;
  headers: SealedHeader[];
  statuses: LetterStatus[];
  options: WebhookOptions;
};

export const emptyDraft: WebhookDraft = {
  name: '',
  url: '',
  method: 'POST',
  headers: [],
  statuses: ['READY'],
  options: defaultWebhookOptions,
};

/** The draft with the changes of the input; refuses what is wrong, field by field. */
export async function changedDraft(context: Context, before: WebhookDraft, input: WebhookInput): Promise<WebhookDraft> {
  const name = input.name?.trim() ?? before.name;
  const url = input.url?.trim() ?? before.url;
  const problems = {
    name: webhookNameProblem(name),
    url: webhookUrlProblem(url) ?? (await refusalOf(context, url)),
    headers: headersProblem(input.headers ?? []) ?? missingValue(before, input.headers ?? []),
  };
  const fields = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (fields[0]) throw userError('BAD_INPUT', fields[0][1], { fields: Object.fromEntries(fields) });
  return {
    name,
    url: new URL(url).href,
    method: input.method ?? before.method,
    headers: input.headers ? sealedHeaders(context, before, input.headers) : before.headers,
    statuses: statusesOf(before, input),
    options: optionsOf(before.options, input),
  };
}

/** D 36: refused at save, too, so that nobody waits for deliveries that never come. */
async function refusalOf({ outbound }: Context, url: string): Promise<string | undefined> {
  try {
    await outbound.check(url);
  } catch (error) {
    if (error instanceof OutboundFailed) return error.message;
    throw error;
  }
}

const savedHeader = (before: WebhookDraft, name: string): SealedHeader | undefined =>
  before.headers.find((header) => header.name.toLowerCase() === name.trim().toLowerCase());

function missingValue(before: WebhookDraft, headers: readonly HeaderInput[]): string | undefined {
  const missing = headers.find(({ name, value }) => value == null && !savedHeader(before, name));
  return missing && `Enter the value of ${missing.name}.`;
}

function sealedHeaders(context: Context, before: WebhookDraft, headers: readonly HeaderInput[]): SealedHeader[] {
  return headers.map(({ name, value }) => ({
    name: name.trim(),
    value: value == null ? (savedHeader(before, name)?.value ?? '') : sealHeader(context, value.trim()),
  }));
}

function statusesOf({ statuses }: WebhookDraft, input: WebhookInput): LetterStatus[] {
  const isOn = (flag: WebhookNotification) => input[flag] ?? statuses.includes(webhookNotifications[flag]);
  return webhookFlags.filter(isOn).map((flag) => webhookNotifications[flag]);
}

/** Switch by switch: what the input leaves out, or sends as null, stays. */
function optionsOf(before: WebhookOptions, input: Switches): WebhookOptions {
  const part = <Part extends object>(old: Part, given: Maybe<Part> | null | undefined): Part =>
    Object.fromEntries(
      Object.entries(old).map(([name, value]) => [name, given?.[name as keyof Part] ?? value]),
    ) as Part;
  const { returnJob, returnAidAmount, returnCostAmount, ...letter } = before;
  return {
    ...part(letter, input as Maybe<typeof letter>),
    returnJob: part(returnJob, input.returnJob),
    returnAidAmount: part(returnAidAmount, input.returnAidAmount),
    returnCostAmount: part(returnCostAmount, input.returnCostAmount),
  };
}
