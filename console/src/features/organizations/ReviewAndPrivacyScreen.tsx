import { usePageTitle } from '#platform/use-page-title.ts';
import { OrganizationLoaded } from './OrganizationLoaded.tsx';
import { ReviewAndPrivacyForm } from './ReviewAndPrivacyForm.tsx';

export default function ReviewAndPrivacyScreen() {
  usePageTitle('Review and privacy');
  return (
    <div className="max-w-form pt-8">
      <OrganizationLoaded>
        {(organization) => <ReviewAndPrivacyForm key={organization.id} organization={organization} />}
      </OrganizationLoaded>
    </div>
  );
}
