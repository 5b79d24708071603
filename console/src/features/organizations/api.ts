import { graphql } from '#console/generated/gql.ts';

export const organizationDocument = graphql(`
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
`);

export const filesToPurgeDocument = graphql(`
  query FilesToPurge($organizationId: ID!, $purgeLetterFilesAfter: Int!) {
    filesToPurge(organizationId: $organizationId, purgeLetterFilesAfter: $purgeLetterFilesAfter)
  }
`);

export const createOrganizationDocument = graphql(`
  mutation CreateOrganization($name: String!) {
    createOrganization(name: $name) {
      id
    }
  }
`);

export const organizationsToJoinDocument = graphql(`
  query OrganizationsToJoin {
    organizationsToJoin {
      id
      name
    }
  }
`);

export const joinOrganizationDocument = graphql(`
  mutation JoinOrganization($organizationId: ID!) {
    joinOrganization(organizationId: $organizationId) {
      id
    }
  }
`);

export const updateOrganizationDocument = graphql(`
  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {
    updateOrganization(organizationId: $organizationId, input: $input) {
      id
    }
  }
`);
