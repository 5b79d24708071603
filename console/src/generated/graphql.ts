/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The whole profile, as it shall be. */
export type AdvisorInput = {
  /** Whether they want news by mail. */
  emailReceive: boolean;
  /** 1 to 80 characters. */
  firstName: string;
  /** 1 to 80 characters. */
  lastName: string;
  /** 10 to 15 digits. */
  phoneNumber: string;
  /** 1 to 80 characters. */
  title: string;
  /** 5 digits, or ZIP+4. */
  zip: string;
};

/** Which entries; all that is set must fit. */
export type AuditEntryFilter = {
  /** Not before this day, YYYY-MM-DD, UTC. */
  insertTime_gte?: string | null | undefined;
  /** Not after this day, YYYY-MM-DD, UTC. */
  insertTime_lte?: string | null | undefined;
  /** Only these kinds. */
  kind_in?: Array<AuditKind> | null | undefined;
  /** In names, addresses, subjects and details. */
  text_contains?: string | null | undefined;
};

/** What an entry of the audit log is about. */
export type AuditKind =
  /** Deletions */
  | 'DELETIONS'
  /** Exports */
  | 'EXPORTS'
  /** API keys */
  | 'KEYS'
  /** Members */
  | 'MEMBERS'
  /** Plan */
  | 'PLAN'
  /** Roles */
  | 'ROLES'
  /** Settings */
  | 'SETTINGS'
  /** Webhooks */
  | 'WEBHOOKS';

/** How an organization pays. */
export type BillingStatus =
  /** By card, with a monthly invoice. */
  | 'ACTIVE'
  /** Ended. */
  | 'CANCELED'
  /** By credits only. */
  | 'FREE'
  /** A payment failed: reading and export only. */
  | 'PAST_DUE';

/** Which invitations. */
export type InvitationFilter = {
  /** In the address. */
  recipient_contains?: string | null | undefined;
};

/** Where an invitation stands. */
export type InvitationStatus =
  | 'ACCEPTED'
  | 'PENDING'
  | 'REVOKED';

/** Which end comes first. */
export type OrderDirection =
  | 'ASC'
  | 'DESC';

/** What shall change; what is left out stays. */
export type OrganizationInput = {
  /** The domain of your own verified address, or null for nobody. */
  joinDomain?: string | null | undefined;
  /** Whether doubtful letters go to a person. */
  manualReviewEnabled?: boolean | null | undefined;
  /** Whether letters without free money go to a person. */
  manualReviewNoFreeMoney?: boolean | null | undefined;
  /** Whether oversized letters go to a person. */
  manualReviewSizeLimit?: boolean | null | undefined;
  /** 1 to 120 characters. */
  name?: string | null | undefined;
  /** 0 to 3650 days, or null for never. */
  purgeLetterFilesAfter?: number | null | undefined;
  /** Members to remove, by the ids of their memberships. Your own: you leave. */
  removeUserIds?: Array<string | number> | null | undefined;
};

/** Which members; all that is set must fit. */
export type OrganizationUserFilter = {
  /** Only these roles. */
  role_in?: Array<Role> | null | undefined;
  /** In name or email. */
  text_contains?: string | null | undefined;
};

/** One step of an order. */
export type OrganizationUserOrder = {
  /** Which end first. */
  direction: OrderDirection;
  /** By what. */
  field: OrganizationUserOrderField;
};

/** What members can be ordered by. */
export type OrganizationUserOrderField =
  | 'EMAIL'
  | 'LAST_ACTIVE_TIME'
  | 'NAME'
  | 'ROLE';

/** What a member may do in an organization. */
export type Role =
  /** Administrator */
  | 'ADMIN'
  /** Reviewer */
  | 'REVIEWER'
  /** User */
  | 'USER';

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type AdvisorQueryVariables = Exact<{ [key: string]: never; }>;


export type AdvisorQuery = { advisor: { firstName: string, lastName: string, title: string, phoneNumber: string, zip: string, emailReceive: boolean } };

export type UpdateAdvisorMutationVariables = Exact<{
  input: AdvisorInput;
}>;


export type UpdateAdvisorMutation = { updateAdvisor: { firstName: string, lastName: string, title: string, phoneNumber: string, zip: string, emailReceive: boolean } };

export type AccountEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountEmailQuery = { me: { email: string, emailVerified: boolean } };

export type AuditEntriesQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  pageSize: number;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type AuditEntriesQuery = { auditEntries: { itemsCount: number, items: Array<{ id: string, insertTime: string, personName: string, personEmail: string, action: string, subject: string, detail: string, networkAddress: string }> } };

export type AuditCsvUrlQueryVariables = Exact<{
  organizationId: string | number;
  filter?: AuditEntryFilter | null | undefined;
}>;


export type AuditCsvUrlQuery = { auditCsvUrl: string };

