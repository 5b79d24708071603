/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": typeof types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": typeof types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": typeof types.AccountEmailDocument,
    "\n  fragment ApiKeyFacts on ApiKey {\n    key\n    name\n    lifetime\n    state\n    insertTime\n    expireTime\n    lastUsedTime\n  }\n": typeof types.ApiKeyFactsFragmentDoc,
    "\n  query ApiKeys($page: Int!, $pageSize: Int!) {\n    apiKeys(page: $page, pageSize: $pageSize) {\n      pageCount\n      itemsCount\n      items {\n        ...ApiKeyFacts\n      }\n    }\n  }\n": typeof types.ApiKeysDocument,
    "\n  mutation CreateApiKey($lifetime: Int!, $name: String!) {\n    createApiKey(lifetime: $lifetime, name: $name) {\n      secret\n      apiKey {\n        ...ApiKeyFacts\n      }\n    }\n  }\n": typeof types.CreateApiKeyDocument,
    "\n  mutation RotateApiKey($key: String!) {\n    rotateApiKey(key: $key) {\n      secret\n      apiKey {\n        ...ApiKeyFacts\n      }\n    }\n  }\n": typeof types.RotateApiKeyDocument,
    "\n  mutation DisableApiKey($key: String!) {\n    disableApiKey(key: $key) {\n      key\n    }\n  }\n": typeof types.DisableApiKeyDocument,
    "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n": typeof types.AuditCsvUrlDocument,
    "\n  query UploadPrices($organizationId: ID!, $year: Int!, $month: Int!) {\n    paidClassifications(organizationId: $organizationId)\n    priceStructure(year: $year, month: $month) {\n      classifications {\n        minUsage\n        price\n      }\n    }\n  }\n": typeof types.UploadPricesDocument,
    "\n  query Usage($organizationId: ID!, $year: Int!, $month: Int!) {\n    usage(organizationId: $organizationId, year: $year, month: $month) {\n      year\n      month\n      classificationUsage\n      paidByCredit\n      manualReviewUsage\n      freeManualReviews\n      budgetCents\n      billSummary {\n        totalCents\n        lines {\n          words\n          isFree\n          kind\n          quantity\n          priceCents\n          amountCents\n        }\n      }\n      days {\n        date\n        classifications\n        manualReviews\n      }\n      forecast {\n        classifications\n        paidByCredit\n        manualReviews\n        totalCents\n      }\n    }\n    priceStructure(year: $year, month: $month) {\n      classifications {\n        minUsage\n        price\n      }\n      manualReviews {\n        minUsage\n        price\n      }\n    }\n    inReview: awardLetters(organizationId: $organizationId, filter: { status_in: [MANUAL_REVIEW] }) {\n      itemsCount\n    }\n  }\n": typeof types.UsageDocument,
    "\n  query UsageByPerson($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {\n    usageByPerson(organizationId: $organizationId, year: $year, month: $month, page: $page) {\n      itemsCount\n      items {\n        firstName\n        lastName\n        email\n        classifications\n        paidByCredit\n        manualReviews\n      }\n    }\n  }\n": typeof types.UsageByPersonDocument,
    "\n  query UsageByJob($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {\n    usageByJob(organizationId: $organizationId, year: $year, month: $month, page: $page) {\n      itemsCount\n      items {\n        jobId\n        name\n        classifications\n        paidByCredit\n        manualReviews\n      }\n    }\n  }\n": typeof types.UsageByJobDocument,
    "\n  query UsageCsvUrl($organizationId: ID!, $year: Int!, $month: Int!) {\n    usageCsvUrl(organizationId: $organizationId, year: $year, month: $month)\n  }\n": typeof types.UsageCsvUrlDocument,
    "\n  mutation SetBudget($organizationId: ID!, $budgetCents: Int) {\n    setBudget(organizationId: $organizationId, budgetCents: $budgetCents)\n  }\n": typeof types.SetBudgetDocument,
    "\n  query Card($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      billingStatus\n    }\n    card(organizationId: $organizationId) {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": typeof types.CardDocument,
    "\n  query Invoices($organizationId: ID!, $page: Int!) {\n    invoices(organizationId: $organizationId, page: $page) {\n      itemsCount\n      items {\n        id\n        number\n        year\n        month\n        totalCents\n        issueTime\n        status\n        problem\n        isWritten\n      }\n    }\n  }\n": typeof types.InvoicesDocument,
    "\n  query InvoiceDownloadUrl($organizationId: ID!, $year: Int!, $month: Int!) {\n    invoiceDownloadUrl(organizationId: $organizationId, year: $year, month: $month)\n  }\n": typeof types.InvoiceDownloadUrlDocument,
    "\n  mutation ChangeOrganizationPlan($organizationId: ID!, $billingStatus: BillingStatus!) {\n    changeOrganizationPlan(organizationId: $organizationId, billingStatus: $billingStatus) {\n      setupIntentId\n      setupIntentClientSecret\n    }\n  }\n": typeof types.ChangeOrganizationPlanDocument,
    "\n  mutation ConfirmCardSetup($organizationId: ID!, $setupIntentId: ID!) {\n    confirmCardSetup(organizationId: $organizationId, setupIntentId: $setupIntentId) {\n      billingStatus\n    }\n  }\n": typeof types.ConfirmCardSetupDocument,
    "\n  fragment SavedQueryFacts on SavedQuery {\n    id\n    name\n    query\n    variables\n    isShared\n    isMine\n    ownerName\n  }\n": typeof types.SavedQueryFactsFragmentDoc,
    "\n  query SavedQueries($organizationId: ID!) {\n    savedQueries(organizationId: $organizationId) {\n      ...SavedQueryFacts\n    }\n  }\n": typeof types.SavedQueriesDocument,
    "\n  mutation SaveQuery(\n    $id: ID\n    $organizationId: ID!\n    $name: String!\n    $query: String!\n    $variables: String!\n    $isShared: Boolean!\n  ) {\n    saveQuery(\n      id: $id\n      organizationId: $organizationId\n      name: $name\n      query: $query\n      variables: $variables\n      isShared: $isShared\n    ) {\n      ...SavedQueryFacts\n    }\n  }\n": typeof types.SaveQueryDocument,
    "\n  mutation DeleteSavedQuery($id: ID!, $organizationId: ID!) {\n    deleteSavedQuery(id: $id, organizationId: $organizationId)\n  }\n": typeof types.DeleteSavedQueryDocument,
    "\n  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {\n    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {\n      invitationsSent\n      alreadyBelongToOrg\n      invitationsAlreadyPending\n    }\n  }\n": typeof types.InviteUserDocument,
    "\n  query MyPendingInvitations {\n    myPendingInvitations {\n      id\n      status\n      expired\n      expireTime\n      subject\n      body\n      organization_id\n      role\n      sender {\n        firstName\n        lastName\n        organization {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.MyPendingInvitationsDocument,
    "\n  mutation AcceptInvitation($invitationId: ID!) {\n    acceptInvitation(invitationId: $invitationId) {\n      id\n      organization_id\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {\n    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {\n      pageCount\n      itemsCount\n      items {\n        id\n        recipient\n        role\n        insertTime\n        expireTime\n        expired\n        link\n      }\n    }\n  }\n": typeof types.PendingInvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!, $organizationId: ID!) {\n    resendInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {\n    revokeInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.RevokeInvitationDocument,
    "\n  fragment JobFacts on Job {\n    id\n    name\n    insertTime\n    lastUpdated\n    state\n    mayChange\n    user {\n      firstName\n      lastName\n    }\n  }\n": typeof types.JobFactsFragmentDoc,
    "\n  query Jobs($page: Int!, $pageSize: Int!, $filter: JobFilter, $orderBy: [JobOrder!], $organizationId: ID!) {\n    jobs(page: $page, pageSize: $pageSize, filter: $filter, orderBy: $orderBy, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        ...JobFacts\n        statusCounts {\n          status\n          count\n        }\n      }\n    }\n  }\n": typeof types.JobsDocument,
    "\n  query Job(\n    $id: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    job(id: $id, organizationId: $organizationId) {\n      ...JobFacts\n      purgeLetterFilesAfter\n      reasonCounts {\n        status\n        reason\n        count\n      }\n    }\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n    PENDING: awardLetters(filter: { jobId: $id, status_in: [PENDING] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    MANUAL_REVIEW: awardLetters(filter: { jobId: $id, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    READY: awardLetters(filter: { jobId: $id, status_in: [READY] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    INVALID: awardLetters(filter: { jobId: $id, status_in: [INVALID] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    NOT_SUPPORTED: awardLetters(filter: { jobId: $id, status_in: [NOT_SUPPORTED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    BAD_FILE: awardLetters(filter: { jobId: $id, status_in: [BAD_FILE] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    CANCELED: awardLetters(filter: { jobId: $id, status_in: [CANCELED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    SIZE_LIMIT_EXCEEDED: awardLetters(filter: { jobId: $id, status_in: [SIZE_LIMIT_EXCEEDED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n": typeof types.JobDocument,
    "\n  mutation CancelJobs($jobIdList: [ID!]!, $organizationId: ID!) {\n    cancelJob(jobIdList: $jobIdList, organizationId: $organizationId) {\n      canceledJobs {\n        jobId\n        canceledLetterCount\n      }\n    }\n  }\n": typeof types.CancelJobsDocument,
    "\n  mutation DeleteJobs($jobIdList: [ID!]!, $organizationId: ID!) {\n    deleteJob(jobIdList: $jobIdList, organizationId: $organizationId) {\n      deletedJobsCount\n    }\n  }\n": typeof types.DeleteJobsDocument,
    "\n  mutation ExportJobs($jobIdList: [ID!]!, $organizationId: ID!, $format: ExportFormat, $shape: ExportShape) {\n    exportJob(jobIdList: $jobIdList, organizationId: $organizationId, format: $format, shape: $shape) {\n      exportedJobsCount\n    }\n  }\n": typeof types.ExportJobsDocument,
    "\n  query Exports($page: Int!, $pageSize: Int!, $organizationId: ID!) {\n    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        id\n        name\n        format\n        shape\n        status\n        problem\n        letterCount\n        doneCount\n        bytes\n        insertTime\n        expiresAt\n        user {\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n": typeof types.ExportsDocument,
    "\n  query ExportUrls($page: Int!, $pageSize: Int!, $organizationId: ID!) {\n    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {\n      items {\n        id\n        downloadUrl\n      }\n    }\n  }\n": typeof types.ExportUrlsDocument,
    "\n  query LettersWithReason($jobId: ID!, $reason: LetterReason!, $page: Int!, $organizationId: ID!) {\n    awardLetters(\n      page: $page\n      pageSize: 30\n      filter: { jobId: $jobId, status_in: [NOT_SUPPORTED], reason_in: [$reason] }\n      organizationId: $organizationId\n    ) {\n      pageCount\n      items {\n        id\n      }\n    }\n  }\n": typeof types.LettersWithReasonDocument,
    "\n  query ReviewCount($organizationId: ID!) {\n    awardLetters(filter: { status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n": typeof types.ReviewCountDocument,
    "\n  mutation CreateJob(\n    $name: String\n    $organizationId: ID!\n    $purgeLetterFilesAfter: Int\n    $notifyOnCompletion: Boolean\n    $manualReviewEnabled: Boolean\n    $letterFiles: [LetterFileInput!]!\n  ) {\n    createJob(\n      name: $name\n      organizationId: $organizationId\n      purgeLetterFilesAfter: $purgeLetterFilesAfter\n      notifyOnCompletion: $notifyOnCompletion\n      manualReviewEnabled: $manualReviewEnabled\n      letterFiles: $letterFiles\n    ) {\n      id\n      awardLetters {\n        id\n        filename\n        uploadUrl\n      }\n    }\n  }\n": typeof types.CreateJobDocument,
    "\n  query LettersWithContent($sha256s: [String!]!, $organizationId: ID!) {\n    lettersWithContent(sha256s: $sha256s, organizationId: $organizationId) {\n      id\n      filename\n      sha256\n      job {\n        id\n        name\n      }\n    }\n  }\n": typeof types.LettersWithContentDocument,
    "\n  mutation RefreshUploadUrl($id: ID!, $organizationId: ID!) {\n    refreshUploadUrl(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n": typeof types.RefreshUploadUrlDocument,
    "\n  fragment LetterRow on AwardLetter {\n    id\n    status\n    reason\n    filename\n    lastStatusUpdate\n    year\n    institution {\n      name\n      state\n    }\n    studentId\n    cohort\n    isInWork\n    fileSize\n    filePurgedAt\n    totals {\n      freeMoney\n      netPrice\n    }\n    job {\n      id\n      name\n    }\n  }\n": typeof types.LetterRowFragmentDoc,
    "\n  fragment Place on Box {\n    page\n    left\n    top\n    width\n    height\n  }\n": typeof types.PlaceFragmentDoc,
    "\n  fragment LetterPage on AwardLetter {\n    id\n    status\n    reason\n    filename\n    insertTime\n    lastStatusUpdate\n    method\n    awardYear\n    institution {\n      name\n      city\n      state\n      zip\n    }\n    studentId\n    cohort\n    payload\n    filePurgedAt\n    isInWork\n    fileSize\n    totals {\n      totalCost\n      freeMoney\n      loans\n      work\n      netPrice\n      remaining\n      printedNetPrice\n    }\n    costAmounts {\n      id\n      value\n      category\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    aidAmounts {\n      id\n      value\n      source\n      category\n      subCategory\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    pages {\n      number\n      width\n      height\n      imageUrl\n    }\n    history {\n      insertTime\n      fromStatus\n      toStatus\n      reason\n      actor {\n        kind\n        name\n        apiKey\n      }\n    }\n    sameContentAs {\n      id\n      filename\n      job {\n        id\n        name\n      }\n    }\n    job {\n      id\n      name\n    }\n  }\n": typeof types.LetterPageFragmentDoc,
    "\n  query Letters(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n  }\n": typeof types.LettersDocument,
    "\n  query Letter(\n    $id: ID!\n    $jobId: ID!\n    $withJob: Boolean!\n    $organizationId: ID!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n  ) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterPage\n      neighbors(filter: $filter, orderBy: $orderBy) {\n        previousId\n        nextId\n      }\n    }\n    job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {\n      mayChange\n    }\n  }\n": typeof types.LetterDocument,
    "\n  query LetterDownload($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      downloadUrl\n    }\n  }\n": typeof types.LetterDownloadDocument,
    "\n  mutation CancelLetter($id: ID!, $organizationId: ID!) {\n    cancelAwardLetter(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.CancelLetterDocument,
    "\n  mutation SendLetterToReview($id: ID!, $organizationId: ID!) {\n    sendLetterToReview(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.SendLetterToReviewDocument,
    "\n  mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {\n    replaceLetterFile(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n": typeof types.ReplaceLetterFileDocument,
    "\n  mutation ExportLetters(\n    $ids: [ID!]\n    $filter: AwardLetterFilter\n    $organizationId: ID!\n    $format: ExportFormat!\n    $shape: ExportShape!\n  ) {\n    exportLetters(ids: $ids, filter: $filter, organizationId: $organizationId, format: $format, shape: $shape) {\n      id\n    }\n  }\n": typeof types.ExportLettersDocument,
    "\n  mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {\n    uploadFinished(letterIds: $letterIds, organizationId: $organizationId)\n  }\n": typeof types.LetterUploadFinishedDocument,
    "\n  fragment FiguresOfMap on MapFigures {\n    letters\n    schools\n    medianNetPrice\n    failureRate\n  }\n": typeof types.FiguresOfMapFragmentDoc,
    "\n  query LetterMap($jobId: ID, $year: Int, $organizationId: ID!) {\n    letterMap(jobId: $jobId, year: $year, organizationId: $organizationId) {\n      all {\n        ...FiguresOfMap\n      }\n      states {\n        state\n        figures {\n          ...FiguresOfMap\n        }\n      }\n      withoutState {\n        ...FiguresOfMap\n      }\n    }\n    pending: awardLetters(filter: { jobId: $jobId, status_in: [PENDING] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    inReview: awardLetters(filter: { jobId: $jobId, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n": typeof types.LetterMapDocument,
    "\n  query MapJobs($organizationId: ID!) {\n    jobs(page: 1, pageSize: 30, organizationId: $organizationId) {\n      items {\n        id\n        name\n      }\n    }\n  }\n": typeof types.MapJobsDocument,
    "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n      joinDomain\n    }\n  }\n": typeof types.OrganizationDocument,
    "\n  query FilesToPurge($organizationId: ID!, $purgeLetterFilesAfter: Int!) {\n    filesToPurge(organizationId: $organizationId, purgeLetterFilesAfter: $purgeLetterFilesAfter)\n  }\n": typeof types.FilesToPurgeDocument,
    "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n": typeof types.CreateOrganizationDocument,
    "\n  query OrganizationsToJoin {\n    organizationsToJoin {\n      id\n      name\n    }\n  }\n": typeof types.OrganizationsToJoinDocument,
    "\n  mutation JoinOrganization($organizationId: ID!) {\n    joinOrganization(organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.JoinOrganizationDocument,
    "\n  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {\n    updateOrganization(organizationId: $organizationId, input: $input) {\n      id\n    }\n  }\n": typeof types.UpdateOrganizationDocument,
    "\n  fragment QueueRow on AwardLetter {\n    id\n    reason\n    filename\n    lastStatusUpdate\n    confidence\n    institution {\n      name\n      state\n    }\n    job {\n      id\n      name\n    }\n    review {\n      reviewer {\n        name\n        isMe\n        until\n      }\n      notes {\n        text\n        author\n      }\n    }\n  }\n": typeof types.QueueRowFragmentDoc,
    "\n  query ReviewQueue(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...QueueRow\n      }\n    }\n  }\n": typeof types.ReviewQueueDocument,
    "\n  query JobsInReview($organizationId: ID!) {\n    jobsInReview(organizationId: $organizationId) {\n      id\n      name\n      letterCount\n    }\n  }\n": typeof types.JobsInReviewDocument,
    "\n  mutation TakeNextLetter($organizationId: ID!, $jobId: ID) {\n    takeNextLetter(organizationId: $organizationId, jobId: $jobId) {\n      letter {\n        id\n      }\n    }\n  }\n": typeof types.TakeNextLetterDocument,
    "\n  fragment LetterInReview on AwardLetter {\n    ...LetterPage\n    printedSums {\n      description\n      value\n    }\n    review {\n      reviewer {\n        name\n        isMe\n        until\n      }\n      notes {\n        text\n        author\n        insertTime\n      }\n      draft {\n        draft\n        author\n        lastUpdate\n      }\n    }\n  }\n": typeof types.LetterInReviewFragmentDoc,
    "\n  mutation TakeLetter($id: ID!, $organizationId: ID!) {\n    takeLetter(id: $id, organizationId: $organizationId) {\n      letter {\n        ...LetterInReview\n      }\n      lock {\n        id\n      }\n    }\n  }\n": typeof types.TakeLetterDocument,
    "\n  query LetterInReview($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterInReview\n    }\n  }\n": typeof types.LetterInReviewDocument,
    "\n  mutation KeepLetter($id: ID!, $organizationId: ID!, $lockId: ID!) {\n    keepLetter(id: $id, organizationId: $organizationId, lockId: $lockId) {\n      id\n    }\n  }\n": typeof types.KeepLetterDocument,
    "\n  mutation SaveReviewDraft($id: ID!, $organizationId: ID!, $lockId: ID!, $draft: String) {\n    saveReviewDraft(id: $id, organizationId: $organizationId, lockId: $lockId, draft: $draft) {\n      id\n    }\n  }\n": typeof types.SaveReviewDraftDocument,
    "\n  mutation PutBackLetter($id: ID!, $organizationId: ID!, $lockId: ID!, $note: String) {\n    putBackLetter(id: $id, organizationId: $organizationId, lockId: $lockId, note: $note) {\n      id\n    }\n  }\n": typeof types.PutBackLetterDocument,
    "\n  query ReadBox($id: ID!, $organizationId: ID!, $box: BoxInput!) {\n    readBox(id: $id, organizationId: $organizationId, box: $box) {\n      value\n      description\n    }\n  }\n": typeof types.ReadBoxDocument,
    "\n  mutation DecideLetter(\n    $id: ID!\n    $organizationId: ID!\n    $lockId: ID!\n    $status: ReviewDecision!\n    $aidAmounts: [AidAmountInput!]\n    $costAmounts: [CostAmountInput!]\n    $institution: InstitutionInput\n    $awardYear: String\n  ) {\n    decideLetter(\n      id: $id\n      organizationId: $organizationId\n      lockId: $lockId\n      status: $status\n      aidAmounts: $aidAmounts\n      costAmounts: $costAmounts\n      institution: $institution\n      awardYear: $awardYear\n    ) {\n      id\n    }\n  }\n": typeof types.DecideLetterDocument,
    "\n  query LearnedLines($organizationId: ID!, $page: Int!, $pageSize: Int!) {\n    learnedLines(organizationId: $organizationId, page: $page, pageSize: $pageSize) {\n      itemsCount\n      items {\n        id\n        schoolName\n        printed\n        description\n        source\n        subCategory\n        costCategory\n        author\n        insertTime\n        letterCount\n        letters {\n          id\n          jobId\n          filename\n        }\n      }\n    }\n  }\n": typeof types.LearnedLinesDocument,
    "\n  mutation RemoveLearnedLine($id: ID!, $organizationId: ID!) {\n    removeLearnedLine(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.RemoveLearnedLineDocument,
    "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query Memberships {\n    me {\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n        }\n      }\n    }\n  }\n": typeof types.MembershipsDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n": typeof types.SignOutEverywhereDocument,
    "\n  query OrganizationUsers(\n    $organizationId: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: OrganizationUserFilter\n    $orderBy: [OrganizationUserOrder!]\n  ) {\n    organizationUsers(\n      organizationId: $organizationId\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      pageCount\n      itemsCount\n      items {\n        id\n        role\n        lastActiveTime\n        jobs {\n          itemsCount\n        }\n        user {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n": typeof types.OrganizationUsersDocument,
    "\n  mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {\n    updateUserRoleInOrg(\n      organizationId: $organizationId\n      organizationApiUserIds: $organizationApiUserIds\n      role: $role\n    ) {\n      changed {\n        id\n      }\n      refused {\n        organizationApiUserId\n        message\n      }\n    }\n  }\n": typeof types.UpdateUserRoleInOrgDocument,
    "\n  fragment WebhookFacts on Webhook {\n    id\n    name\n    url\n    method\n    isEnabled\n    disabledReason\n    disabledAt\n    failingSince\n    notifyLetterReady\n    notifyLetterManualReview\n    notifyLetterNotSupported\n    notifyLetterInvalid\n    notifyLetterBadFile\n    notifyLetterSizeLimitExceeded\n    notifyLetterCanceled\n    health {\n      deliveredCount\n      failedCount\n      waitingCount\n      successRate\n      lastFailureTime\n      lastFailureMessage\n      nextAttemptTime\n    }\n  }\n": typeof types.WebhookFactsFragmentDoc,
    "\n  fragment WebhookSettings on Webhook {\n    ...WebhookFacts\n    previousSecretUntil\n    headers {\n      name\n    }\n    returnAwardLetterId\n    returnAwardLetterStatus\n    returnAwardLetterMethod\n    returnAwardLetterPayload\n    returnAwardLetterFilename\n    returnAwardLetterInsertTime\n    returnAwardLetterYear\n    returnJob {\n      returnJobId\n      returnJobInsertTime\n    }\n    returnAidAmount {\n      value\n      source\n      category\n      subCategory\n      description\n    }\n    returnCostAmount {\n      value\n      category\n      description\n    }\n  }\n": typeof types.WebhookSettingsFragmentDoc,
    "\n  query Webhooks($organizationId: ID!) {\n    webhooks(organizationId: $organizationId, orderBy: [{ field: NAME }]) {\n      pageCount\n      itemsCount\n      items {\n        ...WebhookFacts\n      }\n    }\n  }\n": typeof types.WebhooksDocument,
    "\n  query Webhook($id: ID!, $organizationId: ID!) {\n    webhook(filter: { id: $id }, organizationId: $organizationId) {\n      ...WebhookSettings\n    }\n    missingDeliveries(id: $id, organizationId: $organizationId)\n  }\n": typeof types.WebhookDocument,
    "\n  query WebhookLogs($id: ID!, $page: Int!, $pageSize: Int!, $filter: WebhookLogFilter, $organizationId: ID!) {\n    webhook(filter: { id: $id }, organizationId: $organizationId) {\n      ...WebhookSettings\n    }\n    missingDeliveries(id: $id, organizationId: $organizationId)\n    webhookLogs(page: $page, pageSize: $pageSize, filter: $filter, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        id\n        insertTime\n        outcome\n        errorMessage\n        attempt\n        statusCode\n        durationMs\n        letterStatus\n        state\n        nextAttemptTime\n        awardLetter {\n          id\n          filename\n          jobId\n        }\n      }\n    }\n  }\n": typeof types.WebhookLogsDocument,
    "\n  query WebhookLog($id: ID!, $organizationId: ID!) {\n    webhookLog(id: $id, organizationId: $organizationId) {\n      id\n      deliveryId\n      insertTime\n      outcome\n      errorMessage\n      attempt\n      url\n      method\n      statusCode\n      durationMs\n      letterStatus\n      state\n      nextAttemptTime\n      body\n      headers {\n        name\n        value\n      }\n      responseBody\n      responseHeaders {\n        name\n        value\n      }\n      awardLetter {\n        id\n        filename\n        jobId\n      }\n    }\n  }\n": typeof types.WebhookLogDocument,
    "\n  query WebhookSecret($id: ID!, $organizationId: ID!) {\n    webhookSecret(id: $id, organizationId: $organizationId)\n  }\n": typeof types.WebhookSecretDocument,
    "\n  query SampleLetters($organizationId: ID!) {\n    awardLetters(\n      pageSize: 30\n      filter: {\n        status_in: [READY, MANUAL_REVIEW, INVALID, NOT_SUPPORTED, BAD_FILE, CANCELED, SIZE_LIMIT_EXCEEDED]\n      }\n      orderBy: [{ field: INSERT_TIME, direction: DESC }]\n      organizationId: $organizationId\n    ) {\n      items {\n        id\n        filename\n        status\n      }\n    }\n  }\n": typeof types.SampleLettersDocument,
    "\n  query WebhookSample($letterId: ID, $status: LetterStatus, $organizationId: ID!) {\n    webhookSample(letterId: $letterId, status: $status, organizationId: $organizationId)\n  }\n": typeof types.WebhookSampleDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!, $organizationId: ID!) {\n    createWebhook(input: $input, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!, $organizationId: ID!) {\n    updateWebhook(input: $input, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!, $organizationId: ID!) {\n    deleteWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.DeleteWebhookDocument,
    "\n  mutation EnableWebhook($id: ID!, $organizationId: ID!) {\n    enableWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.EnableWebhookDocument,
    "\n  mutation DisableWebhook($id: ID!, $organizationId: ID!) {\n    disableWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.DisableWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!, $organizationId: ID!) {\n    rotateWebhookSecret(id: $id, organizationId: $organizationId) {\n      previousSecretUntil\n    }\n  }\n": typeof types.RotateWebhookSecretDocument,
    "\n  mutation DeliverMissing($id: ID!, $organizationId: ID!) {\n    deliverMissing(id: $id, organizationId: $organizationId) {\n      queuedCount\n    }\n  }\n": typeof types.DeliverMissingDocument,
    "\n  mutation RedeliverWebhookLog($id: ID!, $organizationId: ID!) {\n    redeliverWebhookLog(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.RedeliverWebhookLogDocument,
    "\n  mutation TestWebhook($input: TestWebhookInput!, $organizationId: ID!) {\n    testWebhook(input: $input, organizationId: $organizationId) {\n      id\n      outcome\n      errorMessage\n      statusCode\n      durationMs\n      headers {\n        name\n        value\n      }\n      responseBody\n      responseHeaders {\n        name\n        value\n      }\n    }\n  }\n": typeof types.TestWebhookDocument,
};
const documents: Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": types.AccountEmailDocument,
    "\n  fragment ApiKeyFacts on ApiKey {\n    key\n    name\n    lifetime\n    state\n    insertTime\n    expireTime\n    lastUsedTime\n  }\n": types.ApiKeyFactsFragmentDoc,
    "\n  query ApiKeys($page: Int!, $pageSize: Int!) {\n    apiKeys(page: $page, pageSize: $pageSize) {\n      pageCount\n      itemsCount\n      items {\n        ...ApiKeyFacts\n      }\n    }\n  }\n": types.ApiKeysDocument,
    "\n  mutation CreateApiKey($lifetime: Int!, $name: String!) {\n    createApiKey(lifetime: $lifetime, name: $name) {\n      secret\n      apiKey {\n        ...ApiKeyFacts\n      }\n    }\n  }\n": types.CreateApiKeyDocument,
    "\n  mutation RotateApiKey($key: String!) {\n    rotateApiKey(key: $key) {\n      secret\n      apiKey {\n        ...ApiKeyFacts\n      }\n    }\n  }\n": types.RotateApiKeyDocument,
    "\n  mutation DisableApiKey($key: String!) {\n    disableApiKey(key: $key) {\n      key\n    }\n  }\n": types.DisableApiKeyDocument,
    "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n": types.AuditCsvUrlDocument,
    "\n  query UploadPrices($organizationId: ID!, $year: Int!, $month: Int!) {\n    paidClassifications(organizationId: $organizationId)\n    priceStructure(year: $year, month: $month) {\n      classifications {\n        minUsage\n        price\n      }\n    }\n  }\n": types.UploadPricesDocument,
    "\n  query Usage($organizationId: ID!, $year: Int!, $month: Int!) {\n    usage(organizationId: $organizationId, year: $year, month: $month) {\n      year\n      month\n      classificationUsage\n      paidByCredit\n      manualReviewUsage\n      freeManualReviews\n      budgetCents\n      billSummary {\n        totalCents\n        lines {\n          words\n          isFree\n          kind\n          quantity\n          priceCents\n          amountCents\n        }\n      }\n      days {\n        date\n        classifications\n        manualReviews\n      }\n      forecast {\n        classifications\n        paidByCredit\n        manualReviews\n        totalCents\n      }\n    }\n    priceStructure(year: $year, month: $month) {\n      classifications {\n        minUsage\n        price\n      }\n      manualReviews {\n        minUsage\n        price\n      }\n    }\n    inReview: awardLetters(organizationId: $organizationId, filter: { status_in: [MANUAL_REVIEW] }) {\n      itemsCount\n    }\n  }\n": types.UsageDocument,
    "\n  query UsageByPerson($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {\n    usageByPerson(organizationId: $organizationId, year: $year, month: $month, page: $page) {\n      itemsCount\n      items {\n        firstName\n        lastName\n        email\n        classifications\n        paidByCredit\n        manualReviews\n      }\n    }\n  }\n": types.UsageByPersonDocument,
    "\n  query UsageByJob($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {\n    usageByJob(organizationId: $organizationId, year: $year, month: $month, page: $page) {\n      itemsCount\n      items {\n        jobId\n        name\n        classifications\n        paidByCredit\n        manualReviews\n      }\n    }\n  }\n": types.UsageByJobDocument,
    "\n  query UsageCsvUrl($organizationId: ID!, $year: Int!, $month: Int!) {\n    usageCsvUrl(organizationId: $organizationId, year: $year, month: $month)\n  }\n": types.UsageCsvUrlDocument,
    "\n  mutation SetBudget($organizationId: ID!, $budgetCents: Int) {\n    setBudget(organizationId: $organizationId, budgetCents: $budgetCents)\n  }\n": types.SetBudgetDocument,
    "\n  query Card($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      billingStatus\n    }\n    card(organizationId: $organizationId) {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": types.CardDocument,
    "\n  query Invoices($organizationId: ID!, $page: Int!) {\n    invoices(organizationId: $organizationId, page: $page) {\n      itemsCount\n      items {\n        id\n        number\n        year\n        month\n        totalCents\n        issueTime\n        status\n        problem\n        isWritten\n      }\n    }\n  }\n": types.InvoicesDocument,
    "\n  query InvoiceDownloadUrl($organizationId: ID!, $year: Int!, $month: Int!) {\n    invoiceDownloadUrl(organizationId: $organizationId, year: $year, month: $month)\n  }\n": types.InvoiceDownloadUrlDocument,
    "\n  mutation ChangeOrganizationPlan($organizationId: ID!, $billingStatus: BillingStatus!) {\n    changeOrganizationPlan(organizationId: $organizationId, billingStatus: $billingStatus) {\n      setupIntentId\n      setupIntentClientSecret\n    }\n  }\n": types.ChangeOrganizationPlanDocument,
    "\n  mutation ConfirmCardSetup($organizationId: ID!, $setupIntentId: ID!) {\n    confirmCardSetup(organizationId: $organizationId, setupIntentId: $setupIntentId) {\n      billingStatus\n    }\n  }\n": types.ConfirmCardSetupDocument,
    "\n  fragment SavedQueryFacts on SavedQuery {\n    id\n    name\n    query\n    variables\n    isShared\n    isMine\n    ownerName\n  }\n": types.SavedQueryFactsFragmentDoc,
    "\n  query SavedQueries($organizationId: ID!) {\n    savedQueries(organizationId: $organizationId) {\n      ...SavedQueryFacts\n    }\n  }\n": types.SavedQueriesDocument,
    "\n  mutation SaveQuery(\n    $id: ID\n    $organizationId: ID!\n    $name: String!\n    $query: String!\n    $variables: String!\n    $isShared: Boolean!\n  ) {\n    saveQuery(\n      id: $id\n      organizationId: $organizationId\n      name: $name\n      query: $query\n      variables: $variables\n      isShared: $isShared\n    ) {\n      ...SavedQueryFacts\n    }\n  }\n": types.SaveQueryDocument,
    "\n  mutation DeleteSavedQuery($id: ID!, $organizationId: ID!) {\n    deleteSavedQuery(id: $id, organizationId: $organizationId)\n  }\n": types.DeleteSavedQueryDocument,
    "\n  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {\n    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {\n      invitationsSent\n      alreadyBelongToOrg\n      invitationsAlreadyPending\n    }\n  }\n": types.InviteUserDocument,
    "\n  query MyPendingInvitations {\n    myPendingInvitations {\n      id\n      status\n      expired\n      expireTime\n      subject\n      body\n      organization_id\n      role\n      sender {\n        firstName\n        lastName\n        organization {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.MyPendingInvitationsDocument,
    "\n  mutation AcceptInvitation($invitationId: ID!) {\n    acceptInvitation(invitationId: $invitationId) {\n      id\n      organization_id\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {\n    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {\n      pageCount\n      itemsCount\n      items {\n        id\n        recipient\n        role\n        insertTime\n        expireTime\n        expired\n        link\n      }\n    }\n  }\n": types.PendingInvitationsDocument,
    "\n  mutation ResendInvitation($id: ID!, $organizationId: ID!) {\n    resendInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.ResendInvitationDocument,
    "\n  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {\n    revokeInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.RevokeInvitationDocument,
    "\n  fragment JobFacts on Job {\n    id\n    name\n    insertTime\n    lastUpdated\n    state\n    mayChange\n    user {\n      firstName\n      lastName\n    }\n  }\n": types.JobFactsFragmentDoc,
    "\n  query Jobs($page: Int!, $pageSize: Int!, $filter: JobFilter, $orderBy: [JobOrder!], $organizationId: ID!) {\n    jobs(page: $page, pageSize: $pageSize, filter: $filter, orderBy: $orderBy, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        ...JobFacts\n        statusCounts {\n          status\n          count\n        }\n      }\n    }\n  }\n": types.JobsDocument,
    "\n  query Job(\n    $id: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    job(id: $id, organizationId: $organizationId) {\n      ...JobFacts\n      purgeLetterFilesAfter\n      reasonCounts {\n        status\n        reason\n        count\n      }\n    }\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n    PENDING: awardLetters(filter: { jobId: $id, status_in: [PENDING] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    MANUAL_REVIEW: awardLetters(filter: { jobId: $id, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    READY: awardLetters(filter: { jobId: $id, status_in: [READY] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    INVALID: awardLetters(filter: { jobId: $id, status_in: [INVALID] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    NOT_SUPPORTED: awardLetters(filter: { jobId: $id, status_in: [NOT_SUPPORTED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    BAD_FILE: awardLetters(filter: { jobId: $id, status_in: [BAD_FILE] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    CANCELED: awardLetters(filter: { jobId: $id, status_in: [CANCELED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    SIZE_LIMIT_EXCEEDED: awardLetters(filter: { jobId: $id, status_in: [SIZE_LIMIT_EXCEEDED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n": types.JobDocument,
    "\n  mutation CancelJobs($jobIdList: [ID!]!, $organizationId: ID!) {\n    cancelJob(jobIdList: $jobIdList, organizationId: $organizationId) {\n      canceledJobs {\n        jobId\n        canceledLetterCount\n      }\n    }\n  }\n": types.CancelJobsDocument,
    "\n  mutation DeleteJobs($jobIdList: [ID!]!, $organizationId: ID!) {\n    deleteJob(jobIdList: $jobIdList, organizationId: $organizationId) {\n      deletedJobsCount\n    }\n  }\n": types.DeleteJobsDocument,
    "\n  mutation ExportJobs($jobIdList: [ID!]!, $organizationId: ID!, $format: ExportFormat, $shape: ExportShape) {\n    exportJob(jobIdList: $jobIdList, organizationId: $organizationId, format: $format, shape: $shape) {\n      exportedJobsCount\n    }\n  }\n": types.ExportJobsDocument,
    "\n  query Exports($page: Int!, $pageSize: Int!, $organizationId: ID!) {\n    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        id\n        name\n        format\n        shape\n        status\n        problem\n        letterCount\n        doneCount\n        bytes\n        insertTime\n        expiresAt\n        user {\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n": types.ExportsDocument,
    "\n  query ExportUrls($page: Int!, $pageSize: Int!, $organizationId: ID!) {\n    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {\n      items {\n        id\n        downloadUrl\n      }\n    }\n  }\n": types.ExportUrlsDocument,
    "\n  query LettersWithReason($jobId: ID!, $reason: LetterReason!, $page: Int!, $organizationId: ID!) {\n    awardLetters(\n      page: $page\n      pageSize: 30\n      filter: { jobId: $jobId, status_in: [NOT_SUPPORTED], reason_in: [$reason] }\n      organizationId: $organizationId\n    ) {\n      pageCount\n      items {\n        id\n      }\n    }\n  }\n": types.LettersWithReasonDocument,
    "\n  query ReviewCount($organizationId: ID!) {\n    awardLetters(filter: { status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n": types.ReviewCountDocument,
    "\n  mutation CreateJob(\n    $name: String\n    $organizationId: ID!\n    $purgeLetterFilesAfter: Int\n    $notifyOnCompletion: Boolean\n    $manualReviewEnabled: Boolean\n    $letterFiles: [LetterFileInput!]!\n  ) {\n    createJob(\n      name: $name\n      organizationId: $organizationId\n      purgeLetterFilesAfter: $purgeLetterFilesAfter\n      notifyOnCompletion: $notifyOnCompletion\n      manualReviewEnabled: $manualReviewEnabled\n      letterFiles: $letterFiles\n    ) {\n      id\n      awardLetters {\n        id\n        filename\n        uploadUrl\n      }\n    }\n  }\n": types.CreateJobDocument,
    "\n  query LettersWithContent($sha256s: [String!]!, $organizationId: ID!) {\n    lettersWithContent(sha256s: $sha256s, organizationId: $organizationId) {\n      id\n      filename\n      sha256\n      job {\n        id\n        name\n      }\n    }\n  }\n": types.LettersWithContentDocument,
    "\n  mutation RefreshUploadUrl($id: ID!, $organizationId: ID!) {\n    refreshUploadUrl(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n": types.RefreshUploadUrlDocument,
    "\n  fragment LetterRow on AwardLetter {\n    id\n    status\n    reason\n    filename\n    lastStatusUpdate\n    year\n    institution {\n      name\n      state\n    }\n    studentId\n    cohort\n    isInWork\n    fileSize\n    filePurgedAt\n    totals {\n      freeMoney\n      netPrice\n    }\n    job {\n      id\n      name\n    }\n  }\n": types.LetterRowFragmentDoc,
    "\n  fragment Place on Box {\n    page\n    left\n    top\n    width\n    height\n  }\n": types.PlaceFragmentDoc,
    "\n  fragment LetterPage on AwardLetter {\n    id\n    status\n    reason\n    filename\n    insertTime\n    lastStatusUpdate\n    method\n    awardYear\n    institution {\n      name\n      city\n      state\n      zip\n    }\n    studentId\n    cohort\n    payload\n    filePurgedAt\n    isInWork\n    fileSize\n    totals {\n      totalCost\n      freeMoney\n      loans\n      work\n      netPrice\n      remaining\n      printedNetPrice\n    }\n    costAmounts {\n      id\n      value\n      category\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    aidAmounts {\n      id\n      value\n      source\n      category\n      subCategory\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    pages {\n      number\n      width\n      height\n      imageUrl\n    }\n    history {\n      insertTime\n      fromStatus\n      toStatus\n      reason\n      actor {\n        kind\n        name\n        apiKey\n      }\n    }\n    sameContentAs {\n      id\n      filename\n      job {\n        id\n        name\n      }\n    }\n    job {\n      id\n      name\n    }\n  }\n": types.LetterPageFragmentDoc,
    "\n  query Letters(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n  }\n": types.LettersDocument,
    "\n  query Letter(\n    $id: ID!\n    $jobId: ID!\n    $withJob: Boolean!\n    $organizationId: ID!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n  ) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterPage\n      neighbors(filter: $filter, orderBy: $orderBy) {\n        previousId\n        nextId\n      }\n    }\n    job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {\n      mayChange\n    }\n  }\n": types.LetterDocument,
    "\n  query LetterDownload($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      downloadUrl\n    }\n  }\n": types.LetterDownloadDocument,
    "\n  mutation CancelLetter($id: ID!, $organizationId: ID!) {\n    cancelAwardLetter(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.CancelLetterDocument,
    "\n  mutation SendLetterToReview($id: ID!, $organizationId: ID!) {\n    sendLetterToReview(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.SendLetterToReviewDocument,
    "\n  mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {\n    replaceLetterFile(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n": types.ReplaceLetterFileDocument,
    "\n  mutation ExportLetters(\n    $ids: [ID!]\n    $filter: AwardLetterFilter\n    $organizationId: ID!\n    $format: ExportFormat!\n    $shape: ExportShape!\n  ) {\n    exportLetters(ids: $ids, filter: $filter, organizationId: $organizationId, format: $format, shape: $shape) {\n      id\n    }\n  }\n": types.ExportLettersDocument,
    "\n  mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {\n    uploadFinished(letterIds: $letterIds, organizationId: $organizationId)\n  }\n": types.LetterUploadFinishedDocument,
    "\n  fragment FiguresOfMap on MapFigures {\n    letters\n    schools\n    medianNetPrice\n    failureRate\n  }\n": types.FiguresOfMapFragmentDoc,
    "\n  query LetterMap($jobId: ID, $year: Int, $organizationId: ID!) {\n    letterMap(jobId: $jobId, year: $year, organizationId: $organizationId) {\n      all {\n        ...FiguresOfMap\n      }\n      states {\n        state\n        figures {\n          ...FiguresOfMap\n        }\n      }\n      withoutState {\n        ...FiguresOfMap\n      }\n    }\n    pending: awardLetters(filter: { jobId: $jobId, status_in: [PENDING] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    inReview: awardLetters(filter: { jobId: $jobId, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n": types.LetterMapDocument,
    "\n  query MapJobs($organizationId: ID!) {\n    jobs(page: 1, pageSize: 30, organizationId: $organizationId) {\n      items {\n        id\n        name\n      }\n    }\n  }\n": types.MapJobsDocument,
    "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n      joinDomain\n    }\n  }\n": types.OrganizationDocument,
    "\n  query FilesToPurge($organizationId: ID!, $purgeLetterFilesAfter: Int!) {\n    filesToPurge(organizationId: $organizationId, purgeLetterFilesAfter: $purgeLetterFilesAfter)\n  }\n": types.FilesToPurgeDocument,
    "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n": types.CreateOrganizationDocument,
    "\n  query OrganizationsToJoin {\n    organizationsToJoin {\n      id\n      name\n    }\n  }\n": types.OrganizationsToJoinDocument,
    "\n  mutation JoinOrganization($organizationId: ID!) {\n    joinOrganization(organizationId: $organizationId) {\n      id\n    }\n  }\n": types.JoinOrganizationDocument,
    "\n  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {\n    updateOrganization(organizationId: $organizationId, input: $input) {\n      id\n    }\n  }\n": types.UpdateOrganizationDocument,
    "\n  fragment QueueRow on AwardLetter {\n    id\n    reason\n    filename\n    lastStatusUpdate\n    confidence\n    institution {\n      name\n      state\n    }\n    job {\n      id\n      name\n    }\n    review {\n      reviewer {\n        name\n        isMe\n        until\n      }\n      notes {\n        text\n        author\n      }\n    }\n  }\n": types.QueueRowFragmentDoc,
    "\n  query ReviewQueue(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...QueueRow\n      }\n    }\n  }\n": types.ReviewQueueDocument,
    "\n  query JobsInReview($organizationId: ID!) {\n    jobsInReview(organizationId: $organizationId) {\n      id\n      name\n      letterCount\n    }\n  }\n": types.JobsInReviewDocument,
    "\n  mutation TakeNextLetter($organizationId: ID!, $jobId: ID) {\n    takeNextLetter(organizationId: $organizationId, jobId: $jobId) {\n      letter {\n        id\n      }\n    }\n  }\n": types.TakeNextLetterDocument,
    "\n  fragment LetterInReview on AwardLetter {\n    ...LetterPage\n    printedSums {\n      description\n      value\n    }\n    review {\n      reviewer {\n        name\n        isMe\n        until\n      }\n      notes {\n        text\n        author\n        insertTime\n      }\n      draft {\n        draft\n        author\n        lastUpdate\n      }\n    }\n  }\n": types.LetterInReviewFragmentDoc,
    "\n  mutation TakeLetter($id: ID!, $organizationId: ID!) {\n    takeLetter(id: $id, organizationId: $organizationId) {\n      letter {\n        ...LetterInReview\n      }\n      lock {\n        id\n      }\n    }\n  }\n": types.TakeLetterDocument,
    "\n  query LetterInReview($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterInReview\n    }\n  }\n": types.LetterInReviewDocument,
    "\n  mutation KeepLetter($id: ID!, $organizationId: ID!, $lockId: ID!) {\n    keepLetter(id: $id, organizationId: $organizationId, lockId: $lockId) {\n      id\n    }\n  }\n": types.KeepLetterDocument,
    "\n  mutation SaveReviewDraft($id: ID!, $organizationId: ID!, $lockId: ID!, $draft: String) {\n    saveReviewDraft(id: $id, organizationId: $organizationId, lockId: $lockId, draft: $draft) {\n      id\n    }\n  }\n": types.SaveReviewDraftDocument,
    "\n  mutation PutBackLetter($id: ID!, $organizationId: ID!, $lockId: ID!, $note: String) {\n    putBackLetter(id: $id, organizationId: $organizationId, lockId: $lockId, note: $note) {\n      id\n    }\n  }\n": types.PutBackLetterDocument,
    "\n  query ReadBox($id: ID!, $organizationId: ID!, $box: BoxInput!) {\n    readBox(id: $id, organizationId: $organizationId, box: $box) {\n      value\n      description\n    }\n  }\n": types.ReadBoxDocument,
    "\n  mutation DecideLetter(\n    $id: ID!\n    $organizationId: ID!\n    $lockId: ID!\n    $status: ReviewDecision!\n    $aidAmounts: [AidAmountInput!]\n    $costAmounts: [CostAmountInput!]\n    $institution: InstitutionInput\n    $awardYear: String\n  ) {\n    decideLetter(\n      id: $id\n      organizationId: $organizationId\n      lockId: $lockId\n      status: $status\n      aidAmounts: $aidAmounts\n      costAmounts: $costAmounts\n      institution: $institution\n      awardYear: $awardYear\n    ) {\n      id\n    }\n  }\n": types.DecideLetterDocument,
    "\n  query LearnedLines($organizationId: ID!, $page: Int!, $pageSize: Int!) {\n    learnedLines(organizationId: $organizationId, page: $page, pageSize: $pageSize) {\n      itemsCount\n      items {\n        id\n        schoolName\n        printed\n        description\n        source\n        subCategory\n        costCategory\n        author\n        insertTime\n        letterCount\n        letters {\n          id\n          jobId\n          filename\n        }\n      }\n    }\n  }\n": types.LearnedLinesDocument,
    "\n  mutation RemoveLearnedLine($id: ID!, $organizationId: ID!) {\n    removeLearnedLine(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.RemoveLearnedLineDocument,
    "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query Memberships {\n    me {\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n        }\n      }\n    }\n  }\n": types.MembershipsDocument,
    "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n": types.SignOutEverywhereDocument,
    "\n  query OrganizationUsers(\n    $organizationId: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: OrganizationUserFilter\n    $orderBy: [OrganizationUserOrder!]\n  ) {\n    organizationUsers(\n      organizationId: $organizationId\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      pageCount\n      itemsCount\n      items {\n        id\n        role\n        lastActiveTime\n        jobs {\n          itemsCount\n        }\n        user {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n": types.OrganizationUsersDocument,
    "\n  mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {\n    updateUserRoleInOrg(\n      organizationId: $organizationId\n      organizationApiUserIds: $organizationApiUserIds\n      role: $role\n    ) {\n      changed {\n        id\n      }\n      refused {\n        organizationApiUserId\n        message\n      }\n    }\n  }\n": types.UpdateUserRoleInOrgDocument,
    "\n  fragment WebhookFacts on Webhook {\n    id\n    name\n    url\n    method\n    isEnabled\n    disabledReason\n    disabledAt\n    failingSince\n    notifyLetterReady\n    notifyLetterManualReview\n    notifyLetterNotSupported\n    notifyLetterInvalid\n    notifyLetterBadFile\n    notifyLetterSizeLimitExceeded\n    notifyLetterCanceled\n    health {\n      deliveredCount\n      failedCount\n      waitingCount\n      successRate\n      lastFailureTime\n      lastFailureMessage\n      nextAttemptTime\n    }\n  }\n": types.WebhookFactsFragmentDoc,
    "\n  fragment WebhookSettings on Webhook {\n    ...WebhookFacts\n    previousSecretUntil\n    headers {\n      name\n    }\n    returnAwardLetterId\n    returnAwardLetterStatus\n    returnAwardLetterMethod\n    returnAwardLetterPayload\n    returnAwardLetterFilename\n    returnAwardLetterInsertTime\n    returnAwardLetterYear\n    returnJob {\n      returnJobId\n      returnJobInsertTime\n    }\n    returnAidAmount {\n      value\n      source\n      category\n      subCategory\n      description\n    }\n    returnCostAmount {\n      value\n      category\n      description\n    }\n  }\n": types.WebhookSettingsFragmentDoc,
    "\n  query Webhooks($organizationId: ID!) {\n    webhooks(organizationId: $organizationId, orderBy: [{ field: NAME }]) {\n      pageCount\n      itemsCount\n      items {\n        ...WebhookFacts\n      }\n    }\n  }\n": types.WebhooksDocument,
    "\n  query Webhook($id: ID!, $organizationId: ID!) {\n    webhook(filter: { id: $id }, organizationId: $organizationId) {\n      ...WebhookSettings\n    }\n    missingDeliveries(id: $id, organizationId: $organizationId)\n  }\n": types.WebhookDocument,
    "\n  query WebhookLogs($id: ID!, $page: Int!, $pageSize: Int!, $filter: WebhookLogFilter, $organizationId: ID!) {\n    webhook(filter: { id: $id }, organizationId: $organizationId) {\n      ...WebhookSettings\n    }\n    missingDeliveries(id: $id, organizationId: $organizationId)\n    webhookLogs(page: $page, pageSize: $pageSize, filter: $filter, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        id\n        insertTime\n        outcome\n        errorMessage\n        attempt\n        statusCode\n        durationMs\n        letterStatus\n        state\n        nextAttemptTime\n        awardLetter {\n          id\n          filename\n          jobId\n        }\n      }\n    }\n  }\n": types.WebhookLogsDocument,
    "\n  query WebhookLog($id: ID!, $organizationId: ID!) {\n    webhookLog(id: $id, organizationId: $organizationId) {\n      id\n      deliveryId\n      insertTime\n      outcome\n      errorMessage\n      attempt\n      url\n      method\n      statusCode\n      durationMs\n      letterStatus\n      state\n      nextAttemptTime\n      body\n      headers {\n        name\n        value\n      }\n      responseBody\n      responseHeaders {\n        name\n        value\n      }\n      awardLetter {\n        id\n        filename\n        jobId\n      }\n    }\n  }\n": types.WebhookLogDocument,
    "\n  query WebhookSecret($id: ID!, $organizationId: ID!) {\n    webhookSecret(id: $id, organizationId: $organizationId)\n  }\n": types.WebhookSecretDocument,
    "\n  query SampleLetters($organizationId: ID!) {\n    awardLetters(\n      pageSize: 30\n      filter: {\n        status_in: [READY, MANUAL_REVIEW, INVALID, NOT_SUPPORTED, BAD_FILE, CANCELED, SIZE_LIMIT_EXCEEDED]\n      }\n      orderBy: [{ field: INSERT_TIME, direction: DESC }]\n      organizationId: $organizationId\n    ) {\n      items {\n        id\n        filename\n        status\n      }\n    }\n  }\n": types.SampleLettersDocument,
    "\n  query WebhookSample($letterId: ID, $status: LetterStatus, $organizationId: ID!) {\n    webhookSample(letterId: $letterId, status: $status, organizationId: $organizationId)\n  }\n": types.WebhookSampleDocument,
    "\n  mutation CreateWebhook($input: CreateWebhookInput!, $organizationId: ID!) {\n    createWebhook(input: $input, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.CreateWebhookDocument,
    "\n  mutation UpdateWebhook($input: UpdateWebhookInput!, $organizationId: ID!) {\n    updateWebhook(input: $input, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.UpdateWebhookDocument,
    "\n  mutation DeleteWebhook($id: ID!, $organizationId: ID!) {\n    deleteWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.DeleteWebhookDocument,
    "\n  mutation EnableWebhook($id: ID!, $organizationId: ID!) {\n    enableWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.EnableWebhookDocument,
    "\n  mutation DisableWebhook($id: ID!, $organizationId: ID!) {\n    disableWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.DisableWebhookDocument,
    "\n  mutation RotateWebhookSecret($id: ID!, $organizationId: ID!) {\n    rotateWebhookSecret(id: $id, organizationId: $organizationId) {\n      previousSecretUntil\n    }\n  }\n": types.RotateWebhookSecretDocument,
    "\n  mutation DeliverMissing($id: ID!, $organizationId: ID!) {\n    deliverMissing(id: $id, organizationId: $organizationId) {\n      queuedCount\n    }\n  }\n": types.DeliverMissingDocument,
    "\n  mutation RedeliverWebhookLog($id: ID!, $organizationId: ID!) {\n    redeliverWebhookLog(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.RedeliverWebhookLogDocument,
    "\n  mutation TestWebhook($input: TestWebhookInput!, $organizationId: ID!) {\n    testWebhook(input: $input, organizationId: $organizationId) {\n      id\n      outcome\n      errorMessage\n      statusCode\n      durationMs\n      headers {\n        name\n        value\n      }\n      responseBody\n      responseHeaders {\n        name\n        value\n      }\n    }\n  }\n": types.TestWebhookDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n"): typeof import('./graphql.ts').AdvisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n"): typeof import('./graphql.ts').UpdateAdvisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n"): typeof import('./graphql.ts').AccountEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ApiKeyFacts on ApiKey {\n    key\n    name\n    lifetime\n    state\n    insertTime\n    expireTime\n    lastUsedTime\n  }\n"): typeof import('./graphql.ts').ApiKeyFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiKeys($page: Int!, $pageSize: Int!) {\n    apiKeys(page: $page, pageSize: $pageSize) {\n      pageCount\n      itemsCount\n      items {\n        ...ApiKeyFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ApiKeysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiKey($lifetime: Int!, $name: String!) {\n    createApiKey(lifetime: $lifetime, name: $name) {\n      secret\n      apiKey {\n        ...ApiKeyFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateApiKey($key: String!) {\n    rotateApiKey(key: $key) {\n      secret\n      apiKey {\n        ...ApiKeyFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RotateApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableApiKey($key: String!) {\n    disableApiKey(key: $key) {\n      key\n    }\n  }\n"): typeof import('./graphql.ts').DisableApiKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n"): typeof import('./graphql.ts').AuditCsvUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UploadPrices($organizationId: ID!, $year: Int!, $month: Int!) {\n    paidClassifications(organizationId: $organizationId)\n    priceStructure(year: $year, month: $month) {\n      classifications {\n        minUsage\n        price\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UploadPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Usage($organizationId: ID!, $year: Int!, $month: Int!) {\n    usage(organizationId: $organizationId, year: $year, month: $month) {\n      year\n      month\n      classificationUsage\n      paidByCredit\n      manualReviewUsage\n      freeManualReviews\n      budgetCents\n      billSummary {\n        totalCents\n        lines {\n          words\n          isFree\n          kind\n          quantity\n          priceCents\n          amountCents\n        }\n      }\n      days {\n        date\n        classifications\n        manualReviews\n      }\n      forecast {\n        classifications\n        paidByCredit\n        manualReviews\n        totalCents\n      }\n    }\n    priceStructure(year: $year, month: $month) {\n      classifications {\n        minUsage\n        price\n      }\n      manualReviews {\n        minUsage\n        price\n      }\n    }\n    inReview: awardLetters(organizationId: $organizationId, filter: { status_in: [MANUAL_REVIEW] }) {\n      itemsCount\n    }\n  }\n"): typeof import('./graphql.ts').UsageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsageByPerson($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {\n    usageByPerson(organizationId: $organizationId, year: $year, month: $month, page: $page) {\n      itemsCount\n      items {\n        firstName\n        lastName\n        email\n        classifications\n        paidByCredit\n        manualReviews\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UsageByPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsageByJob($organizationId: ID!, $year: Int!, $month: Int!, $page: Int!) {\n    usageByJob(organizationId: $organizationId, year: $year, month: $month, page: $page) {\n      itemsCount\n      items {\n        jobId\n        name\n        classifications\n        paidByCredit\n        manualReviews\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UsageByJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsageCsvUrl($organizationId: ID!, $year: Int!, $month: Int!) {\n    usageCsvUrl(organizationId: $organizationId, year: $year, month: $month)\n  }\n"): typeof import('./graphql.ts').UsageCsvUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetBudget($organizationId: ID!, $budgetCents: Int) {\n    setBudget(organizationId: $organizationId, budgetCents: $budgetCents)\n  }\n"): typeof import('./graphql.ts').SetBudgetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Card($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      billingStatus\n    }\n    card(organizationId: $organizationId) {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"): typeof import('./graphql.ts').CardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invoices($organizationId: ID!, $page: Int!) {\n    invoices(organizationId: $organizationId, page: $page) {\n      itemsCount\n      items {\n        id\n        number\n        year\n        month\n        totalCents\n        issueTime\n        status\n        problem\n        isWritten\n      }\n    }\n  }\n"): typeof import('./graphql.ts').InvoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InvoiceDownloadUrl($organizationId: ID!, $year: Int!, $month: Int!) {\n    invoiceDownloadUrl(organizationId: $organizationId, year: $year, month: $month)\n  }\n"): typeof import('./graphql.ts').InvoiceDownloadUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeOrganizationPlan($organizationId: ID!, $billingStatus: BillingStatus!) {\n    changeOrganizationPlan(organizationId: $organizationId, billingStatus: $billingStatus) {\n      setupIntentId\n      setupIntentClientSecret\n    }\n  }\n"): typeof import('./graphql.ts').ChangeOrganizationPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCardSetup($organizationId: ID!, $setupIntentId: ID!) {\n    confirmCardSetup(organizationId: $organizationId, setupIntentId: $setupIntentId) {\n      billingStatus\n    }\n  }\n"): typeof import('./graphql.ts').ConfirmCardSetupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedQueryFacts on SavedQuery {\n    id\n    name\n    query\n    variables\n    isShared\n    isMine\n    ownerName\n  }\n"): typeof import('./graphql.ts').SavedQueryFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedQueries($organizationId: ID!) {\n    savedQueries(organizationId: $organizationId) {\n      ...SavedQueryFacts\n    }\n  }\n"): typeof import('./graphql.ts').SavedQueriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveQuery(\n    $id: ID\n    $organizationId: ID!\n    $name: String!\n    $query: String!\n    $variables: String!\n    $isShared: Boolean!\n  ) {\n    saveQuery(\n      id: $id\n      organizationId: $organizationId\n      name: $name\n      query: $query\n      variables: $variables\n      isShared: $isShared\n    ) {\n      ...SavedQueryFacts\n    }\n  }\n"): typeof import('./graphql.ts').SaveQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteSavedQuery($id: ID!, $organizationId: ID!) {\n    deleteSavedQuery(id: $id, organizationId: $organizationId)\n  }\n"): typeof import('./graphql.ts').DeleteSavedQueryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUser($emails: [String!]!, $organizationId: ID!, $role: Role!) {\n    inviteUser(emails: $emails, organizationId: $organizationId, role: $role) {\n      invitationsSent\n      alreadyBelongToOrg\n      invitationsAlreadyPending\n    }\n  }\n"): typeof import('./graphql.ts').InviteUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyPendingInvitations {\n    myPendingInvitations {\n      id\n      status\n      expired\n      expireTime\n      subject\n      body\n      organization_id\n      role\n      sender {\n        firstName\n        lastName\n        organization {\n          id\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MyPendingInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($invitationId: ID!) {\n    acceptInvitation(invitationId: $invitationId) {\n      id\n      organization_id\n    }\n  }\n"): typeof import('./graphql.ts').AcceptInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingInvitations($organizationId: ID!, $page: Int!, $filter: InvitationFilter) {\n    pendingInvitations(organizationId: $organizationId, page: $page, filter: $filter) {\n      pageCount\n      itemsCount\n      items {\n        id\n        recipient\n        role\n        insertTime\n        expireTime\n        expired\n        link\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PendingInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendInvitation($id: ID!, $organizationId: ID!) {\n    resendInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ResendInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeInvitation($id: ID!, $organizationId: ID!) {\n    revokeInvitation(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RevokeInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JobFacts on Job {\n    id\n    name\n    insertTime\n    lastUpdated\n    state\n    mayChange\n    user {\n      firstName\n      lastName\n    }\n  }\n"): typeof import('./graphql.ts').JobFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Jobs($page: Int!, $pageSize: Int!, $filter: JobFilter, $orderBy: [JobOrder!], $organizationId: ID!) {\n    jobs(page: $page, pageSize: $pageSize, filter: $filter, orderBy: $orderBy, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        ...JobFacts\n        statusCounts {\n          status\n          count\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').JobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Job(\n    $id: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    job(id: $id, organizationId: $organizationId) {\n      ...JobFacts\n      purgeLetterFilesAfter\n      reasonCounts {\n        status\n        reason\n        count\n      }\n    }\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n    PENDING: awardLetters(filter: { jobId: $id, status_in: [PENDING] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    MANUAL_REVIEW: awardLetters(filter: { jobId: $id, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    READY: awardLetters(filter: { jobId: $id, status_in: [READY] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    INVALID: awardLetters(filter: { jobId: $id, status_in: [INVALID] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    NOT_SUPPORTED: awardLetters(filter: { jobId: $id, status_in: [NOT_SUPPORTED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    BAD_FILE: awardLetters(filter: { jobId: $id, status_in: [BAD_FILE] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    CANCELED: awardLetters(filter: { jobId: $id, status_in: [CANCELED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    SIZE_LIMIT_EXCEEDED: awardLetters(filter: { jobId: $id, status_in: [SIZE_LIMIT_EXCEEDED] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n"): typeof import('./graphql.ts').JobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelJobs($jobIdList: [ID!]!, $organizationId: ID!) {\n    cancelJob(jobIdList: $jobIdList, organizationId: $organizationId) {\n      canceledJobs {\n        jobId\n        canceledLetterCount\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CancelJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteJobs($jobIdList: [ID!]!, $organizationId: ID!) {\n    deleteJob(jobIdList: $jobIdList, organizationId: $organizationId) {\n      deletedJobsCount\n    }\n  }\n"): typeof import('./graphql.ts').DeleteJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportJobs($jobIdList: [ID!]!, $organizationId: ID!, $format: ExportFormat, $shape: ExportShape) {\n    exportJob(jobIdList: $jobIdList, organizationId: $organizationId, format: $format, shape: $shape) {\n      exportedJobsCount\n    }\n  }\n"): typeof import('./graphql.ts').ExportJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Exports($page: Int!, $pageSize: Int!, $organizationId: ID!) {\n    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        id\n        name\n        format\n        shape\n        status\n        problem\n        letterCount\n        doneCount\n        bytes\n        insertTime\n        expiresAt\n        user {\n          firstName\n          lastName\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportUrls($page: Int!, $pageSize: Int!, $organizationId: ID!) {\n    exports(page: $page, pageSize: $pageSize, organizationId: $organizationId) {\n      items {\n        id\n        downloadUrl\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ExportUrlsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LettersWithReason($jobId: ID!, $reason: LetterReason!, $page: Int!, $organizationId: ID!) {\n    awardLetters(\n      page: $page\n      pageSize: 30\n      filter: { jobId: $jobId, status_in: [NOT_SUPPORTED], reason_in: [$reason] }\n      organizationId: $organizationId\n    ) {\n      pageCount\n      items {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LettersWithReasonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewCount($organizationId: ID!) {\n    awardLetters(filter: { status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n"): typeof import('./graphql.ts').ReviewCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateJob(\n    $name: String\n    $organizationId: ID!\n    $purgeLetterFilesAfter: Int\n    $notifyOnCompletion: Boolean\n    $manualReviewEnabled: Boolean\n    $letterFiles: [LetterFileInput!]!\n  ) {\n    createJob(\n      name: $name\n      organizationId: $organizationId\n      purgeLetterFilesAfter: $purgeLetterFilesAfter\n      notifyOnCompletion: $notifyOnCompletion\n      manualReviewEnabled: $manualReviewEnabled\n      letterFiles: $letterFiles\n    ) {\n      id\n      awardLetters {\n        id\n        filename\n        uploadUrl\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LettersWithContent($sha256s: [String!]!, $organizationId: ID!) {\n    lettersWithContent(sha256s: $sha256s, organizationId: $organizationId) {\n      id\n      filename\n      sha256\n      job {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LettersWithContentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshUploadUrl($id: ID!, $organizationId: ID!) {\n    refreshUploadUrl(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n"): typeof import('./graphql.ts').RefreshUploadUrlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LetterRow on AwardLetter {\n    id\n    status\n    reason\n    filename\n    lastStatusUpdate\n    year\n    institution {\n      name\n      state\n    }\n    studentId\n    cohort\n    isInWork\n    fileSize\n    filePurgedAt\n    totals {\n      freeMoney\n      netPrice\n    }\n    job {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').LetterRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Place on Box {\n    page\n    left\n    top\n    width\n    height\n  }\n"): typeof import('./graphql.ts').PlaceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LetterPage on AwardLetter {\n    id\n    status\n    reason\n    filename\n    insertTime\n    lastStatusUpdate\n    method\n    awardYear\n    institution {\n      name\n      city\n      state\n      zip\n    }\n    studentId\n    cohort\n    payload\n    filePurgedAt\n    isInWork\n    fileSize\n    totals {\n      totalCost\n      freeMoney\n      loans\n      work\n      netPrice\n      remaining\n      printedNetPrice\n    }\n    costAmounts {\n      id\n      value\n      category\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    aidAmounts {\n      id\n      value\n      source\n      category\n      subCategory\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    pages {\n      number\n      width\n      height\n      imageUrl\n    }\n    history {\n      insertTime\n      fromStatus\n      toStatus\n      reason\n      actor {\n        kind\n        name\n        apiKey\n      }\n    }\n    sameContentAs {\n      id\n      filename\n      job {\n        id\n        name\n      }\n    }\n    job {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').LetterPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Letters(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Letter(\n    $id: ID!\n    $jobId: ID!\n    $withJob: Boolean!\n    $organizationId: ID!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n  ) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterPage\n      neighbors(filter: $filter, orderBy: $orderBy) {\n        previousId\n        nextId\n      }\n    }\n    job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {\n      mayChange\n    }\n  }\n"): typeof import('./graphql.ts').LetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterDownload($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      downloadUrl\n    }\n  }\n"): typeof import('./graphql.ts').LetterDownloadDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelLetter($id: ID!, $organizationId: ID!) {\n    cancelAwardLetter(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CancelLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendLetterToReview($id: ID!, $organizationId: ID!) {\n    sendLetterToReview(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SendLetterToReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {\n    replaceLetterFile(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n"): typeof import('./graphql.ts').ReplaceLetterFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportLetters(\n    $ids: [ID!]\n    $filter: AwardLetterFilter\n    $organizationId: ID!\n    $format: ExportFormat!\n    $shape: ExportShape!\n  ) {\n    exportLetters(ids: $ids, filter: $filter, organizationId: $organizationId, format: $format, shape: $shape) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').ExportLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {\n    uploadFinished(letterIds: $letterIds, organizationId: $organizationId)\n  }\n"): typeof import('./graphql.ts').LetterUploadFinishedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FiguresOfMap on MapFigures {\n    letters\n    schools\n    medianNetPrice\n    failureRate\n  }\n"): typeof import('./graphql.ts').FiguresOfMapFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterMap($jobId: ID, $year: Int, $organizationId: ID!) {\n    letterMap(jobId: $jobId, year: $year, organizationId: $organizationId) {\n      all {\n        ...FiguresOfMap\n      }\n      states {\n        state\n        figures {\n          ...FiguresOfMap\n        }\n      }\n      withoutState {\n        ...FiguresOfMap\n      }\n    }\n    pending: awardLetters(filter: { jobId: $jobId, status_in: [PENDING] }, organizationId: $organizationId) {\n      itemsCount\n    }\n    inReview: awardLetters(filter: { jobId: $jobId, status_in: [MANUAL_REVIEW] }, organizationId: $organizationId) {\n      itemsCount\n    }\n  }\n"): typeof import('./graphql.ts').LetterMapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MapJobs($organizationId: ID!) {\n    jobs(page: 1, pageSize: 30, organizationId: $organizationId) {\n      items {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MapJobsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Organization($organizationId: ID!) {\n    organization(organizationId: $organizationId) {\n      id\n      name\n      credits\n      billingStatus\n      manualReviewEnabled\n      manualReviewSizeLimit\n      manualReviewNoFreeMoney\n      purgeLetterFilesAfter\n      joinDomain\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FilesToPurge($organizationId: ID!, $purgeLetterFilesAfter: Int!) {\n    filesToPurge(organizationId: $organizationId, purgeLetterFilesAfter: $purgeLetterFilesAfter)\n  }\n"): typeof import('./graphql.ts').FilesToPurgeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOrganization($name: String!) {\n    createOrganization(name: $name) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationsToJoin {\n    organizationsToJoin {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationsToJoinDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation JoinOrganization($organizationId: ID!) {\n    joinOrganization(organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').JoinOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOrganization($organizationId: ID!, $input: OrganizationInput!) {\n    updateOrganization(organizationId: $organizationId, input: $input) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateOrganizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QueueRow on AwardLetter {\n    id\n    reason\n    filename\n    lastStatusUpdate\n    confidence\n    institution {\n      name\n      state\n    }\n    job {\n      id\n      name\n    }\n    review {\n      reviewer {\n        name\n        isMe\n        until\n      }\n      notes {\n        text\n        author\n      }\n    }\n  }\n"): typeof import('./graphql.ts').QueueRowFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewQueue(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...QueueRow\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ReviewQueueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query JobsInReview($organizationId: ID!) {\n    jobsInReview(organizationId: $organizationId) {\n      id\n      name\n      letterCount\n    }\n  }\n"): typeof import('./graphql.ts').JobsInReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeNextLetter($organizationId: ID!, $jobId: ID) {\n    takeNextLetter(organizationId: $organizationId, jobId: $jobId) {\n      letter {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TakeNextLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LetterInReview on AwardLetter {\n    ...LetterPage\n    printedSums {\n      description\n      value\n    }\n    review {\n      reviewer {\n        name\n        isMe\n        until\n      }\n      notes {\n        text\n        author\n        insertTime\n      }\n      draft {\n        draft\n        author\n        lastUpdate\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LetterInReviewFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeLetter($id: ID!, $organizationId: ID!) {\n    takeLetter(id: $id, organizationId: $organizationId) {\n      letter {\n        ...LetterInReview\n      }\n      lock {\n        id\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TakeLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LetterInReview($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterInReview\n    }\n  }\n"): typeof import('./graphql.ts').LetterInReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation KeepLetter($id: ID!, $organizationId: ID!, $lockId: ID!) {\n    keepLetter(id: $id, organizationId: $organizationId, lockId: $lockId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').KeepLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveReviewDraft($id: ID!, $organizationId: ID!, $lockId: ID!, $draft: String) {\n    saveReviewDraft(id: $id, organizationId: $organizationId, lockId: $lockId, draft: $draft) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').SaveReviewDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBackLetter($id: ID!, $organizationId: ID!, $lockId: ID!, $note: String) {\n    putBackLetter(id: $id, organizationId: $organizationId, lockId: $lockId, note: $note) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').PutBackLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadBox($id: ID!, $organizationId: ID!, $box: BoxInput!) {\n    readBox(id: $id, organizationId: $organizationId, box: $box) {\n      value\n      description\n    }\n  }\n"): typeof import('./graphql.ts').ReadBoxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideLetter(\n    $id: ID!\n    $organizationId: ID!\n    $lockId: ID!\n    $status: ReviewDecision!\n    $aidAmounts: [AidAmountInput!]\n    $costAmounts: [CostAmountInput!]\n    $institution: InstitutionInput\n    $awardYear: String\n  ) {\n    decideLetter(\n      id: $id\n      organizationId: $organizationId\n      lockId: $lockId\n      status: $status\n      aidAmounts: $aidAmounts\n      costAmounts: $costAmounts\n      institution: $institution\n      awardYear: $awardYear\n    ) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DecideLetterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearnedLines($organizationId: ID!, $page: Int!, $pageSize: Int!) {\n    learnedLines(organizationId: $organizationId, page: $page, pageSize: $pageSize) {\n      itemsCount\n      items {\n        id\n        schoolName\n        printed\n        description\n        source\n        subCategory\n        costCategory\n        author\n        insertTime\n        letterCount\n        letters {\n          id\n          jobId\n          filename\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').LearnedLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLearnedLine($id: ID!, $organizationId: ID!) {\n    removeLearnedLine(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RemoveLearnedLineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      email\n      emailVerified\n      firstName\n      lastName\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n          name\n        }\n      }\n    }\n    __schema {\n      types {\n        name\n        kind\n        enumValues {\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').ProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Memberships {\n    me {\n      organizationUsers {\n        id\n        role\n        organization {\n          id\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').MembershipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutEverywhere {\n    signOutEverywhere\n  }\n"): typeof import('./graphql.ts').SignOutEverywhereDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrganizationUsers(\n    $organizationId: ID!\n    $page: Int!\n    $pageSize: Int!\n    $filter: OrganizationUserFilter\n    $orderBy: [OrganizationUserOrder!]\n  ) {\n    organizationUsers(\n      organizationId: $organizationId\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n    ) {\n      pageCount\n      itemsCount\n      items {\n        id\n        role\n        lastActiveTime\n        jobs {\n          itemsCount\n        }\n        user {\n          firstName\n          lastName\n          email\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OrganizationUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUserRoleInOrg($organizationId: ID!, $organizationApiUserIds: [ID!]!, $role: Role!) {\n    updateUserRoleInOrg(\n      organizationId: $organizationId\n      organizationApiUserIds: $organizationApiUserIds\n      role: $role\n    ) {\n      changed {\n        id\n      }\n      refused {\n        organizationApiUserId\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').UpdateUserRoleInOrgDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookFacts on Webhook {\n    id\n    name\n    url\n    method\n    isEnabled\n    disabledReason\n    disabledAt\n    failingSince\n    notifyLetterReady\n    notifyLetterManualReview\n    notifyLetterNotSupported\n    notifyLetterInvalid\n    notifyLetterBadFile\n    notifyLetterSizeLimitExceeded\n    notifyLetterCanceled\n    health {\n      deliveredCount\n      failedCount\n      waitingCount\n      successRate\n      lastFailureTime\n      lastFailureMessage\n      nextAttemptTime\n    }\n  }\n"): typeof import('./graphql.ts').WebhookFactsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WebhookSettings on Webhook {\n    ...WebhookFacts\n    previousSecretUntil\n    headers {\n      name\n    }\n    returnAwardLetterId\n    returnAwardLetterStatus\n    returnAwardLetterMethod\n    returnAwardLetterPayload\n    returnAwardLetterFilename\n    returnAwardLetterInsertTime\n    returnAwardLetterYear\n    returnJob {\n      returnJobId\n      returnJobInsertTime\n    }\n    returnAidAmount {\n      value\n      source\n      category\n      subCategory\n      description\n    }\n    returnCostAmount {\n      value\n      category\n      description\n    }\n  }\n"): typeof import('./graphql.ts').WebhookSettingsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhooks($organizationId: ID!) {\n    webhooks(organizationId: $organizationId, orderBy: [{ field: NAME }]) {\n      pageCount\n      itemsCount\n      items {\n        ...WebhookFacts\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhooksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Webhook($id: ID!, $organizationId: ID!) {\n    webhook(filter: { id: $id }, organizationId: $organizationId) {\n      ...WebhookSettings\n    }\n    missingDeliveries(id: $id, organizationId: $organizationId)\n  }\n"): typeof import('./graphql.ts').WebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookLogs($id: ID!, $page: Int!, $pageSize: Int!, $filter: WebhookLogFilter, $organizationId: ID!) {\n    webhook(filter: { id: $id }, organizationId: $organizationId) {\n      ...WebhookSettings\n    }\n    missingDeliveries(id: $id, organizationId: $organizationId)\n    webhookLogs(page: $page, pageSize: $pageSize, filter: $filter, organizationId: $organizationId) {\n      pageCount\n      itemsCount\n      items {\n        id\n        insertTime\n        outcome\n        errorMessage\n        attempt\n        statusCode\n        durationMs\n        letterStatus\n        state\n        nextAttemptTime\n        awardLetter {\n          id\n          filename\n          jobId\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookLogsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookLog($id: ID!, $organizationId: ID!) {\n    webhookLog(id: $id, organizationId: $organizationId) {\n      id\n      deliveryId\n      insertTime\n      outcome\n      errorMessage\n      attempt\n      url\n      method\n      statusCode\n      durationMs\n      letterStatus\n      state\n      nextAttemptTime\n      body\n      headers {\n        name\n        value\n      }\n      responseBody\n      responseHeaders {\n        name\n        value\n      }\n      awardLetter {\n        id\n        filename\n        jobId\n      }\n    }\n  }\n"): typeof import('./graphql.ts').WebhookLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookSecret($id: ID!, $organizationId: ID!) {\n    webhookSecret(id: $id, organizationId: $organizationId)\n  }\n"): typeof import('./graphql.ts').WebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleLetters($organizationId: ID!) {\n    awardLetters(\n      pageSize: 30\n      filter: {\n        status_in: [READY, MANUAL_REVIEW, INVALID, NOT_SUPPORTED, BAD_FILE, CANCELED, SIZE_LIMIT_EXCEEDED]\n      }\n      orderBy: [{ field: INSERT_TIME, direction: DESC }]\n      organizationId: $organizationId\n    ) {\n      items {\n        id\n        filename\n        status\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SampleLettersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WebhookSample($letterId: ID, $status: LetterStatus, $organizationId: ID!) {\n    webhookSample(letterId: $letterId, status: $status, organizationId: $organizationId)\n  }\n"): typeof import('./graphql.ts').WebhookSampleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateWebhook($input: CreateWebhookInput!, $organizationId: ID!) {\n    createWebhook(input: $input, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').CreateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateWebhook($input: UpdateWebhookInput!, $organizationId: ID!) {\n    updateWebhook(input: $input, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').UpdateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteWebhook($id: ID!, $organizationId: ID!) {\n    deleteWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DeleteWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EnableWebhook($id: ID!, $organizationId: ID!) {\n    enableWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').EnableWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DisableWebhook($id: ID!, $organizationId: ID!) {\n    disableWebhook(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').DisableWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RotateWebhookSecret($id: ID!, $organizationId: ID!) {\n    rotateWebhookSecret(id: $id, organizationId: $organizationId) {\n      previousSecretUntil\n    }\n  }\n"): typeof import('./graphql.ts').RotateWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeliverMissing($id: ID!, $organizationId: ID!) {\n    deliverMissing(id: $id, organizationId: $organizationId) {\n      queuedCount\n    }\n  }\n"): typeof import('./graphql.ts').DeliverMissingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RedeliverWebhookLog($id: ID!, $organizationId: ID!) {\n    redeliverWebhookLog(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n"): typeof import('./graphql.ts').RedeliverWebhookLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestWebhook($input: TestWebhookInput!, $organizationId: ID!) {\n    testWebhook(input: $input, organizationId: $organizationId) {\n      id\n      outcome\n      errorMessage\n      statusCode\n      durationMs\n      headers {\n        name\n        value\n      }\n      responseBody\n      responseHeaders {\n        name\n        value\n      }\n    }\n  }\n"): typeof import('./graphql.ts').TestWebhookDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
