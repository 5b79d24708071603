import { graphql } from '#console/generated/gql.ts';

graphql(`
  fragment JobFacts on Job {
    id
    name
    insertTime
    lastUpdated
    state
    mayChange
    user {
      firstName
      lastName
    }
  }
`);

export const jobsDocument = graphql(`
  query Jobs($page: Int!, $pageSize: Int!, $filter: JobFilter, $orderBy: [JobOrder!], $organizationId: ID!) {
    jobs(page: $page, pageSize: $pageSize, filter: $filter, orderBy: $orderBy, organizationId: $organizationId) {
      pageCount
      itemsCount
      items {
        ...JobFacts
        statusCounts {
          status
          count
        }
      }
    }
  }
`);

/** Spec §7: the counts are one aliased query a status. */
export const jobDocument = graphql(`
  query Job(
    $id: ID!
    $page: Int!
    $pageSize: Int!
    $filter: AwardLetterFilter
    $orderBy: [AwardLetterOrder!]
    $organizationId: ID!
  ) {
    job(id: $id, organizationId: $organizationId) {
      ...JobFacts
      purgeLetterFilesAfter
      reasonCounts {
        status
        reason
        count
      }
    }
    awardLetters(
      page: $page
      pageSize: $pageSize
      filter: $filter
      orderBy: $orderBy
      organizationId: $organizationId
    ) {
      pageCount
      itemsCount
      items {
        ...LetterRow
      }
    }
    PENDING: awardLetters(filter: { jobId: $id, status_in: [PENDING] }, organizationId: $organizationId) {
      itemsCount
    }
    MANUAL_REVIEW: awardLetters(filter: { jobId: $id, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {
      itemsCount
    }
    READY: awardLetters(filter: { jobId: $id, status_in: [READY] }, organizationId: $organizationId) {
      itemsCount
    }
    INVALID: awardLetters(filter: { jobId: $id, status_in: [INVALID] }, organizationId: $organizationId) {
      itemsCount
    }
    NOT_SUPPORTED: awardLetters(filter: { jobId: $id, status_in: [NOT_SUPPORTED] }, organizationId: $organizationId) {
      itemsCount
    }
    BAD_FILE: awardLetters(filter: { jobId: $id, status_in: [BAD_FILE] }, organizationId: $organizationId) {
      itemsCount
    }
    CANCELED: awardLetters(filter: { jobId: $id, status_in: [CANCELED] }, organizationId: $organizationId) {
      itemsCount
    }
    SIZE_LIMIT_EXCEEDED: awardLetters(filter: { jobId: $id, status_in: [SIZE_LIMIT_EXCEEDED] }, organizationId: $organizationId) {
      itemsCount
    }
  }
`);

export const cancelJobsDocument = graphql(`
  mutation CancelJobs($jobIdList: [ID!]!, $organizationId: ID!) {
    cancelJob(jobIdList: $jobIdList, organizationId: $organizationId) {
      canceledJobs {
        jobId
        canceledLetterCount
      }
    }
  }
`);

export const deleteJobsDocument = graphql(`
  mutation DeleteJobs($jobIdList: [ID!]!, $organizationId: ID!) {
    deleteJob(jobIdList: $jobIdList, organizationId: $organizationId) {
      deletedJobsCount
    }
  }
`);

export const exportJobsDocument = graphql(`
  mutation ExportJobs($jobIdList: [ID!]!, $organizationId: ID!, $format: ExportFormat, $shape: ExportShape) {
    exportJob(jobIdList: $jobIdList, organizationId: $organizationId, format: $format, shape: $shape) {
      exportedJobsCount
    }
  }
`);

export const exportsDocument = graphql(`
  query Exports($page: Int!, $pageSize: Int!, $organizationId: ID!) {
    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {
      pageCount
      itemsCount
      items {
        id
        name
        format
        shape
        status
        problem
        letterCount
        doneCount
        bytes
        insertTime
        expiresAt
        user {
          firstName
          lastName
        }
      }
    }
  }
`);

/** The addresses live for minutes, so one is asked for when it is wanted. */
export const exportUrlsDocument = graphql(`
  query ExportUrls($page: Int!, $pageSize: Int!, $organizationId: ID!) {
    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {
      items {
        id
        downloadUrl
      }
    }
  }
`);

export const lettersWithReasonDocument = graphql(`
  query LettersWithReason($jobId: ID!, $reason: LetterReason!, $page: Int!, $organizationId: ID!) {
    awardLetters(
      page: $page
      pageSize: 30
      filter: { jobId: $jobId, status_in: [NOT_SUPPORTED], reason_in: [$reason] }
      organizationId: $organizationId
    ) {
      pageCount
      items {
        id
      }
    }
  }
`);

export const reviewCountDocument = graphql(`
  query ReviewCount($organizationId: ID!) {
    awardLetters(filter: { status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {
      itemsCount
    }
  }
`);
