import { graphql } from '#console/generated/gql.ts';

export const auditEntriesDocument = graphql(`
  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {
    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {
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
`);

export const auditCsvUrlDocument = graphql(`
  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {
    auditCsvUrl(organizationId: $organizationId, filter: $filter)
  }
`);
