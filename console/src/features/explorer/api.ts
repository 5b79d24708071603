import { graphql } from '#console/generated/gql.ts';

graphql(`
  fragment SavedQueryFacts on SavedQuery {
    id
    name
    query
    variables
    isShared
    isMine
    ownerName
  }
`);

export const savedQueriesDocument = graphql(`
  query SavedQueries($organizationId: ID!) {
    savedQueries(organizationId: $organizationId) {
      ...SavedQueryFacts
    }
  }
`);

export const saveQueryDocument = graphql(`
  mutation SaveQuery(
    $id: ID
    $organizationId: ID!
    $name: String!
    $query: String!
    $variables: String!
    $isShared: Boolean!
  ) {
    saveQuery(
      id: $id
      organizationId: $organizationId
      name: $name
      query: $query
      variables: $variables
      isShared: $isShared
    ) {
      ...SavedQueryFacts
    }
  }
`);

export const deleteSavedQueryDocument = graphql(`
  mutation DeleteSavedQuery($id: ID!, $organizationId: ID!) {
    deleteSavedQuery(id: $id, organizationId: $organizationId)
  }
`);
