import type { billingStatuses } from '@tassel/contract/organization.ts';
import { RoleType, UserType } from '#features/session/graphql.ts';
import { requireRole } from '#features/session/require-role.ts';
import type { Membership } from '#features/session/viewer.ts';
import { builder, type MutationFields, type QueryFields } from '#server/graphql-builder.ts';
import { createOrganization } from './create-organization.ts';
import { type Organization, readMyOrganizations, readOrganization } from './organizations.ts';

const BillingStatusType = builder.enumType('BillingStatus', {
  description: 'How an organization pays.',
  values: {
    FREE: { description: 'By credits only.' },
    ACTIVE: { description: 'By card, with a monthly invoice.' },
    PAST_DUE: { description: 'A payment failed: reading and export only.' },
    CANCELED: { description: 'Ended.' },
  } satisfies Record<(typeof billingStatuses)[number], object>,
});

const OrganizationType = builder.objectRef<Organization>('Organization').implement({
  description: 'A group of people who share jobs, letters and a bill.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Stays the same when the name changes.' }),
    name: t.exposeString('name', { description: 'As its members know it.' }),
    credits: t.exposeInt('credits', { description: 'Classifications that are paid for already.' }),
    billingStatus: t.field({
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
  }),
});

type Place = Membership & { organization: Organization };

const OrganizationUserType = builder.objectRef<Place>('OrganizationUser').implement({
  description: "A person's place in an organization.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the membership, not of the person.' }),
    role: t.field({ type: RoleType, description: 'What the person may do there.', resolve: ({ role }) => role }),
    organization: t.field({
      type: OrganizationType,
      description: 'Where.',
      resolve: ({ organization }) => organization,
    }),
  }),
});

builder.objectField(UserType, 'organizationUsers', (t) =>
  t.field({
    type: [OrganizationUserType],
    description: "The viewer's organizations, by name.",
    resolve: async ({ memberships }, _args, context) => {
      const organizations = await readMyOrganizations(context);
      return memberships.flatMap((membership) => {
        const organization = organizations.get(membership.organizationId);
        return organization ? [{ ...membership, organization }] : [];
      });
    },
  }),
);

export const organizationQueries = (t: QueryFields) => ({
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
});
