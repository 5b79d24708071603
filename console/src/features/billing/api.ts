import { graphql } from '#console/generated/gql.ts';

export const uploadPricesDocument = graphql(`
  query UploadPrices($organizationId: ID!, $year: Int!, $month: Int!) {
    paidClassifications(organizationId: $organizationId)
    priceStructure(year: $year, month: $month) {
      classifications {
        minUsage
        price
      }
    }
  }
`);

export const usageDocument = graphql(`
  query Usage($organizationId: ID!, $year: Int!, $month: Int!) {
    usage(organizationId: $organizationId, year: $year, month: $month) {
      year
      month
      classificationUsage
      paidByCredit
      manualReviewUsage
      freeManualReviews
      budgetCents
      billSummary {
        totalCents
        lines {
          words
          isFree
          kind
          quantity
          priceCents
          amountCents
        }
      }
      days {
        date
        classifications
        manualReviews
      }
      forecast {
        classifications
        paidByCredit
        manualReviews
        totalCents
      }
    }
    priceStructure(year: $year, month: $month) {
      classifications {
        minUsage
        price
      }
      manualReviews {
        minUsage
        price
      }
    }
    inReview: awardLetters(organizationId: $organizationId, filter: { status_in: [MANUAL_REVIEW] }) {
      itemsCount
    }
  }
`);

export const usageByPersonDocument = graphql(`
  query UsageByPerson($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {
    usageByPerson(organizationId: $organizationId, year: $year, month: $month, page: $page) {
      itemsCount
      items {
        firstName
        lastName
        email
        classifications
        paidByCredit
        manualReviews
      }
    }
  }
`);

export const usageByJobDocument = graphql(`
  query UsageByJob($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {
    usageByJob(organizationId: $organizationId, year: $year, month: $month, page: $page) {
      itemsCount
      items {
        jobId
        name
        classifications
        paidByCredit
        manualReviews
      }
    }
  }
`);

export const usageCsvUrlDocument = graphql(`
  query UsageCsvUrl($organizationId: ID!, $year: Int!, $month: Int!) {
    usageCsvUrl(organizationId: $organizationId, year: $year, month: $month)
  }
`);

export const setBudgetDocument = graphql(`
  mutation SetBudget($organizationId: ID!, $budgetCents: Int) {
    setBudget(organizationId: $organizationId, budgetCents: $budgetCents)
  }
`);

export const cardDocument = graphql(`
  query Card($organizationId: ID!) {
    organization(organizationId: $organizationId) {
      billingStatus
    }
    card(organizationId: $organizationId) {
      brand
      last4
      expMonth
      expYear
    }
  }
`);

export const invoicesDocument = graphql(`
  query Invoices($organizationId: ID!, $page: Int!) {
    invoices(organizationId: $organizationId, page: $page) {
      itemsCount
      items {
        id
        number
        year
        month
        totalCents
        issueTime
        status
        problem
        isWritten
      }
    }
  }
`);

export const invoiceDownloadUrlDocument = graphql(`
  query InvoiceDownloadUrl($organizationId: ID!, $year: Int!, $month: Int!) {
    invoiceDownloadUrl(organizationId: $organizationId, year: $year, month: $month)
  }
`);

export const changePlanDocument = graphql(`
  mutation ChangeOrganizationPlan($organizationId: ID!, $billingStatus: BillingStatus!) {
    changeOrganizationPlan(organizationId: $organizationId, billingStatus: $billingStatus) {
      setupIntentId
      setupIntentClientSecret
    }
  }
`);

export const confirmCardSetupDocument = graphql(`
  mutation ConfirmCardSetup($organizationId: ID!, $setupIntentId: ID!) {
    confirmCardSetup(organizationId: $organizationId, setupIntentId: $setupIntentId) {
      billingStatus
    }
  }
`);
