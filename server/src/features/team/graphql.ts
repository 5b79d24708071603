import { OrganizationUserType, type Place } from '#features/organizations/graphql.ts';
import type { RoleRefusal } from '#features/organizations/role-changes.ts';
import { RoleType } from '#features/session/graphql.ts';
import { builder, described, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { OrderDirectionType, organizationArg, pageArgs, pageType } from '#server/graphql-pages.ts';
import { type MemberOrderField, readMembers } from './members.ts';
import { updateRoles } from './update-roles.ts';

const OrganizationUserPageType = pageType('OrganizationUserPage', OrganizationUserType);

const OrganizationUserFilterType = builder.inputType('OrganizationUserFilter', {
  description: 'Which members; all that is set must fit.',
  fields: (t) => ({
    text_contains: t.string({ description: 'In name or email.' }),
    role_in: t.field({ type: [RoleType], description: 'Only these roles.' }),
  }),
});

const OrganizationUserOrderFieldType = builder.enumType('OrganizationUserOrderField', {
  description: 'What members can be ordered by.',
  values: described({
    NAME: 'First and last name.',
    EMAIL: 'The address.',
    ROLE: 'The role.',
    LAST_ACTIVE_TIME: 'When they were last active.',
  } satisfies Record<MemberOrderField, string>),
});

const OrganizationUserOrderType = builder.inputType('OrganizationUserOrder', {
  description: 'One step of an order.',
  fields: (t) => ({
    field: t.field({ type: OrganizationUserOrderFieldType, required: true, description: 'By what.' }),
    direction: t.field({ type: OrderDirectionType, required: true, description: 'Which end first.' }),
  }),
});

const RoleRefusalType = builder.objectRef<RoleRefusal>('RoleRefusal').implement({
  description: 'A member whose role stays, and why.',
  fields: (t) => ({
    organizationApiUserId: t.exposeID('organizationApiUserId', { description: 'The id that was sent.' }),
    message: t.exposeString('message', { description: 'For people.' }),
  }),
});

const RoleChangesType = builder.objectRef<{ changed: Place[]; refused: RoleRefusal[] }>('RoleChanges').implement({
  description: 'What became of each wish for another role.',
  fields: (t) => ({
    changed: t.field({
      type: [OrganizationUserType],
      description: 'Those whose role is another one now.',
      resolve: ({ changed }) => changed,
    }),
    refused: t.field({
      type: [RoleRefusalType],
      description: 'Those whose role stays, each with the reason.',
      resolve: ({ refused }) => refused,
    }),
  }),
});

export const teamQueries = (t: QueryFields) => ({
  organizationUsers: t.field({
    type: OrganizationUserPageType,
    description: 'The members of an organization. For administrators and users.',
    args: {
      ...organizationArg(t),
      ...pageArgs(t),
      filter: t.arg({ type: OrganizationUserFilterType, description: 'Which.' }),
      orderBy: t.arg({ type: [OrganizationUserOrderType], description: 'By name if left out.' }),
    },
    resolve: (_root, input, context) => readMembers(context, input),
  }),
});

export const teamMutations = (t: MutationFields) => ({
  updateUserRoleInOrg: t.field({
    type: RoleChangesType,
    description: 'Gives members another role, as far as each may get it. For administrators.',
    args: {
      organizationId: t.arg.id({ required: true, description: 'Where.' }),
      organizationApiUserIds: t.arg.idList({ required: true, description: 'The ids of the memberships, at most 100.' }),
      role: t.arg({ type: RoleType, required: true, description: 'The new role.' }),
    },
    resolve: (_root, input, context) => updateRoles(context, input),
  }),
});
