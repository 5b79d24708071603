import { usePageTitle } from '#platform/use-page-title.ts';
import { OrganizationFacts } from './OrganizationFacts.tsx';
import { onOff, purgeWords } from './organization-words.ts';

export default function ReviewAndPrivacyScreen() {
  usePageTitle('Review and privacy');
  return (
    <div className="grid gap-4 pt-8">
      <p className="max-w-136 text-sm text-text-muted">
        Review sends letters that could not be read with confidence to a person. Figures stay when a letter's file is
        deleted.
      </p>
      <OrganizationFacts
        facts={(organization) => [
          ['Manual review', onOff(organization.manualReviewEnabled)],
          ['Review letters over 5 MB', onOff(organization.manualReviewSizeLimit)],
          ['Review letters without free money', onOff(organization.manualReviewNoFreeMoney)],
          ['Letter files are deleted', purgeWords(organization.purgeLetterFilesAfter)],
        ]}
      />
    </div>
  );
}
