import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { CopyField } from '#ui/CopyField.tsx';
import { fullTime } from '#ui/time-words.ts';
import { toast } from '#ui/toast.ts';
import { rotateWebhookSecretDocument, webhookSecretDocument } from './api.ts';
import type { Webhook } from './state.ts';

type Props = { webhook: Webhook; onChanged: () => Promise<unknown> };

/** The secret is asked for only when somebody wants to see it, and the audit log tells who did. */
export function SecretField({ webhook, onChanged }: Props) {
  const which = { id: webhook.id, organizationId: useOrganizationId() };
  const [secret, setSecret] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const { isWorking, run } = useAction();
  const reveal = () => run(async () => setSecret((await callGraphql(webhookSecretDocument, which)).webhookSecret));
  const rotate = () =>
    run(async () => {
      await callGraphql(rotateWebhookSecretDocument, which);
      setIsAsking(false);
      setSecret(undefined);
      toast({ kind: 'success', text: 'The secret is rotated. Both sign for 24 hours.' });
      await onChanged();
    });
  return (
    <section aria-label="Signing secret" className="border-t border-border pt-5">
      <h2 className="mb-2 text-base font-semibold">Signing secret</h2>
      {secret && <CopyField label="Secret" hideLabel value={secret} className="mb-3" />}
      <div className="flex flex-wrap gap-2">
        {!secret && (
          <Button icon="eye" working={isWorking && !isAsking} onClick={() => void reveal()}>
            Reveal secret
          </Button>
        )}
        <Button icon="refresh" onClick={() => setIsAsking(true)}>
          Rotate secret
        </Button>
      </div>
      <p className="mt-2 text-xs text-text-faint">
        {webhook.previousSecretUntil
          ? `The secret before this one signs, too, until ${fullTime(webhook.previousSecretUntil)}.`
          : 'Every call is signed by the Standard Webhooks specification, which libraries for most languages verify.'}
      </p>
      <ConfirmDialog
        open={isAsking}
        title="Rotate the signing secret?"
        confirmLabel="Rotate secret"
        keepLabel="Keep it"
        working={isWorking}
        onConfirm={() => void rotate()}
        onClose={() => setIsAsking(false)}
      >
        <p>For 24 hours calls carry two signatures, so that your receiver can change over. Then the old secret ends.</p>
      </ConfirmDialog>
    </section>
  );
}
