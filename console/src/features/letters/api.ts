import { graphql } from '#console/generated/gql.ts';

/** A letter as tables list it. */
graphql(`
  fragment LetterRow on AwardLetter {
    id
    status
    reason
    filename
    lastStatusUpdate
    year
    institution {
      name
      state
    }
    studentId
    cohort
    isInWork
    fileSize
    filePurgedAt
    totals {
      freeMoney
      netPrice
    }
    job {
      id
      name
    }
  }
`);

graphql(`
  fragment Place on Box {
    page
    left
    top
    width
    height
  }
`);

/** A letter with all that its page shows. */
graphql(`
  fragment LetterPage on AwardLetter {
    id
    status
    reason
    filename
    insertTime
    lastStatusUpdate
    method
    awardYear
    institution {
      name
      city
      state
      zip
    }
    studentId
    cohort
    payload
    filePurgedAt
    isInWork
    fileSize
    totals {
      totalCost
      freeMoney
      loans
      work
      netPrice
      remaining
      printedNetPrice
    }
    costAmounts {
      id
      value
      category
      description
      confidence
      isLearned
      figureBox {
        ...Place
      }
      descriptionBox {
        ...Place
      }
    }
    aidAmounts {
      id
      value
      source
      category
      subCategory
      description
      confidence
      isLearned
      figureBox {
        ...Place
      }
      descriptionBox {
        ...Place
      }
    }
    pages {
      number
      width
      height
      imageUrl
    }
    history {
      insertTime
      fromStatus
      toStatus
      reason
      actor {
        kind
        name
        apiKey
      }
    }
    sameContentAs {
      id
      filename
      job {
        id
        name
      }
    }
    job {
      id
      name
    }
  }
`);

export const lettersDocument = graphql(`
  query Letters(
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
        ...LetterRow
      }
    }
  }
`);

export const letterDocument = graphql(`
  query Letter(
    $id: ID!
    $jobId: ID!
    $withJob: Boolean!
    $organizationId: ID!
    $filter: AwardLetterFilter
    $orderBy: [AwardLetterOrder!]
  ) {
    awardLetter(id: $id, organizationId: $organizationId) {
      ...LetterPage
      neighbors(filter: $filter, orderBy: $orderBy) {
        previousId
        nextId
      }
    }
    job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {
      mayChange
    }
  }
`);

export const letterDownloadDocument = graphql(`
  query LetterDownload($id: ID!, $organizationId: ID!) {
    awardLetter(id: $id, organizationId: $organizationId) {
      downloadUrl
    }
  }
`);

export const cancelLetterDocument = graphql(`
  mutation CancelLetter($id: ID!, $organizationId: ID!) {
    cancelAwardLetter(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const sendLetterToReviewDocument = graphql(`
  mutation SendLetterToReview($id: ID!, $organizationId: ID!) {
    sendLetterToReview(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const replaceLetterFileDocument = graphql(`
  mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {
    replaceLetterFile(id: $id, organizationId: $organizationId) {
      id
      uploadUrl
    }
  }
`);

export const exportLettersDocument = graphql(`
  mutation ExportLetters(
    $ids: [ID!]
    $filter: AwardLetterFilter
    $organizationId: ID!
    $format: ExportFormat!
    $shape: ExportShape!
  ) {
    exportLetters(ids: $ids, filter: $filter, organizationId: $organizationId, format: $format, shape: $shape) {
      id
    }
  }
`);

export const uploadFinishedDocument = graphql(`
  mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {
    uploadFinished(letterIds: $letterIds, organizationId: $organizationId)
  }
`);
