import { UnverifiedEmailNotice } from '#features/advisors/UnverifiedEmailNotice.tsx';
import { CreateOrganizationForm } from '#features/organizations/CreateOrganizationForm.tsx';
import { usePageTitle } from '#platform/use-page-title.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { InvitationsCard } from './InvitationsCard.tsx';
import { JoinCard } from './JoinCard.tsx';

export default function AssociationsScreen() {
  usePageTitle('Your organizations');
  return (
    <div className="grid max-w-form gap-6">
      <PageHeader title="Your organizations" facts={['Letters, members and billing belong to an organization.']} />
      <UnverifiedEmailNotice />
      <InvitationsCard />
      <JoinCard />
      <Panel title="Create an organization">
        <CreateOrganizationForm />
      </Panel>
    </div>
  );
}
