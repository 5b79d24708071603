import type { apiKeyStates } from '@tassel/contract/api-key.ts';
import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { pageArgs, pageType } from '#server/graphql-pages.ts';
import type { NewApiKey } from './add-key.ts';
import { type ApiKey, endOf, isUsable, stateOf } from './api-key.ts';
import { createApiKey } from './create-api-key.ts';
import { disableApiKey } from './disable-api-key.ts';
import { readApiKeys } from './read-api-keys.ts';
import { rotateApiKey } from './rotate-api-key.ts';

const ApiKeyStateType = builder.enumType('ApiKeyState', {
  description: 'Where an API key stands.',
  values: {
    ACTIVE: { description: 'It works.' },
    ROTATES_OUT: { description: 'It has a successor, and works for a day beside it.' },
    ROTATED_OUT: { description: 'Its successor took its place.' },
    EXPIRED: { description: 'Its lifetime is over.' },
    DISABLED: { description: 'Its owner ended it.' },
  } satisfies Record<(typeof apiKeyStates)[number], object>,
});

const ApiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description: 'A secret by which a program acts for its owner. Only a digest of it is kept.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The part that identifies it, such as tsl_ab12cd34. It opens nothing.' }),
    name: t.exposeString('name', { description: 'As its owner named it.' }),
    lifetime: t.exposeInt('lifetime_days', { description: 'Days from its creation to its end.' }),
    insertTime: t.expose('insert_time', { type: 'DateTime', description: 'When it was created.' }),
    expirationDate: t.string({
      description: 'The day on which it ends, YYYY-MM-DD (UTC).',
      resolve: (key) => endOf(key).toISOString().slice(0, 10),
    }),
    expireTime: t.field({ type: 'DateTime', description: 'The time at which it ends.', resolve: endOf }),
    isExpired: t.boolean({
      description: 'Whether that time is over.',
      resolve: (key, _args, { clock }) => endOf(key) <= clock.now(),
    }),
    lastUsedTime: t.expose('last_used_time', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to within a minute; null is never.',
    }),
    state: t.field({
      type: ApiKeyStateType,
      description: 'Where it stands.',
      resolve: (key, _args, { clock }) => stateOf(key, clock.now()),
    }),
    isUsable: t.boolean({
      description: 'Whether it still opens anything.',
      resolve: (key, _args, { clock }) => isUsable(key, clock.now()),
    }),
  }),
});

const NewApiKeyType = builder.objectRef<NewApiKey>('NewApiKey').implement({
  description: 'A key that was just made.',
  fields: (t) => ({
    apiKey: t.field({ type: ApiKeyType, description: 'The key.', resolve: ({ apiKey }) => apiKey }),
    secret: t.exposeString('secret', { description: 'The whole of it. It is shown here and never again.' }),
  }),
});

const ApiKeyPageType = pageType('ApiKeyPage', ApiKeyType);

export const apiKeyQueries = (t: QueryFields) => ({
  apiKeys: t.field({
    type: ApiKeyPageType,
    description: 'Your own API keys, newest first. Not for reviewers.',
    args: pageArgs(t),
    resolve: (_root, input, context) => readApiKeys(context, input),
  }),
});

export const apiKeyMutations = (t: MutationFields) => {
  const one = {
    key: t.arg.string({ required: true, description: 'The part that identifies it; the whole key works, too.' }),
  };
  return {
    createApiKey: t.field({
      type: NewApiKeyType,
      description: 'Makes an API key that acts as you in your organizations of today, at most 10 active ones.',
      args: {
        lifetime: t.arg.int({ description: 'Days: 7, 30, 90 or 365; 90 where nothing is said.' }),
        name: t.arg.string({ description: '1 to 80 characters; the day where nothing is said.' }),
      },
      resolve: (_root, input, context) => createApiKey(context, input),
    }),
    rotateApiKey: t.field({
      type: NewApiKeyType,
      description: 'Makes a new key in the place of an active one; the old one works for 24 hours more.',
      args: one,
      resolve: (_root, input, context) => rotateApiKey(context, input),
    }),
    disableApiKey: t.field({
      type: ApiKeyType,
      description: 'Ends a key at once and for good.',
      args: one,
      resolve: (_root, input, context) => disableApiKey(context, input),
    }),
  };
};
