import { type FormEvent, useState } from 'react';
import { useAppSelector } from '#console/store-hooks.ts';
import type { Organization } from '#features/organizations/state.ts';
import { errorText } from '#platform/call-errors.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Notice } from '#ui/Notice.tsx';
import { ContextField } from './ContextField.tsx';
import { CostEstimate } from './CostEstimate.tsx';
import { JobFields } from './JobFields.tsx';
import { jobCost, type Payer } from './job-cost.ts';
import { daysProblem, nameProblem, suggestedName } from './job-options.ts';
import { startJob } from './start-job.ts';
import type { CheckedDraft } from './use-draft.ts';

type Props = { organization: Organization; draft: CheckedDraft; payer: Payer };

/** What the job shall be, what it costs, and its start. */
export function JobOptionsForm({ organization, draft, payer }: Props) {
  const personId = useAppSelector(({ user }) => user.profile?.id) ?? '';
  const [suggested] = useState(() => suggestedName(new Date()));
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { options, ready, held, reading, match } = draft;
  const cost = jobCost(ready.length, payer);
  const isBlocked = Boolean(cost.refusal || nameProblem(options) || daysProblem(options));

  async function start(event: FormEvent) {
    event.preventDefault();
    if (isStarting || isBlocked || reading > 0 || ready.length === 0) return;
    setIsStarting(true);
    setFailure(undefined);
    const letters = ready.map(({ letter }) => letter);
    const name = options.name.trim() || suggested;
    const payloads = match?.payloads ?? new Map<string, string>();
    const order = { personId, organizationId: organization.id, name, options, letters, payloads };
    await startJob(order).catch((error) => setFailure(errorText(error)));
    setIsStarting(false);
  }

  return (
    <form noValidate aria-label="Job options" onSubmit={start} className="sticky top-6 max-lg:static max-lg:max-w-form">
      <h2 className="mb-4 text-base font-semibold">Job</h2>
      <JobFields organization={organization} options={options} hasReview={draft.hasReview} suggestedName={suggested} />
      <ContextField context={draft.context} match={match} letterCount={ready.length} />
      <CostEstimate cost={cost} letters={ready.length} credits={payer.credits} />
      {(failure ?? cost.refusal) && (
        <div className="mt-4">
          <Notice color="red">{failure ?? cost.refusal}</Notice>
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        className="mt-4"
        working={isStarting}
        disabled={isBlocked || reading > 0 || ready.length === 0}
      >
        {reading > 0 ? `Checking ${counted(reading, 'letter')}` : `Start job with ${counted(ready.length, 'letter')}`}
      </Button>
      <p className="mt-2 text-center text-xs text-text-faint">
        {held.length > 0 && `${counted(held.length, 'file stays', 'files stay')} behind. `}
        {counted(cost.creditsAfter, 'credit')} left after.
      </p>
    </form>
  );
}
