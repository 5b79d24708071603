import { graphql } from '#console/generated/gql.ts';

graphql(`
  fragment FiguresOfMap on MapFigures {
    letters
    schools
    medianNetPrice
    failureRate
  }
`);

/** The figures of the map, and how many letters may still change them. */
export const letterMapDocument = graphql(`
  query LetterMap($jobId: ID, $year: Int, $organizationId: ID!) {
    letterMap(jobId: $jobId, year: $year, organizationId: $organizationId) {
      all {
        ...FiguresOfMap
      }
      states {
        state
        figures {
          ...FiguresOfMap
        }
      }
      withoutState {
        ...FiguresOfMap
      }
    }
    pending: awardLetters(filter: { jobId: $jobId, status_in: [PENDING] }, organizationId: $organizationId) {
      itemsCount
    }
    inReview: awardLetters(filter: { jobId: $jobId, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {
      itemsCount
    }
  }
`);

/** The newest jobs, as choices of the filter. */
export const mapJobsDocument = graphql(`
  query MapJobs($organizationId: ID!) {
    jobs(page: 1, pageSize: 30, organizationId: $organizationId) {
      items {
        id
        name
      }
    }
  }
`);
