import { apiKeyLimits } from '@tassel/contract/api-key.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export function NoApiKeys({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title="A key lets your own system act for you"
      text="It reaches jobs, letters, exports and webhooks of your organizations, and nothing of members or billing."
      actions={
        <>
          <Button variant="primary" icon="plus" onClick={onCreate}>
            Create key
          </Button>
          <Button to="/docs/api">Read the API guide</Button>
        </>
      }
      facts={[
        { term: 'Shown', detail: 'Once, when it is created' },
        { term: 'Lifetime', detail: '7, 30, 90 or 365 days; mails remind you 14, 7 and 1 day before its end' },
        { term: 'Active keys', detail: `At most ${apiKeyLimits.maxActive} a person` },
        { term: 'Ends', detail: 'With its lifetime, or when you leave the organization' },
      ]}
    />
  );
}
