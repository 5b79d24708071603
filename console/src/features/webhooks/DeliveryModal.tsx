import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { WebhookLogQuery } from '#console/generated/graphql.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { toast } from '#ui/toast.ts';
import { redeliverDocument, webhookLogDocument } from './api.ts';
import { CallTexts } from './CallTexts.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';

type Log = WebhookLogQuery['webhookLog'];
type Props = { id: string; mayRedeliver: boolean; onClose: () => void; onRedelivered: () => Promise<unknown> };

/** One attempt: what was sent, what came back, and once more. */
export function DeliveryModal({ id, mayRedeliver, onClose, onRedelivered }: Props) {
  const organizationId = useOrganizationId();
  const [log, setLog] = useState<Log>();
  const [error, setError] = useState<string>();
  const { isWorking, run } = useAction();
  useEffect(() => {
    let isHere = true;
    callGraphql(webhookLogDocument, { id, organizationId }).then(
      ({ webhookLog }) => isHere && setLog(webhookLog),
      (failure) => isHere && setError(errorText(failure)),
    );
    return () => {
      isHere = false;
    };
  }, [id, organizationId]);

  const redeliver = () =>
    run(async () => {
      await callGraphql(redeliverDocument, { id, organizationId });
      toast({ kind: 'success', text: 'The delivery is on the way again.' });
      onClose();
      await onRedelivered();
    });

  const footer = (
    <>
      {log && (
        <Link
          to={`/jobs/${log.awardLetter.jobId}/letters/${log.awardLetter.id}`}
          className="mr-auto text-sm text-accent-text hover:underline"
        >
          Open the letter
        </Link>
      )}
      <Button onClick={onClose}>Close</Button>
      <Button
        variant="primary"
        icon="send"
        disabled={!mayRedeliver}
        working={isWorking}
        onClick={() => void redeliver()}
      >
        Redeliver
      </Button>
    </>
  );
  return (
    <Modal open onClose={onClose} title={log?.awardLetter.filename ?? 'Delivery'} size="lg" footer={footer}>
      {error && <Notice color="red">{error}</Notice>}
      {!log && !error && <Skeleton />}
      {log && (
        <>
          <DeliveryFacts log={log} />
          <div className="rounded-lg border border-border">
            <CallTexts call={log} />
          </div>
        </>
      )}
    </Modal>
  );
}