export type InviteUserMutationVariables = Exact<{
  emails: Array<string> | string;
  organizationId: string | number;
  role: Role;
}>;


export type InviteUserMutation = { inviteUser: { invitationsSent: Array<string>, alreadyBelongToOrg: Array<string>, invitationsAlreadyPending: Array<string> } };

export type MyPendingInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPendingInvitationsQuery = { myPendingInvitations: Array<{ id: string, status: InvitationStatus, expired: boolean, expireTime: string, subject: string, body: string, organization_id: string, role: Role, sender: { firstName: string, lastName: string, organization: { id: string, name: string } } }> };

export type AcceptInvitationMutationVariables = Exact<{
  invitationId: string | number;
}>;


export type AcceptInvitationMutation = { acceptInvitation: { id: string, organization_id: string } };

export type PendingInvitationsQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  filter?: InvitationFilter | null | undefined;
}>;


export type PendingInvitationsQuery = { pendingInvitations: { pageCount: number, itemsCount: number, items: Array<{ id: string, recipient: string, role: Role, insertTime: string, expireTime: string, expired: boolean, link: string }> } };

export type ResendInvitationMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string | number;
  organizationId: string | number;
}>;


export type RevokeInvitationMutation = { revokeInvitation: { id: string } };

export type OrganizationQueryVariables = Exact<{
  organizationId: string | number;
}>;


export type OrganizationQuery = { organization: { id: string, name: string, credits: number, billingStatus: BillingStatus, manualReviewEnabled: boolean, manualReviewSizeLimit: boolean, manualReviewNoFreeMoney: boolean, purgeLetterFilesAfter: number | null, joinDomain: string | null } };

export type CreateOrganizationMutationVariables = Exact<{
  name: string;
}>;


export type CreateOrganizationMutation = { createOrganization: { id: string } };

export type OrganizationsToJoinQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationsToJoinQuery = { organizationsToJoin: Array<{ id: string, name: string }> };

export type JoinOrganizationMutationVariables = Exact<{
  organizationId: string | number;
}>;


export type JoinOrganizationMutation = { joinOrganization: { id: string } };

export type UpdateOrganizationMutationVariables = Exact<{
  organizationId: string | number;
  input: OrganizationInput;
}>;


export type UpdateOrganizationMutation = { updateOrganization: { id: string } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { id: string, email: string, emailVerified: boolean, firstName: string, lastName: string, organizationUsers: Array<{ id: string, role: Role, organization: { id: string, name: string } }> }, __schema: { types: Array<{ name: string | null, kind: __TypeKind, enumValues: Array<{ name: string }> | null }> } };

export type MembershipsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipsQuery = { me: { organizationUsers: Array<{ id: string, role: Role, organization: { id: string } }> } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: boolean };

export type OrganizationUsersQueryVariables = Exact<{
  organizationId: string | number;
  page: number;
  pageSize: number;
  filter?: OrganizationUserFilter | null | undefined;
  orderBy?: Array<OrganizationUserOrder> | OrganizationUserOrder | null | undefined;
}>;


export type OrganizationUsersQuery = { organizationUsers: { pageCount: number, itemsCount: number, items: Array<{ id: string, role: Role, lastActiveTime: string | null, user: { firstName: string, lastName: string, email: string } }> } };

export type UpdateUserRoleInOrgMutationVariables = Exact<{
  organizationId: string | number;
  organizationApiUserIds: Array<string | number> | string | number;
  role: Role;
}>;


