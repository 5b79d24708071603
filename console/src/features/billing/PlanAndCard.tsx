import { useCallback, useEffect, useState } from 'react';
import { config } from '#console/config.ts';
import { useAppDispatch } from '#console/store-hooks.ts';
import { billingStatusWords } from '#features/organizations/organization-words.ts';
import { loadOrganization, type Organization } from '#features/organizations/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { Button } from '#ui/Button.tsx';
import { cardDocument } from './api.ts';
import { CancelPlanDialog } from './CancelPlanDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { cardWords } from './card-words.ts';
import { useRead } from './use-read.ts';

/** `isPaying`: a new card is being charged for what is owed. */
type Props = { organization: Organization; isPaying: boolean; onChanged: () => void };

const setUpWords = {
  FREE: 'Change to pay as you go',
  ACTIVE: 'Change the card',
  PAST_DUE: 'Pay with another card',
  CANCELED: 'Start again',
} as const;

/** How the organization pays, and by which card. */
export function PlanAndCard({ organization, isPaying, onChanged }: Props) {
  const { id, billingStatus } = organization;
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'card' | 'cancel'>();
  const read = useCallback(() => callGraphql(cardDocument, { organizationId: id }), [id]);
  const { answer, error, reload } = useRead(read);
  useLiveRefresh(isPaying ? workingMs : null, reload);
  // The payment comes in the background: the plan follows it.
  const isNews = answer !== undefined && answer.organization.billingStatus !== billingStatus;
  useEffect(() => {
    if (isNews) void dispatch(loadOrganization(id));
  }, [isNews, id, dispatch]);

  function changed() {
    void reload();
    onChanged();
  }
  const close = () => setOpen(undefined);

  return (
    <section aria-labelledby="plan-and-card" className="mt-10">
      <h2 id="plan-and-card" className="text-base font-semibold">
        Plan and card
      </h2>
      <dl className="mt-3 border-t border-border text-sm">
        {[
          ['Plan', billingStatusWords[billingStatus]],
          ['Card', error ?? (answer ? cardWords(answer.card) : '')],
        ].map(([term, detail]) => (
          <div key={term} className="flex min-h-10 gap-x-4 border-b border-border py-2.5 max-md:flex-col">
            <dt className="w-44 shrink-0 text-text-muted">{term}</dt>
            <dd className="min-w-0 wrap-break-word">{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="card" onClick={() => setOpen('card')}>
          {setUpWords[billingStatus]}
        </Button>
        {billingStatus !== 'CANCELED' && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            Cancel the plan
          </Button>
        )}
      </div>
      {!config.stripe && (
        <p className="mt-3 text-xs text-text-muted">
          A test processor takes the cards of this server. No card is charged.
        </p>
      )}
      {open === 'card' && <CardDialog organization={organization} onClose={close} onDone={changed} />}
      {open === 'cancel' && <CancelPlanDialog organization={organization} onClose={close} onDone={changed} />}
    </section>
  );
}
