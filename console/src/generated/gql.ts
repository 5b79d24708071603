/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": typeof types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": typeof types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": typeof types.AccountEmailDocument,
    "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n": typeof types.AuditCsvUrlDocument,
    "\n  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {\n    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {\n      invitationsSent\n      alreadyBelongToOrg\n      invitationsAlreadyPending\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  query MyPendingInvitations {\n    myPendingInvitations {\n      id\n      status\n      expired\n      expireTime\n      subject\n      body\n      organization_id\n      role\n      sender {\n        firstName\n        lastName\n        organization {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.MyPendingInvitationsDocument,
    "\n  mutation AcceptInvitation($invitationId: ID!) {\n    acceptInvitation(invitationId: $invitationId) {\n      id\n      organization_id\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {\n    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {\n      pageCount\n      itemsCount\n      items {\n        id\n        recipient\n        role\n        insertTime\n        expireTime\n        expired\n        link\n      }\n    }\n  }\n": typeof types.PendingInvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!, $organizationId: ID!) {\n    resendInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {\n    revokeInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n      joinDomain\n    }\n  }\n": typeof types.OrganizationDocument,
    "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n": typeof types.CreateOrganizationDocument,
    "\n  query OrganizationsToJoin {\n    organizationsToJoin {\n      id\n      name\n    }\n  }\n": typeof types.OrganizationsToJoinDocument,
    "\n  mutation JoinOrganization($organizationId: ID!) {\n    joinOrganization(organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.JoinOrganizationDocument,
    "\n  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {\n    updateOrganization(organizationId: $organizationId, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateOrganizationDocument,
    "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query Memberships {\n    me {\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n        }\n      }\n    }\n  }\n": typeof types.MembershipsDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n": typeof types.SignOutEverywhereDocument,
    "\n  query OrganizationUsers(\n    $organizationId: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: OrganizationUserFilter\n    $orderBy: [OrganizationUserOrder!]\n  ) {\n    organizationUsers(\n      organizationId: $organizationId\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      pageCount\n      itemsCount\n      items {\n        id\n        role\n        lastActiveTime\n        user {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n": typeof types.OrganizationUsersDocument,
    "\n  mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {\n    updateUserRoleInOrg(\n      organizationId: $organizationId\n      organizationApiUserIds: $organizationApiUserIds\n      role: $role\n    ) {\n      changed {\n        id\n      }\n      refused {\n        organizationApiUserId\n        message\n      }\n    }\n  }\n": typeof types.UpdateUserRoleInOrgDocument,
};
const documents: Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": types.AccountEmailDocument,
    "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n": types.AuditCsvUrlDocument,
    "\n  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {\n    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {\n      invitationsSent\n      alreadyBelongToOrg\n      invitationsAlreadyPending\n    }\n  }\n": types.InviteUserDocument,
    "\n  query MyPendingInvitations {\n    myPendingInvitations {\n      id\n      status\n      expired\n      expireTime\n      subject\n      body\n      organization_id\n      role\n      sender {\n        firstName\n        lastName\n        organization {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.MyPendingInvitationsDocument,
    "\n  mutation AcceptInvitation($invitationId: ID!) {\n    acceptInvitation(invitationId: $invitationId) {\n      id\n      organization_id\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {\n    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {\n      pageCount\n      itemsCount\n      items {\n        id\n        recipient\n        role\n        insertTime\n        expireTime\n        expired\n        link\n      }\n    }\n  }\n": types.PendingInvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!, $organizationId: ID!) {\n    resendInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {\n    revokeInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.RevokeInvitationDocument,
    "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n      joinDomain\n    }\n  }\n": types.OrganizationDocument,
    "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n": types.CreateOrganizationDocument,
    "\n  query OrganizationsToJoin {\n    organizationsToJoin {\n      id\n      name\n    }\n  }\n": types.OrganizationsToJoinDocument,
    "\n  mutation JoinOrganization($organizationId: ID!) {\n    joinOrganization(organizationId: $organizationId) {\n      id\n    }\n  }\n": types.JoinOrganizationDocument,
    "\n  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {\n    updateOrganization(organizationId: $organizationId, input: $input) {\n      id\n    }\n  }\n": types.UpdateOrganizationDocument,
    "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query Memberships {\n    me {\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n        }\n      }\n    }\n  }\n": types.MembershipsDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n": types.SignOutEverywhereDocument,
    "\n  query OrganizationUsers(\n    $organizationId: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: OrganizationUserFilter\n    $orderBy: [OrganizationUserOrder!]\n  ) {\n    organizationUsers(\n      organizationId: $organizationId\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      pageCount\n      itemsCount\n      items {\n        id\n        role\n        lastActiveTime\n        user {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n": types.OrganizationUsersDocument,
    "\n  mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {\n    updateUserRoleInOrg(\n      organizationId: $organizationId\n      organizationApiUserIds: $organizationApiUserIds\n      role: $role\n    ) {\n      changed {\n        id\n      }\n      refused {\n        organizationApiUserId\n        message\n      }\n    }\n  }\n": types.UpdateUserRoleInOrgDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n"): typeof import('./graphql.ts').AdvisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAdvisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n"): typeof import('./graphql.ts').AccountEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n"): typeof import('./graphql.ts').AuditCsvUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {\n    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {\n      invitationsSent\n      alreadyBelongToOrg\n      invitationsAlreadyPending\n    }\n  }\n"): typeof import('./graphql.ts').InviteUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPendingInvitations {\n    myPendingInvitations {\n      id\n      status\n      expired\n      expireTime\n      subject\n      body\n      organization_id\n      role\n      sender {\n        firstName\n        lastName\n        organization {\n          id\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MyPendingInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($invitationId: ID!) {\n    acceptInvitation(invitationId: $invitationId) {\n      id\n      organization_id\n    }\n  }\n"): typeof import('./graphql.ts').AcceptInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {\n    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {\n      pageCount\n      itemsCount\n      items {\n        id\n        recipient\n        role\n        insertTime\n        expireTime\n        expired\n        link\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PendingInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($id: ID!, $organizationId: ID!) {\n    resendInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResendInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {\n    revokeInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RevokeInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n      joinDomain\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationsToJoin {\n    organizationsToJoin {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationsToJoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinOrganization($organizationId: ID!) {\n    joinOrganization(organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').JoinOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {\n    updateOrganization(organizationId: $organizationId, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Memberships {\n    me {\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MembershipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n"): typeof import('./graphql.ts').SignOutEverywhereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationUsers(\n    $organizationId: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: OrganizationUserFilter\n    $orderBy: [OrganizationUserOrder!]\n  ) {\n    organizationUsers(\n      organizationId: $organizationId\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      pageCount\n      itemsCount\n      items {\n        id\n        role\n        lastActiveTime\n        user {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {\n    updateUserRoleInOrg(\n      organizationId: $organizationId\n      organizationApiUserIds: $organizationApiUserIds\n      role: $role\n    ) {\n      changed {\n        id\n      }\n      refused {\n        organizationApiUserId\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateUserRoleInOrgDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
