import { roleLabels, roles } from '@tassel/contract/roles.ts';
import { builder, type MutationFields, openToKeys, type QueryFields } from '#server/graphql-builder.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import type { Viewer } from './viewer.ts';

export const RoleType = builder.enumType('Role', {
  description: 'What a member may do in an organization.',
  values: Object.fromEntries(roles.map((role) => [role, { description: roleLabels[role] }])) as Record<
    (typeof roles)[number],
    { description: string }
  >,
});

export const UserType = builder.objectRef<Viewer>('User').implement({
  description: 'A person who can sign in.',
  fields: (t) => ({
    id: t.exposeID('personId', { description: 'Stays the same when the address changes.' }),
    email: t.exposeString('email', { description: 'The address that the identity provider tells.' }),
    emailVerified: t.exposeBoolean('isEmailVerified', {
      description: 'Whether the address is proven; invitations and joining need it.',
    }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
  }),
});

export const sessionQueries = (t: QueryFields) => ({
  me: t.field({
    subGraphs: openToKeys,
    type: UserType,
    description: 'Whoever is asking.',
    resolve: (_root, _args, context) => context.viewer,
  }),
});

export const sessionMutations = (t: MutationFields) => ({
  signOutEverywhere: t.boolean({
    description: 'Ends every sign-in of yours, this one too: whoever goes on has to sign in again.',
    resolve: (_root, _args, context) => signOutEverywhere(context),
  }),
});
