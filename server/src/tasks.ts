import { forgetAuditEntries } from '#features/audit/forget-audit-entries.ts';
import { forgetAnswers } from '#features/session/answer-once.ts';
import type { Mail } from '#platform/mail.ts';
import type { Tasks } from '#platform/queue.ts';
import type { Context } from './context.ts';

/** Everything that happens in the background, by name. */
export const tasks = {
  'send-mail': {
    run: (context: Context, mail: Mail) => context.mail.send(mail),
    retries: 8,
    retryDelaySeconds: 5,
    concurrency: 2,
  },
  'forget-answers': { run: forgetAnswers, retries: 2, schedule: '17 3 * * *' },
  'forget-audit-entries': { run: forgetAuditEntries, retries: 2, schedule: '23 3 * * *' },
} satisfies Tasks<Context>;
