import { type LetterStatus, letterStatuses } from '@tassel/contract/letter-status.ts';
import type { StatusCounts } from '#features/letters/letter-counts.ts';
import { composeMail, type Mail } from '#platform/mail.ts';

const words: Record<LetterStatus, string> = {
  PENDING: 'pending',
  MANUAL_REVIEW: 'in manual review',
  READY: 'ready',
  INVALID: 'invalid',
  NOT_SUPPORTED: 'not supported',
  BAD_FILE: 'bad files',
  CANCELED: 'canceled',
  SIZE_LIMIT_EXCEEDED: 'over the size limit',
};

type Completion = { to: string; job: { id: string; name: string }; counts: StatusCounts };

/** How many letters ended how, and where to look; no amounts (D 16). */
export function completionMail({ to, job, counts }: Completion, publicUrl: string): Mail {
  const total = letterStatuses.reduce((sum, status) => sum + counts[status], 0);
  const ended = letterStatuses.filter((status) => counts[status] > 0);
  const lines = ended.map((status) => `${counts[status].toLocaleString('en-US')} ${words[status]}`);
  return composeMail({
    to,
    subject: `Done: ${job.name}`,
    paragraphs: [`All ${total.toLocaleString('en-US')} letters of "${job.name}" have been read: ${lines.join(', ')}.`],
    action: { label: 'Open the job', url: `${publicUrl}/jobs/${job.id}` },
  });
}
