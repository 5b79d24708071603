import { graphql } from '#console/generated/gql.ts';

export const inviteUserDocument = graphql(`
  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {
    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {
      invitationsSent
      alreadyBelongToOrg
      invitationsAlreadyPending
    }
  }
`);

export const myPendingInvitationsDocument = graphql(`
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
`);

export const acceptInvitationDocument = graphql(`
  mutation AcceptInvitation($invitationId: ID!) {
    acceptInvitation(invitationId: $invitationId) {
      id
      organization_id
    }
  }
`);

export const pendingInvitationsDocument = graphql(`
  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {
    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {
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
`);

export const resendInvitationDocument = graphql(`
  mutation ResendInvitation($id: ID!, $organizationId: ID!) {
    resendInvitation(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const revokeInvitationDocument = graphql(`
  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {
    revokeInvitation(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);
