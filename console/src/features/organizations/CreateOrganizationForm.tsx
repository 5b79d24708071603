import { freeCredits, organizationNameProblem } from '@tassel/contract/organization.ts';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '#console/store-hooks.ts';
import { useInviteModal } from '#layout/invite-modal.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { createOrganization } from './create-organization.ts';

export function CreateOrganizationForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { openInviteModal } = useInviteModal();
  const form = useForm({
    initial: { name: '' },
    rules: { name: organizationNameProblem },
    submit: async ({ name }) => {
      const organizationId = await dispatch(createOrganization(name.trim()));
      if (!organizationId) return;
      await navigate('/', { replace: true });
      openInviteModal({ organizationId, isSelfSignUp: true });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <TextInput
        label="Organization name"
        name="name"
        required
        autoComplete="organization"
        help={`You become its administrator. Your first organization starts with ${freeCredits} free classifications.`}
        value={form.values.name}
        error={form.errors.name}
        onChange={(name) => form.change('name', name)}
        onBlur={() => form.leave('name')}
      />
      {form.failure && <Notice color="red">{form.failure}</Notice>}
      <div>
        <Button type="submit" variant="primary" working={form.isSubmitting}>
          Create organization
        </Button>
      </div>
    </form>
  );
}
