import { usePageTitle } from '#platform/use-page-title.ts';
import { OrganizationFacts } from './OrganizationFacts.tsx';
import { billingStatusWords, onOff, purgeWords } from './organization-words.ts';

export default function GeneralScreen() {
  usePageTitle('Org Settings');
  return (
    <div className="pt-8">
      <OrganizationFacts
        facts={(organization) => [
          ['Name', organization.name],
          ['Billing', billingStatusWords[organization.billingStatus]],
          ['Free classifications left', organization.credits.toLocaleString('en-US')],
          ['Manual review', onOff(organization.manualReviewEnabled)],
          ['Letter files are deleted', purgeWords(organization.purgeLetterFilesAfter)],
        ]}
      />
    </div>
  );
}
