import { domainOf } from '@tassel/contract/email.ts';
import { joinDomainProblem, organizationNameProblem } from '@tassel/contract/organization.ts';
import { useAppDispatch, useAppSelector } from '#console/store-hooks.ts';
import { useForm } from '#platform/use-form.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Toggle } from '#ui/Toggle.tsx';
import { saveSettings } from './save-settings.ts';
import type { Organization } from './state.ts';

export function GeneralForm({ organization }: { organization: Organization }) {
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ user }) => user.profile?.email ?? '');
  const isVerified = useAppSelector(({ user }) => user.profile?.emailVerified ?? false);
  const domain = organization.joinDomain ?? domainOf(email);
  const problem = organization.joinDomain ? undefined : joinDomainProblem(domain, { email, isVerified });
  const form = useForm({
    initial: { name: organization.name, isJoinable: organization.joinDomain !== null },
    rules: { name: organizationNameProblem },
    submit: ({ name, isJoinable }) =>
      dispatch(saveSettings(organization.id, { name, joinDomain: isJoinable ? domain : null })),
    fieldNamed: (field) => (field === 'joinDomain' ? 'isJoinable' : field),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      <TextInput
        label="Organization name"
        name="name"
        required
        autoComplete="organization"
        value={form.values.name}
        error={form.errors.name}
        onChange={(name) => form.change('name', name)}
        onBlur={() => form.leave('name')}
      />
      <Toggle
        label={`People with a verified @${domain} address may join by themselves`}
        help={problem ?? 'They join as User, and administrators are told by mail.'}
        disabled={problem !== undefined}
        checked={form.values.isJoinable}
        onChange={(isJoinable) => form.change('isJoinable', isJoinable)}
      />
      {(form.errors.isJoinable ?? form.failure) && (
        <Notice color="red">{form.errors.isJoinable ?? form.failure}</Notice>
      )}
      <div>
        <Button type="submit" variant="primary" working={form.isSubmitting}>
          Save settings
        </Button>
      </div>
    </form>
  );
}
