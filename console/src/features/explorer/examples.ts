import type { Draft } from './operation.ts';

type Example = { name: string; detail: string; query: string; variables?: object };

/** From the upload to the figures; the organization is filled in. */
export const examples: Example[] = [
  {
    name: 'List jobs',
    detail: 'The newest first',
    query: `query Jobs($organizationId: ID!) {
  jobs(organizationId: $organizationId, pageSize: 10) {
    itemsCount
    items {
      id
      name
      state
      insertTime
    }
  }
}
`,
  },
  {
    name: 'Create a job',
    detail: 'Then PUT each file to its uploadUrl',
    query: `mutation CreateJob($organizationId: ID!, $files: [LetterFileInput!]!) {
  createJob(organizationId: $organizationId, name: "First letters", letterFiles: $files) {
    id
    awardLetters {
      id
      filename
      uploadUrl
    }
  }
}
`,
    variables: { files: [{ filename: 'letter.pdf', payload: '{"student_id":"S-1001"}' }] },
  },
  {
    name: 'Follow your jobs',
    detail: 'How many letters stand where',
    query: `query FollowJobs($organizationId: ID!) {
  jobs(organizationId: $organizationId, filter: { mine: true }) {
    items {
      id
      name
      state
      lastUpdated
      statusCounts {
        status
        count
      }
    }
  }
}
`,
  },
  {
    name: 'Read amounts',
    detail: 'Of the letters that were read last',
    query: `query Amounts($organizationId: ID!) {
  awardLetters(
    organizationId: $organizationId
    filter: { status_in: [READY] }
    orderBy: [{ field: LAST_STATUS_UPDATE, direction: DESC }]
  ) {
    itemsCount
    items {
      filename
      payload
      awardYear
      institution {
        name
        state
      }
      totals {
        totalCost
        freeMoney
        netPrice
      }
      aidAmounts {
        description
        value
        source
        category
        subCategory
      }
      costAmounts {
        description
        value
        category
      }
    }
  }
}
`,
  },
];

export const draftOf = ({ query, variables }: Pick<Example, 'query' | 'variables'>, organizationId: string): Draft => ({
  query,
  variables: JSON.stringify({ organizationId, ...variables }, null, 2),
});
