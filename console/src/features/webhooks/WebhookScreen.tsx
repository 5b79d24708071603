import { useState } from 'react';
import { useParams } from 'react-router';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { reviewingMs, useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { useLoad } from '#platform/use-load.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { updateWebhookDocument } from './api.ts';
import { SecretField } from './SecretField.tsx';
import { loadWebhook } from './state.ts';
import { WebhookEditor } from './WebhookEditor.tsx';
import { WebhookHead } from './WebhookHead.tsx';
import { WebhookUnavailable } from './WebhookUnavailable.tsx';
import { inputOf, valuesOf, type WebhookValues } from './webhook-form.ts';

export default function WebhookScreen() {
  const { webhookId = '' } = useParams();
  const dispatch = useAppDispatch();
  const query = { id: webhookId, organizationId: useOrganizationId() };
  const state = useAppSelector((root) => root.webhook);
  const webhook = state.webhook?.id === webhookId ? state.webhook : null;
  const [savedCount, setSavedCount] = useState(0);
  usePageTitle(webhook?.name ?? 'Webhook');
  const load = () => dispatch(loadWebhook(query));
  useLoad(query, load);
  useLiveRefresh(webhook && webhook.health.waitingCount > 0 ? workingMs : reviewingMs, load);

  async function save(values: WebhookValues) {
    await callGraphql(updateWebhookDocument, { ...query, input: { id: webhookId, ...inputOf(values) } });
    toast({ kind: 'success', text: 'The webhook is saved.' });
    await load();
    // The form begins anew with what was saved, without the values that are hidden now.
    setSavedCount((count) => count + 1);
  }

  if (!webhook) return <WebhookUnavailable error={state.error} onRetry={load} />;
  return (
    <WebhookEditor
      key={`${webhookId} ${savedCount}`}
      id={webhookId}
      initial={valuesOf(webhook)}
      onSave={save}
      head={({ form, isSaving }) => (
        <WebhookHead
          webhook={webhook}
          onChanged={load}
          actions={
            <Button type="submit" form={form} variant="primary" working={isSaving}>
              Save changes
            </Button>
          }
        />
      )}
    >
      <SecretField webhook={webhook} onChanged={load} />
    </WebhookEditor>
  );
}
