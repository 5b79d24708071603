import { savedQueryNameProblem } from '@tassel/contract/saved-query.ts';
import { useId } from 'react';
import { callGraphql } from '#platform/graphql.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { toast } from '#ui/toast.ts';
import { saveQueryDocument } from './api.ts';
import type { Draft } from './operation.ts';
import type { SavedQuery } from './use-saved-queries.ts';

type Props = {
  draft: Draft;
  organizationId: string;
  organizationName: string;
  saved: SavedQuery[];
  onSaved: () => void;
  onClose: () => void;
};

export function SaveQueryDialog({ draft, organizationId, organizationName, saved, onSaved, onClose }: Props) {
  const formId = useId();
  const form = useForm({
    initial: { name: '', isShared: false },
    rules: { name: savedQueryNameProblem },
    submit: async ({ name, isShared }) => {
      await callGraphql(saveQueryDocument, { id: same?.id, organizationId, name, isShared, ...draft });
      toast({ kind: 'success', text: `${name.trim()} is saved.` });
      onSaved();
    },
  });
  const same = saved.find(({ isMine, name }) => isMine && name === form.values.name.trim());
  return (
    <Modal
      open
      onClose={onClose}
      title="Save this query"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" form={formId} variant="primary" working={form.isSubmitting}>
            {same ? 'Replace it' : 'Save query'}
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
          help={same ? 'You have one of this name: it is replaced.' : undefined}
          value={form.values.name}
          error={form.errors.name}
          onChange={(name) => form.change('name', name)}
          onBlur={() => form.leave('name')}
        />
        <Toggle
          label={`Share with everyone in ${organizationName}`}
          help="Others can run it; only you can change it."
          checked={form.values.isShared}
          onChange={(isShared) => form.change('isShared', isShared)}
        />
        {form.failure && <Notice color="red">{form.failure}</Notice>}
      </form>
    </Modal>
  );
}
