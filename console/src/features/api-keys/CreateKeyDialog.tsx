import {
  type ApiKeyLifetime,
  apiKeyLifetimes,
  apiKeyNameProblem,
  defaultApiKeyLifetime,
} from '@tassel/contract/api-key.ts';
import { useId } from 'react';
import { callGraphql } from '#platform/graphql.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { createApiKeyDocument } from './api.ts';
import type { MadeKey } from './NewKey.tsx';

type Props = { onMade: (made: MadeKey) => void; onClose: () => void };

const lifetimeOptions = apiKeyLifetimes.map((days) => ({
  value: String(days) as `${ApiKeyLifetime}`,
  label: days === 365 ? '1 year' : `${days} days`,
}));

export function CreateKeyDialog({ onMade, onClose }: Props) {
  const formId = useId();
  const form = useForm({
    initial: { name: '', lifetime: String(defaultApiKeyLifetime) as `${ApiKeyLifetime}` },
    rules: { name: apiKeyNameProblem },
    submit: async ({ name, lifetime }) => {
      const answer = await callGraphql(createApiKeyDocument, { name, lifetime: Number(lifetime) });
      onMade(answer.createApiKey);
    },
  });
  return (
    <Modal
      open
      onClose={onClose}
      title="Create an API key"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" form={formId} variant="primary" icon="key" working={form.isSubmitting}>
            Create key
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="grid gap-5">
        <TextInput
          label="Name"
          name="name"
          required
          autoComplete="off"
          help="What uses it, such as Nightly import."
          value={form.values.name}
          error={form.errors.name}
          onChange={(name) => form.change('name', name)}
          onBlur={() => form.leave('name')}
        />
        <SegmentedControl
          label="Lifetime"
          value={form.values.lifetime}
          onChange={(lifetime) => form.change('lifetime', lifetime)}
          options={lifetimeOptions}
        />
        <p className="text-text-muted">
          It acts as you in the organizations that you are in today: jobs, letters, exports and webhooks, and nothing of
          members or billing.
        </p>
        {form.failure && <Notice color="red">{form.failure}</Notice>}
      </form>
    </Modal>
  );
}