export type UpdateUserRoleInOrgMutation = { updateUserRoleInOrg: { changed: Array<{ id: string }>, refused: Array<{ organizationApiUserId: string, message: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const AdvisorDocument = new TypedDocumentString(`
    query Advisor {
  advisor {
    firstName
    lastName
    title
    phoneNumber
    zip
    emailReceive
  }
}
    `) as unknown as TypedDocumentString<AdvisorQuery, AdvisorQueryVariables>;
export const UpdateAdvisorDocument = new TypedDocumentString(`
    mutation UpdateAdvisor($input: AdvisorInput!) {
  updateAdvisor(input: $input) {
    firstName
    lastName
    title
    phoneNumber
    zip
    emailReceive
  }
}
    `) as unknown as TypedDocumentString<UpdateAdvisorMutation, UpdateAdvisorMutationVariables>;
export const AccountEmailDocument = new TypedDocumentString(`
    query AccountEmail {
  me {
    email
    emailVerified
  }
}
    `) as unknown as TypedDocumentString<AccountEmailQuery, AccountEmailQueryVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {
  auditEntries(
    organizationId: $organizationId
    page: $page
    pageSize: $pageSize
    filter: $filter
  ) {
    itemsCount
    items {
      id
      insertTime
      personName
      personEmail
      action
      subject
      detail
      networkAddress
    }
  }
}
    `) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditCsvUrlDocument = new TypedDocumentString(`
    query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {
  auditCsvUrl(organizationId: $organizationId, filter: $filter)
}
    `) as unknown as TypedDocumentString<AuditCsvUrlQuery, AuditCsvUrlQueryVariables>;
export const InviteUserDocument = new TypedDocumentString(`
    mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {
  inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {
    invitationsSent
    alreadyBelongToOrg
    invitationsAlreadyPending
  }
}
    `) as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const MyPendingInvitationsDocument = new TypedDocumentString(`
    query MyPendingInvitations {
  myPendingInvitations {
    id
    status
    expired
    expireTime
    subject
    body
    organization_id
    role
    sender {
      firstName
      lastName
      organization {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MyPendingInvitationsQuery, MyPendingInvitationsQueryVariables>;
export const AcceptInvitationDocument = new TypedDocumentString(`
    mutation AcceptInvitation($invitationId: ID!) {
  acceptInvitation(invitationId: $invitationId) {
    id
    organization_id
  }
}
    `) as unknown as TypedDocumentString<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const PendingInvitationsDocument = new TypedDocumentString(`
    query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {
  pendingInvitations(
    organizationId: $organizationId
    page: $page
    filter: $filter
  ) {
    pageCount
    itemsCount
    items {
      id
      recipient
      role
      insertTime
      expireTime
      expired
      link
    }
  }
}
    `) as unknown as TypedDocumentString<PendingInvitationsQuery, PendingInvitationsQueryVariables>;
export const ResendInvitationDocument = new TypedDocumentString(`
    mutation ResendInvitation($id: ID!, $organizationId: ID!) {
  resendInvitation(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = new TypedDocumentString(`
    mutation RevokeInvitation($id: ID!, $organizationId: ID!) {
  revokeInvitation(id: $id, organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeInvitationMutation, RevokeInvitationMutationVariables>;
export const OrganizationDocument = new TypedDocumentString(`
    query Organization($organizationId: ID!) {
  organization(organizationId: $organizationId) {
    id
    name
    credits
    billingStatus
    manualReviewEnabled
    manualReviewSizeLimit
    manualReviewNoFreeMoney
    purgeLetterFilesAfter
    joinDomain
  }
}
    `) as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const CreateOrganizationDocument = new TypedDocumentString(`
    mutation CreateOrganization($name: String!) {
  createOrganization(name: $name) {
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOrganizationMutation, CreateOrganizationMutationVariables>;
export const OrganizationsToJoinDocument = new TypedDocumentString(`
    query OrganizationsToJoin {
  organizationsToJoin {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<OrganizationsToJoinQuery, OrganizationsToJoinQueryVariables>;
export const JoinOrganizationDocument = new TypedDocumentString(`
    mutation JoinOrganization($organizationId: ID!) {
  joinOrganization(organizationId: $organizationId) {
    id
  }
}
    `) as unknown as TypedDocumentString<JoinOrganizationMutation, JoinOrganizationMutationVariables>;
export const UpdateOrganizationDocument = new TypedDocumentString(`
    mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {
  updateOrganization(organizationId: $organizationId, input: $input) {
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOrganizationMutation, UpdateOrganizationMutationVariables>;
export const ProfileDocument = new TypedDocumentString(`
    query Profile {
  me {
    id
    email
    emailVerified
    firstName
    lastName
    organizationUsers {
      id
      role
      organization {
        id
        name
      }
    }
  }
  __schema {
    types {
      name
      kind
      enumValues {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const MembershipsDocument = new TypedDocumentString(`
    query Memberships {
  me {
    organizationUsers {
      id
      role
      organization {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MembershipsQuery, MembershipsQueryVariables>;
export const SignOutEverywhereDocument = new TypedDocumentString(`
    mutation SignOutEverywhere {
  signOutEverywhere
}
    `) as unknown as TypedDocumentString<SignOutEverywhereMutation, SignOutEverywhereMutationVariables>;
export const OrganizationUsersDocument = new TypedDocumentString(`
    query OrganizationUsers($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: OrganizationUserFilter, $orderBy: [OrganizationUserOrder!]) {
  organizationUsers(
    organizationId: $organizationId
    page: $page
    pageSize: $pageSize
    filter: $filter
    orderBy: $orderBy
  ) {
    pageCount
    itemsCount
    items {
      id
      role
      lastActiveTime
      user {
        firstName
        lastName
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OrganizationUsersQuery, OrganizationUsersQueryVariables>;
export const UpdateUserRoleInOrgDocument = new TypedDocumentString(`
    mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {
  updateUserRoleInOrg(
    organizationId: $organizationId
    organizationApiUserIds: $organizationApiUserIds
    role: $role
  ) {
    changed {
      id
    }
    refused {
      organizationApiUserId
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserRoleInOrgMutation, UpdateUserRoleInOrgMutationVariables>;
