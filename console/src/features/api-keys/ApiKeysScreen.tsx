import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export default function ApiKeysScreen() {
  usePageTitle('Manage API Keys');
  return (
    <>
      <PageHeader title="Manage API Keys" />
      <EmptyState
        title="A key lets your own system act for you"
        text="It reaches jobs, letters, exports and webhooks of your organizations, and nothing of members or billing."
        actions={
          <Button to="/graphql" icon="graphql">
            See the API address
          </Button>
        }
        facts={[
          { term: 'Shown', detail: 'Once, when it is created' },
          { term: 'Lifetime', detail: '7, 30, 90 or 365 days' },
          { term: 'Active keys', detail: 'At most 10 a person' },
          { term: 'Ends', detail: 'With its lifetime, or when you leave the organization' },
        ]}
      />
    </>
  );
}
