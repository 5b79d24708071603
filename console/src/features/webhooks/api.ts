import { graphql } from '#console/generated/gql.ts';

graphql(`
  fragment WebhookFacts on Webhook {
    id
    name
    url
    method
    isEnabled
    disabledReason
    disabledAt
    failingSince
    notifyLetterReady
    notifyLetterManualReview
    notifyLetterNotSupported
    notifyLetterInvalid
    notifyLetterBadFile
    notifyLetterSizeLimitExceeded
    notifyLetterCanceled
    health {
      deliveredCount
      failedCount
      waitingCount
      successRate
      lastFailureTime
      lastFailureMessage
      nextAttemptTime
    }
  }
`);

graphql(`
  fragment WebhookSettings on Webhook {
    ...WebhookFacts
    previousSecretUntil
    headers {
      name
    }
    returnAwardLetterId
    returnAwardLetterStatus
    returnAwardLetterMethod
    returnAwardLetterPayload
    returnAwardLetterFilename
    returnAwardLetterInsertTime
    returnAwardLetterYear
    returnJob {
      returnJobId
      returnJobInsertTime
    }
    returnAidAmount {
      value
      source
      category
      subCategory
      description
    }
    returnCostAmount {
      value
      category
      description
    }
  }
`);

export const webhooksDocument = graphql(`
  query Webhooks($organizationId: ID!) {
    webhooks(organizationId: $organizationId, orderBy: [{ field: NAME }]) {
      pageCount
      itemsCount
      items {
        ...WebhookFacts
      }
    }
  }
`);

export const webhookDocument = graphql(`
  query Webhook($id: ID!, $organizationId: ID!) {
    webhook(filter: { id: $id }, organizationId: $organizationId) {
      ...WebhookSettings
    }
    missingDeliveries(id: $id, organizationId: $organizationId)
  }
`);

export const webhookLogsDocument = graphql(`
  query WebhookLogs($id: ID!, $page: Int!, $pageSize: Int!, $filter: WebhookLogFilter, $organizationId: ID!) {
    webhook(filter: { id: $id }, organizationId: $organizationId) {
      ...WebhookSettings
    }
    missingDeliveries(id: $id, organizationId: $organizationId)
    webhookLogs(page: $page, pageSize: $pageSize, filter: $filter, organizationId: $organizationId) {
      pageCount
      itemsCount
      items {
        id
        insertTime
        outcome
        errorMessage
        attempt
        statusCode
        durationMs
        letterStatus
        state
        nextAttemptTime
        awardLetter {
          id
          filename
          jobId
        }
      }
    }
  }
`);

export const webhookLogDocument = graphql(`
  query WebhookLog($id: ID!, $organizationId: ID!) {
    webhookLog(id: $id, organizationId: $organizationId) {
      id
      deliveryId
      insertTime
      outcome
      errorMessage
      attempt
      url
      method
      statusCode
      durationMs
      letterStatus
      state
      nextAttemptTime
      body
      headers {
        name
        value
      }
      responseBody
      responseHeaders {
        name
        value
      }
      awardLetter {
        id
        filename
        jobId
      }
    }
  }
`);

export const webhookSecretDocument = graphql(`
  query WebhookSecret($id: ID!, $organizationId: ID!) {
    webhookSecret(id: $id, organizationId: $organizationId)
  }
`);

/** Letters to make an example of, the newest first. */
export const sampleLettersDocument = graphql(`
  query SampleLetters($organizationId: ID!) {
    awardLetters(
      pageSize: 30
      filter: {
        status_in: [READY, MANUAL_REVIEW, INVALID, NOT_SUPPORTED, BAD_FILE, CANCELED, SIZE_LIMIT_EXCEEDED]
      }
      orderBy: [{ field: INSERT_TIME, direction: DESC }]
      organizationId: $organizationId
    ) {
      items {
        id
        filename
        status
      }
    }
  }
`);

export const webhookSampleDocument = graphql(`
  query WebhookSample($letterId: ID, $status: LetterStatus, $organizationId: ID!) {
    webhookSample(letterId: $letterId, status: $status, organizationId: $organizationId)
  }
`);

export const createWebhookDocument = graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!, $organizationId: ID!) {
    createWebhook(input: $input, organizationId: $organizationId) {
      id
    }
  }
`);

export const updateWebhookDocument = graphql(`
  mutation UpdateWebhook($input: UpdateWebhookInput!, $organizationId: ID!) {
    updateWebhook(input: $input, organizationId: $organizationId) {
      id
    }
  }
`);

export const deleteWebhookDocument = graphql(`
  mutation DeleteWebhook($id: ID!, $organizationId: ID!) {
    deleteWebhook(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const enableWebhookDocument = graphql(`
  mutation EnableWebhook($id: ID!, $organizationId: ID!) {
    enableWebhook(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const disableWebhookDocument = graphql(`
  mutation DisableWebhook($id: ID!, $organizationId: ID!) {
    disableWebhook(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const rotateWebhookSecretDocument = graphql(`
  mutation RotateWebhookSecret($id: ID!, $organizationId: ID!) {
    rotateWebhookSecret(id: $id, organizationId: $organizationId) {
      previousSecretUntil
    }
  }
`);

export const deliverMissingDocument = graphql(`
  mutation DeliverMissing($id: ID!, $organizationId: ID!) {
    deliverMissing(id: $id, organizationId: $organizationId) {
      queuedCount
    }
  }
`);

export const redeliverDocument = graphql(`
  mutation RedeliverWebhookLog($id: ID!, $organizationId: ID!) {
    redeliverWebhookLog(id: $id, organizationId: $organizationId) {
      id
    }
  }
`);

export const testWebhookDocument = graphql(`
  mutation TestWebhook($input: TestWebhookInput!, $organizationId: ID!) {
    testWebhook(input: $input, organizationId: $organizationId) {
      id
      outcome
      errorMessage
      statusCode
      durationMs
      headers {
        name
        value
      }
      responseBody
      responseHeaders {
        name
        value
      }
    }
  }
`);
