import { creditsFact } from '#features/organizations/credits-fact.ts';
import { billingStatusWords } from '#features/organizations/organization-words.ts';
import { useOrganization } from '#features/organizations/use-organization.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export default function UsageScreen() {
  usePageTitle('Usage and billing');
  const organization = useOrganization();
  const billing = organization && [{ term: 'Billing', detail: billingStatusWords[organization.billingStatus] }];
  return (
    <EmptyState
      title="Nothing has been charged"
      text="A classification counts when a letter is read, once a letter. A credit pays one classification, before money."
      actions={
        <Button to="/upload" variant="primary" icon="upload">
          Upload letters
        </Button>
      }
      facts={[
        ...(billing ?? []),
        ...creditsFact(organization),
        { term: 'Never charged', detail: 'Bad files, letters over the size limit, canceled letters' },
        { term: 'Invoices', detail: 'From the 2nd day of the next month, as PDF' },
      ]}
    />
  );
}
