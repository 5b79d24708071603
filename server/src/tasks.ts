import { warnOfExpiry } from '#features/api-keys/warn-of-expiry.ts';
import { forgetAuditEntries } from '#features/audit/forget-audit-entries.ts';
import { checkBudgets } from '#features/billing/check-budgets.ts';
import { closeMonths } from '#features/billing/close-months.ts';
import { issueInvoice } from '#features/billing/issue-invoice.ts';
import { payInvoice } from '#features/billing/pay-invoice.ts';
import { forgetProcessorEvents } from '#features/billing/stripe-events.ts';
import { writeInvoice } from '#features/billing/write-invoice.ts';
import { buildExport, giveUpExport } from '#features/jobs/build-export.ts';
import { finishJob } from '#features/jobs/finish-job.ts';
import { removeOldExports } from '#features/jobs/remove-old-exports.ts';
import { classifyLetter } from '#features/letters/classify-letter.ts';
import { expireUploads } from '#features/letters/expire-uploads.ts';
import { giveUpLetter } from '#features/letters/give-up-letter.ts';
import { measurePages } from '#features/letters/measure-pages.ts';
import { purgeFiles } from '#features/letters/purge-files.ts';
import { removeFiles, removeUnusedFile } from '#features/letters/remove-files.ts';
import { lookForUploads, takeUploads } from '#features/letters/take-uploads.ts';
import { forgetAnswers } from '#features/session/answer-once.ts';
import { forgetWebhookLogs } from '#features/webhooks/forget-logs.ts';
import type { Mail } from '#platform/mail.ts';
import type { Tasks } from '#platform/queue.ts';
import type { Context } from './context.ts';
import { addDemoLetters } from './demo-letters.ts';
import { readersAtOnce } from './open-classifier.ts';

/** Everything that happens in the background, by name. */
export const tasks = {
  'send-mail': {
    run: (context: Context, mail: Mail) => context.mail.send(mail),
    retries: 8,
    retryDelaySeconds: 5,
    concurrency: 2,
  },
  'classify-letter': {
    run: classifyLetter,
    retries: 8,
    timeoutSeconds: 180,
    concurrency: readersAtOnce,
    afterLastRetry: 'give-up-letter',
  },
  'measure-pages': { run: measurePages, retries: 3 },
  'give-up-letter': { run: giveUpLetter, retries: 20, retryDelaySeconds: 30 },
  'take-uploads': { run: takeUploads, retries: 8, timeoutSeconds: 600, concurrency: 2 },
  'look-for-uploads': {
    run: lookForUploads,
    retries: 0,
    timeoutSeconds: 600,
    everySeconds: 15,
    isNeeded: ({ files }: Context) => files.uploads !== null,
  },
  'expire-uploads': { run: expireUploads, retries: 2, timeoutSeconds: 600, schedule: '41 * * * *' },
  'remove-files': { run: removeFiles, retries: 20, retryDelaySeconds: 10, timeoutSeconds: 600 },
  'remove-unused-file': { run: removeUnusedFile, retries: 20, retryDelaySeconds: 10 },
  'purge-files': { run: purgeFiles, retries: 5, retryDelaySeconds: 60, timeoutSeconds: 3600, schedule: '7 2 * * *' },
  'finish-job': { run: finishJob, retries: 20, retryDelaySeconds: 5 },
  'forget-answers': { run: forgetAnswers, retries: 2, schedule: '17 3 * * *' },
  'build-export': { run: buildExport, retries: 3, timeoutSeconds: 1800, afterLastRetry: 'give-up-export' },
  'give-up-export': { run: giveUpExport, retries: 20, retryDelaySeconds: 30 },
  'remove-old-exports': { run: removeOldExports, retries: 2, schedule: '23 * * * *', timeoutSeconds: 600 },
  'add-demo-letters': { run: addDemoLetters, retries: 8, retryDelaySeconds: 1, timeoutSeconds: 300 },
  'check-budgets': { run: checkBudgets, retries: 2, timeoutSeconds: 600, schedule: '*/5 * * * *' },
  'close-months': { run: closeMonths, retries: 5, retryDelaySeconds: 60, timeoutSeconds: 600, schedule: '12 * * * *' },
  'issue-invoice': { run: issueInvoice, retries: 20, retryDelaySeconds: 10 },
  'write-invoice': { run: writeInvoice, retries: 20, retryDelaySeconds: 10 },
  'pay-invoice': { run: payInvoice, retries: 20, retryDelaySeconds: 30 },
  'forget-processor-events': { run: forgetProcessorEvents, retries: 2, schedule: '29 3 * * *' },
  'forget-webhook-logs': { run: forgetWebhookLogs, retries: 2, schedule: '37 3 * * *', timeoutSeconds: 600 },
  'warn-of-expiring-keys': { run: warnOfExpiry, retries: 2, schedule: '11 * * * *' },
  'forget-audit-entries': { run: forgetAuditEntries, retries: 2, schedule: '23 3 * * *' },
} satisfies Tasks<Context>;
