import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import { mayReplaceFile, maySendToReview } from '@tassel/contract/letter-status.ts';
import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { counted } from '#ui/counted.ts';
import { Icon } from '#ui/Icon.tsx';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { solidTextOf } from '#ui/theme-color-style.ts';
import { toast } from '#ui/toast.ts';
import type { Job } from './job-state.ts';
import { sendAllToReview } from './send-all-to-review.ts';

type Props = {
  job: Job;
  shownReasons: readonly string[];
  onShow: (reason: string) => void;
  onChanged: () => Promise<unknown>;
};

/** What failed and why, each with its remedy. */
export function NeedsYou({ job, shownReasons, onShow, onChanged }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const organizationId = useOrganizationId();
  const { isWorking, run } = useAction();
  const groups = job.reasonCounts.filter(({ status }) => mayReplaceFile(status));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;

  const send = (reason: (typeof groups)[number]['reason']) =>
    void run(async () => {
      try {
        const sent = await sendAllToReview({ jobId: job.id, reason, organizationId });
        toast({ kind: 'success', text: `${counted(sent, 'letter')} sent to review.` });
      } finally {
        await onChanged();
      }
    });

  return (
    <section aria-label="Needs you" className="mt-8 text-sm">
      <header className="flex items-center justify-between border-b border-border pb-2">
        <h2 className="text-base font-semibold">
          Needs you{' '}
          <span className="ml-1 font-normal text-text-faint tabular-nums">{total.toLocaleString('en-US')}</span>
        </h2>
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </Button>
      </header>
      {isOpen && (
        <ul>
          {groups.map(({ status, reason, count }) => (
            <li
              key={`${status} ${reason}`}
              className="grid grid-cols-[1rem_2rem_minmax(0,16rem)_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-border py-2 max-md:grid-cols-[1rem_auto_minmax(0,1fr)] max-md:gap-x-2 max-md:gap-y-1"
            >
              <Icon name={letterStatusLook[status].icon} className={solidTextOf[letterStatusLook[status].color]} />
              <b className="text-right font-semibold tabular-nums max-md:text-left">{count.toLocaleString('en-US')}</b>
              <span className="font-medium">{letterReasons[reason].line}</span>
              <span className="text-text-muted max-md:col-span-2 max-md:col-start-2">
                {letterReasons[reason].remedy}
              </span>
              <span className="flex gap-4 justify-self-end max-md:col-span-2 max-md:col-start-2 max-md:justify-self-start">
                {maySendToReview(status) && (
                  <Button variant="text" working={isWorking} onClick={() => send(reason)}>
                    Send {count.toLocaleString('en-US')} to review
                  </Button>
                )}
                <Button
                  variant="text"
                  aria-pressed={shownReasons.includes(reason)}
                  onClick={() => onShow(reason)}
                  className={classNames(shownReasons.includes(reason) && 'underline underline-offset-2')}
                >
                  Show {count === 1 ? 'it' : 'them'}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
