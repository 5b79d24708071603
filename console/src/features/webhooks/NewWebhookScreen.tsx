import { useNavigate } from 'react-router';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { toast } from '#ui/toast.ts';
import { createWebhookDocument } from './api.ts';
import { WebhookEditor } from './WebhookEditor.tsx';
import { inputOf, newWebhookValues, type WebhookValues } from './webhook-form.ts';

export default function NewWebhookScreen() {
  usePageTitle('New webhook');
  const navigate = useNavigate();
  const organizationId = useOrganizationId();

  async function save(values: WebhookValues) {
    const { createWebhook } = await callGraphql(createWebhookDocument, { input: inputOf(values), organizationId });
    toast({ kind: 'success', text: 'The webhook is created.' });
    await navigate(`/webhooks/${createWebhook.id}`);
  }

  return (
    <WebhookEditor
      initial={newWebhookValues}
      onSave={save}
      head={({ form, isSaving }) => (
        <PageHeader
          crumbs={[{ label: 'Webhooks', to: '/webhooks' }]}
          title="New webhook"
          actions={
            <>
              <Button to="/webhooks">Cancel</Button>
              <Button type="submit" form={form} variant="primary" working={isSaving}>
                Create webhook
              </Button>
            </>
          }
        />
      )}
    />
  );
}
