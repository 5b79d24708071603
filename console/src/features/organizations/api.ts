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
    }
  }
`);

export const createOrganizationDocument = graphql(`
  mutation CreateOrganization($name: String!) {
    createOrganization(name: $name) {
      id
    }
  }
`);
