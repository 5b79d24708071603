import { useOrganization } from '#features/organizations/use-organization.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { JobDraft } from './upload/JobDraft.tsx';
import { UploadInProgress } from './upload/UploadInProgress.tsx';
import { useUpload } from './upload/use-upload.ts';

export default function UploadScreen() {
  usePageTitle('Upload');
  const organization = useOrganization();
  const { upload, isElsewhere } = useUpload();
  if (!organization) return <PageHeader title="Upload letters" />;
  if (upload) return <UploadInProgress key={upload.jobId} upload={upload} />;
  return <JobDraft organization={organization} isUploadElsewhere={isElsewhere} />;
}
