import { graphql } from '#console/generated/gql.ts';

export const organizationUsersDocument = graphql(`
  query OrganizationUsers(
    $organizationId: ID!
    $page: Int!
    $pageSize: Int!
    $filter: OrganizationUserFilter
    $orderBy: [OrganizationUserOrder!]
  ) {
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
        jobs {
          itemsCount
        }
        user {
          firstName
          lastName
          email
        }
      }
    }
  }
`);

export const updateUserRoleInOrgDocument = graphql(`
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
`);
