import type { billingStatuses } from '@tassel/contract/organization.ts';
import { RoleType, UserType } from '#features/session/graphql.ts';
import { requireRole } from '#features/session/require-role.ts';
import type { Membership } from '#features/session/viewer.ts';
import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { createOrganization } from './create-organization.ts';
import { joinOrganization } from './join-organization.ts';
import { type Organization, readMyOrganizations, readOrganization } from './organizations.ts';
import { type OrganizationName, readOrganizationsToJoin } from './organizations-to-join.ts';
import { updateOrganization } from './update-organization.ts';

export const BillingStatusType = builder.enumType('BillingStatus', {
  description: 'How an organization pays.',
  values: {
    FREE: { description: 'By credits only.' },
    ACTIVE: { description: 'By card, with a monthly invoice.' },
    PAST_DUE: { description: 'A payment failed: reading and export only.' },
    CANCELED: { description: 'Ended.' },
  } satisfies Record<(typeof billingStatuses)[number], object>,
});

export const OrganizationType = builder.objectRef<Organization>('Organization').implement({
  description: 'A group of people who share jobs, letters and a bill.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stays the same when the name changes.' }),
    name: t.exposeString('name', { description: 'As its members know it.' }),
    credits: t.exposeInt('credits', {
      subGraphs: ['Private'],
      description: 'Classifications that are paid for already.',
    }),
    billingStatus: t.field({
      subGraphs: ['Private'],
      type: BillingStatusType,
      description: 'How it pays.',
      resolve: (organization) => organization.billing_status,
    }),
    manualReviewEnabled: t.exposeBoolean('manual_review_enabled', {
      description: 'Whether doubtful letters go to a person.',
    }),
    manualReviewSizeLimit: t.exposeBoolean('manual_review_size_limit', {
      description: 'Whether oversized letters go to a person.',
    }),
    manualReviewNoFreeMoney: t.exposeBoolean('manual_review_no_free_money', {
      description: 'Whether letters without free money go to a person.',
    }),
    purgeLetterFilesAfter: t.exposeInt('purge_letter_files_after', {
      nullable: true,
      description: 'Days after which the files of finished letters are removed; null is never.',
    }),
    joinDomain: t.exposeString('join_domain', {
      subGraphs: ['Private'],
      nullable: true,
      description: 'Whoever has a verified address at this mail domain may join; null is nobody.',
    }),
  }),
});

export type PersonName = { firstName: string; lastName: string; email: string };

const PersonType = builder.objectRef<PersonName>('Person').implement({
  description: 'Somebody, as the others in an organization know them.',
  fields: (t) => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name.' }),
    email: t.exposeString('email', { description: 'The address that their identity provider tells.' }),
  }),
});

export type Place = Pick<Membership, 'id' | 'role'> & {
  organization: Organization;
  user: PersonName;
  lastActiveTime: Date | null;
};

export const OrganizationUserType = builder.objectRef<Place>('OrganizationUser').implement({
  description: "A person's place in an organization.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the membership, not of the person.' }),
    role: t.field({ type: RoleType, description: 'What the person may do there.', resolve: ({ role }) => role }),
    organization: t.field({
      type: OrganizationType,
      description: 'Where.',
      resolve: ({ organization }) => organization,
    }),
    user: t.field({
      type: PersonType,
      subGraphs: ['Private'],
      description: 'Who.',
      resolve: ({ user }) => user,
    }),
    lastActiveTime: t.expose('lastActiveTime', {
      subGraphs: ['Private'],
      type: 'DateTime',
      nullable: true,
      description: 'When the person last did something in the console, to within minutes.',
    }),
  }),
});

builder.objectField(UserType, 'organizationUsers', (t) =>
  t.field({
    type: [OrganizationUserType],
    description: "The viewer's organizations, by name.",
    resolve: async (viewer, _args, context) => {
      const organizations = await readMyOrganizations(context);
      return viewer.memberships.flatMap((membership) => {
        const organization = organizations.get(membership.organizationId);
        return organization ? [{ ...viewer, ...membership, organization, user: viewer }] : [];
      });
    },
  }),
);

export const OrganizationNameType = builder.objectRef<OrganizationName>('OrganizationName').implement({
  description: 'An organization, as those who are not in it see it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stays the same when the name changes.' }),
    name: t.exposeString('name', { description: 'As its members know it.' }),
  }),
});

const OrganizationInputType = builder.inputType('OrganizationInput', {
  description: 'What shall change; what is left out stays.',
  fields: (t) => ({
    name: t.string({ description: '1 to 120 characters.' }),
    joinDomain: t.string({ description: 'The domain of your own verified address, or null for nobody.' }),
    manualReviewEnabled: t.boolean({ description: 'Whether doubtful letters go to a person.' }),
    manualReviewSizeLimit: t.boolean({ description: 'Whether oversized letters go to a person.' }),
    manualReviewNoFreeMoney: t.boolean({ description: 'Whether letters without free money go to a person.' }),
    purgeLetterFilesAfter: t.int({ description: '0 to 3650 days, or null for never.' }),
    removeUserIds: t.idList({
      description: 'Members to remove, by the ids of their memberships. Your own: you leave.',
    }),
  }),
});

export const organizationQueries = (t: QueryFields) => ({
  organizationsToJoin: t.field({
    type: [OrganizationNameType],
    description: 'Organizations that let in whoever has a verified address at your mail domain.',
    resolve: (_root, _args, context) => readOrganizationsToJoin(context),
  }),
  organization: t.field({
    type: OrganizationType,
    description: 'One of your organizations.',
    args: {
      organizationId: t.arg.id({ description: 'Which one; may be left out by members of only one.' }),
    },
    resolve: (_root, { organizationId }, context) => {
      const membership = requireRole(context, organizationId, 'USER', 'REVIEWER');
      return readOrganization(context, membership.organizationId);
    },
  }),
});

export const organizationMutations = (t: MutationFields) => ({
  createOrganization: t.field({
    type: OrganizationType,
    description: 'Makes an organization with you as its administrator. Your first one starts with free credits.',
    args: { name: t.arg.string({ required: true, description: '1 to 120 characters.' }) },
    resolve: (_root, input, context) => createOrganization(context, input),
  }),
  joinOrganization: t.field({
    type: OrganizationType,
    description: 'Makes you a user of one of organizationsToJoin, and tells its administrators by mail.',
    args: { organizationId: t.arg.id({ required: true, description: 'Which one.' }) },
    resolve: (_root, input, context) => joinOrganization(context, input),
  }),
  updateOrganization: t.field({
    type: OrganizationType,
    description: 'Changes settings or removes members. For administrators; everyone may remove themselves.',
    args: {
      organizationId: t.arg.id({ required: true, description: 'Which one.' }),
      input: t.arg({ type: OrganizationInputType, required: true, description: 'What shall change.' }),
    },
    resolve: (_root, input, context) => updateOrganization(context, input),
  }),
});
