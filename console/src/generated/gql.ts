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
    "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n": typeof types.AuditEntriesDocument,
    "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n": typeof types.AuditCsvUrlDocument,
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
    "\n  fragment LetterPage on AwardLetter {\n    id\n    status\n    reason\n    filename\n    insertTime\n    lastStatusUpdate\n    method\n    awardYear\n    institution {\n      name\n      city\n      state\n      zip\n    }\n    studentId\n    cohort\n    payload\n    filePurgedAt\n    isInWork\n    fileSize\n    totals {\n      totalCost\n      freeMoney\n      loans\n      work\n      netPrice\n      remaining\n      printedNetPrice\n    }\n    costAmounts {\n      id\n      value\n      category\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    aidAmounts {\n      id\n      value\n      source\n      category\n      subCategory\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    pages {\n      number\n      width\n      height\n      imageUrl\n    }\n    history {\n      insertTime\n      fromStatus\n      toStatus\n      reason\n      actor {\n        kind\n        name\n      }\n    }\n    sameContentAs {\n      id\n      filename\n      job {\n        id\n        name\n      }\n    }\n    job {\n      id\n      name\n    }\n  }\n": typeof types.LetterPageFragmentDoc,
    "\n  query Letters(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n  }\n": typeof types.LettersDocument,
    "\n  query Letter(\n    $id: ID!\n    $jobId: ID!\n    $withJob: Boolean!\n    $organizationId: ID!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n  ) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterPage\n      neighbors(filter: $filter, orderBy: $orderBy) {\n        previousId\n        nextId\n      }\n    }\n    job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {\n      mayChange\n    }\n  }\n": typeof types.LetterDocument,
    "\n  query LetterDownload($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      downloadUrl\n    }\n  }\n": typeof types.LetterDownloadDocument,
    "\n  mutation CancelLetter($id: ID!, $organizationId: ID!) {\n    cancelAwardLetter(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.CancelLetterDocument,
    "\n  mutation SendLetterToReview($id: ID!, $organizationId: ID!) {\n    sendLetterToReview(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": typeof types.SendLetterToReviewDocument,
    "\n  mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {\n    replaceLetterFile(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n": typeof types.ReplaceLetterFileDocument,
    "\n  mutation ExportLetters(\n    $ids: [ID!]\n    $filter: AwardLetterFilter\n    $organizationId: ID!\n    $format: ExportFormat!\n    $shape: ExportShape!\n  ) {\n    exportLetters(ids: $ids, filter: $filter, organizationId: $organizationId, format: $format, shape: $shape) {\n      id\n    }\n  }\n": typeof types.ExportLettersDocument,
    "\n  mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {\n    uploadFinished(letterIds: $letterIds, organizationId: $organizationId)\n  }\n": typeof types.LetterUploadFinishedDocument,
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
};
const documents: Documents = {
    "\n  query Advisor {\n    advisor {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.AdvisorDocument,
    "\n  mutation UpdateAdvisor($input: AdvisorInput!) {\n    updateAdvisor(input: $input) {\n      firstName\n      lastName\n      title\n      phoneNumber\n      zip\n      emailReceive\n    }\n  }\n": types.UpdateAdvisorDocument,
    "\n  query AccountEmail {\n    me {\n      email\n      emailVerified\n    }\n  }\n": types.AccountEmailDocument,
    "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n": types.AuditEntriesDocument,
    "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n": types.AuditCsvUrlDocument,
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
    "\n  fragment LetterPage on AwardLetter {\n    id\n    status\n    reason\n    filename\n    insertTime\n    lastStatusUpdate\n    method\n    awardYear\n    institution {\n      name\n      city\n      state\n      zip\n    }\n    studentId\n    cohort\n    payload\n    filePurgedAt\n    isInWork\n    fileSize\n    totals {\n      totalCost\n      freeMoney\n      loans\n      work\n      netPrice\n      remaining\n      printedNetPrice\n    }\n    costAmounts {\n      id\n      value\n      category\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    aidAmounts {\n      id\n      value\n      source\n      category\n      subCategory\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    pages {\n      number\n      width\n      height\n      imageUrl\n    }\n    history {\n      insertTime\n      fromStatus\n      toStatus\n      reason\n      actor {\n        kind\n        name\n      }\n    }\n    sameContentAs {\n      id\n      filename\n      job {\n        id\n        name\n      }\n    }\n    job {\n      id\n      name\n    }\n  }\n": types.LetterPageFragmentDoc,
    "\n  query Letters(\n    $page: Int!\n    $pageSize: Int!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n    $organizationId: ID!\n  ) {\n    awardLetters(\n      page: $page\n      pageSize: $pageSize\n      filter: $filter\n      orderBy: $orderBy\n      organizationId: $organizationId\n    ) {\n      pageCount\n      itemsCount\n      items {\n        ...LetterRow\n      }\n    }\n  }\n": types.LettersDocument,
    "\n  query Letter(\n    $id: ID!\n    $jobId: ID!\n    $withJob: Boolean!\n    $organizationId: ID!\n    $filter: AwardLetterFilter\n    $orderBy: [AwardLetterOrder!]\n  ) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      ...LetterPage\n      neighbors(filter: $filter, orderBy: $orderBy) {\n        previousId\n        nextId\n      }\n    }\n    job(id: $jobId, organizationId: $organizationId) @include(if: $withJob) {\n      mayChange\n    }\n  }\n": types.LetterDocument,
    "\n  query LetterDownload($id: ID!, $organizationId: ID!) {\n    awardLetter(id: $id, organizationId: $organizationId) {\n      downloadUrl\n    }\n  }\n": types.LetterDownloadDocument,
    "\n  mutation CancelLetter($id: ID!, $organizationId: ID!) {\n    cancelAwardLetter(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.CancelLetterDocument,
    "\n  mutation SendLetterToReview($id: ID!, $organizationId: ID!) {\n    sendLetterToReview(id: $id, organizationId: $organizationId) {\n      id\n    }\n  }\n": types.SendLetterToReviewDocument,
    "\n  mutation ReplaceLetterFile($id: ID!, $organizationId: ID!) {\n    replaceLetterFile(id: $id, organizationId: $organizationId) {\n      id\n      uploadUrl\n    }\n  }\n": types.ReplaceLetterFileDocument,
    "\n  mutation ExportLetters(\n    $ids: [ID!]\n    $filter: AwardLetterFilter\n    $organizationId: ID!\n    $format: ExportFormat!\n    $shape: ExportShape!\n  ) {\n    exportLetters(ids: $ids, filter: $filter, organizationId: $organizationId, format: $format, shape: $shape) {\n      id\n    }\n  }\n": types.ExportLettersDocument,
    "\n  mutation LetterUploadFinished($letterIds: [ID!]!, $organizationId: ID!) {\n    uploadFinished(letterIds: $letterIds, organizationId: $organizationId)\n  }\n": types.LetterUploadFinishedDocument,
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
export function graphql(source: "\n  query AuditEntries($organizationId: ID!, $page: Int!, $pageSize: Int!, $filter: AuditEntryFilter) {\n    auditEntries(organizationId: $organizationId, page: $page, pageSize: $pageSize, filter: $filter) {\n      itemsCount\n      items {\n        id\n        insertTime\n        personName\n        personEmail\n        action\n        subject\n        detail\n        networkAddress\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AuditEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditCsvUrl($organizationId: ID!, $filter: AuditEntryFilter) {\n    auditCsvUrl(organizationId: $organizationId, filter: $filter)\n  }\n"): typeof import('./graphql.ts').AuditCsvUrlDocument;
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
export function graphql(source: "\n  fragment LetterPage on AwardLetter {\n    id\n    status\n    reason\n    filename\n    insertTime\n    lastStatusUpdate\n    method\n    awardYear\n    institution {\n      name\n      city\n      state\n      zip\n    }\n    studentId\n    cohort\n    payload\n    filePurgedAt\n    isInWork\n    fileSize\n    totals {\n      totalCost\n      freeMoney\n      loans\n      work\n      netPrice\n      remaining\n      printedNetPrice\n    }\n    costAmounts {\n      id\n      value\n      category\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    aidAmounts {\n      id\n      value\n      source\n      category\n      subCategory\n      description\n      confidence\n      isLearned\n      figureBox {\n        ...Place\n      }\n      descriptionBox {\n        ...Place\n      }\n    }\n    pages {\n      number\n      width\n      height\n      imageUrl\n    }\n    history {\n      insertTime\n      fromStatus\n      toStatus\n      reason\n      actor {\n        kind\n        name\n      }\n    }\n    sameContentAs {\n      id\n      filename\n      job {\n        id\n        name\n      }\n    }\n    job {\n      id\n      name\n    }\n  }\n"): typeof import('./graphql.ts').LetterPageFragmentDoc;
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


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
