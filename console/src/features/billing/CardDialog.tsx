import { lazy, Suspense } from 'react';
import { config } from '#console/config.ts';
import type { Organization } from '#features/organizations/state.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { toast } from '#ui/toast.ts';
import { TestCardForm } from './TestCardForm.tsx';
import { useCardSetup } from './use-card-setup.ts';

// Only where keys of Stripe are set is any of its code loaded.
const StripeCardForm = lazy(async () => ({ default: (await import('./StripeCardForm.tsx')).StripeCardForm }));

type Props = { organization: Organization; onClose: () => void; onDone: () => void };

/** What both card forms are given: they confirm the card with the processor, then call `onConfirmed`. */
export type CardFormProps = { clientSecret: string; onConfirmed: () => Promise<void> };

/** A card set-up from the wish to the plan; nothing changes before the processor says that the card is good. */
export function CardDialog({ organization, onClose, onDone }: Props) {
  const { setup, error, settle } = useCardSetup(organization.id);

  async function confirmed() {
    const status = await settle();
    const text =
      status === 'ACTIVE' ? 'The card is set up.' : 'The card is set up. What is owed is being charged to it.';
    toast({ kind: 'success', text });
    onDone();
    onClose();
  }

  return (
    <Modal open onClose={onClose} title="Set up a card" size="sm">
      <div className="grid gap-4">
        <p className="text-text-muted">
          The card pays each month for what credits don't. It is charged when the invoice is issued, on the 2nd day of
          the next month.
        </p>
        {error && <Notice color="red">{error}</Notice>}
        {!setup && !error && <Spinner />}
        {setup && (
          <Suspense fallback={<Spinner />}>
            {config.stripe ? (
              <StripeCardForm {...config.stripe} clientSecret={setup.clientSecret} onConfirmed={confirmed} />
            ) : (
              <TestCardForm clientSecret={setup.clientSecret} onConfirmed={confirmed} />
            )}
          </Suspense>
        )}
      </div>
    </Modal>
  );
}
