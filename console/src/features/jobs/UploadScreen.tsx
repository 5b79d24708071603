import { letterLimits } from '#features/letters/limits.ts';
import { creditsFact } from '#features/organizations/credits-fact.ts';
import { useOrganization } from '#features/organizations/use-organization.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export default function UploadScreen() {
  usePageTitle('Upload');
  const organization = useOrganization();
  return (
    <>
      <PageHeader title="Upload" />
      <EmptyState
        title="Letters go in as a job"
        text="One job holds one batch: a school, a cohort, a day's mail. The content of a file decides what it is, not its name."
        actions={
          <Button to="/jobs" icon="jobs">
            See jobs
          </Button>
        }
        facts={[
          ...letterLimits,
          { term: 'ZIP of images', detail: 'One letter of 1 to 20 pages in file-name order, 25 MB unpacked' },
          { term: 'File names', detail: 'Unique inside a job, up to 255 characters' },
          ...creditsFact(organization),
        ]}
      />
    </>
  );
}
