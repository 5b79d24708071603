import { graphql } from '#console/generated/gql.ts';

graphql(`
  fragment ApiKeyFacts on ApiKey {
    key
    name
    lifetime
    state
    insertTime
    expireTime
    lastUsedTime
  }
`);

export const apiKeysDocument = graphql(`
  query ApiKeys($page: Int!, $pageSize: Int!) {
    apiKeys(page: $page, pageSize: $pageSize) {
      pageCount
      itemsCount
      items {
        ...ApiKeyFacts
      }
    }
  }
`);

export const createApiKeyDocument = graphql(`
  mutation CreateApiKey($lifetime: Int!, $name: String!) {
    createApiKey(lifetime: $lifetime, name: $name) {
      secret
      apiKey {
        ...ApiKeyFacts
      }
    }
  }
`);

export const rotateApiKeyDocument = graphql(`
  mutation RotateApiKey($key: String!) {
    rotateApiKey(key: $key) {
      secret
      apiKey {
        ...ApiKeyFacts
      }
    }
  }
`);

export const disableApiKeyDocument = graphql(`
  mutation DisableApiKey($key: String!) {
    disableApiKey(key: $key) {
      key
    }
  }
`);
