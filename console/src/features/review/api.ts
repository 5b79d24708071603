import { graphql } from '#console/generated/gql.ts';

/** A letter as the review queue lists it. */
graphql(`
  fragment QueueRow on AwardLetter {
    id
    reason
    filename
    lastStatusUpdate
    confidence
    institution {
      name
      state
    }
    job {
      id
      name
    }
    review {
      reviewer {
        name
        isMe
        until
      }
      notes {
        text
        author
      }
    }
  }
`);

export const reviewQueueDocument = graphql(`
  query ReviewQueue(
    $page: Int!
    $pageSize: Int!
    $filter: AwardLetterFilter
    $orderBy: [AwardLetterOrder!]
    $organizationId: ID!
  ) {
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
        ...QueueRow
      }
    }
  }
`);

export const jobsInReviewDocument = graphql(`
  query JobsInReview($organizationId: ID!) {
    jobsInReview(organizationId: $organizationId) {
      id
      name
      letterCount
    }
  }
`);

export const takeNextLetterDocument = graphql(`
  mutation TakeNextLetter($organizationId: ID!, $jobId: ID) {
    takeNextLetter(organizationId: $organizationId, jobId: $jobId) {
      letter {
        id
      }
    }
  }
`);

/** A letter in review with all that its workbench shows. */
graphql(`
  fragment LetterInReview on AwardLetter {
    ...LetterPage
    printedSums {
      description
      value
    }
    review {
      reviewer {
        name
        isMe
        until
      }
      notes {
        text
        author
        insertTime
      }
      draft {
        draft
        author
        lastUpdate
      }
    }
  }
`);

export const takeLetterDocument = graphql(`
  mutation TakeLetter($id: ID!, $organizationId: ID!) {
    takeLetter(id: $id, organizationId: $organizationId) {
      letter {
        ...LetterInReview
      }
      lock {
        id
      }
    }
  }
`);

export const letterInReviewDocument = graphql(`
  query LetterInReview($id: ID!, $organizationId: ID!) {
    awardLetter(id: $id, organizationId: $organizationId) {
      ...LetterInReview
    }
  }
`);

export const keepLetterDocument = graphql(`
  mutation KeepLetter($id: ID!, $organizationId: ID!, $lockId: ID!) {
    keepLetter(id: $id, organizationId: $organizationId, lockId: $lockId) {
      id
    }
  }
`);

export const saveReviewDraftDocument = graphql(`
  mutation SaveReviewDraft($id: ID!, $organizationId: ID!, $lockId: ID!, $draft: String) {
    saveReviewDraft(id: $id, organizationId: $organizationId, lockId: $lockId, draft: $draft) {
      id
    }
  }
`);

export const putBackLetterDocument = graphql(`
  mutation PutBackLetter($id: ID!, $organizationId: ID!, $lockId: ID!, $note: String) {
    putBackLetter(id: $id, organizationId: $organizationId, lockId: $lockId, note: $note) {
      id
    }
  }
`);

export const readBoxDocument = graphql(`
  query ReadBox($id: ID!, $organizationId: ID!, $box: BoxInput!) {
    readBox(id: $id, organizationId: $organizationId, box: $box) {
      value
      description
    }
  }
`);

export const decideLetterDocument = graphql(`
  mutation DecideLetter(
    $id: ID!
    $organizationId: ID!
    $lockId: ID!
    $status: ReviewDecision!
    $aidAmounts: [AidAmountInput!]
    $costAmounts: [CostAmountInput!]
    $institution: InstitutionInput
    $awardYear: String
  ) {
    decideLetter(
      id: $id
      organizationId: $organizationId
      lockId: $lockId
      status: $status
      aidAmounts: $aidAmounts
      costAmounts: $costAmounts
      institution: $institution
      awardYear: $awardYear
    ) {
      id
    }
  }
`);

export const learnedLinesDocument = graphql(`
  query LearnedLines($organizationId: ID!, $page: Int!, $pageSize: Int!) {
    learnedLines(organizationId: $organizationId, page: $page, pageSize: $pageSize) {
      itemsCount
      items {
        id
        schoolName
        printed
        description
        source
        subCategory
        costCategory
        author
        insertTime
        letterCount
        letters {
          id
          jobId
          filename
        }
      }
    }
  }
`);

export const removeLearnedLineDocument = graphql(`
  mutation RemoveLearnedLine($id: ID!, $organizationId: ID!) {
    removeLearnedLine(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);
