import { Link } from 'react-router';
import { letterLimits } from '#features/letters/limits.ts';
import { creditsFact } from '#features/organizations/credits-fact.ts';
import { useOrganization } from '#features/organizations/use-organization.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Before the first job: what the page is for. */
export function NoJobs() {
  const organization = useOrganization();
  return (
    <EmptyState
      title="A job is one batch of award letters"
      text="Drop in a folder of PDFs, photos or screenshots. Tassel reads the costs and the aid in each letter and works out the net price; you check every figure against the page."
      actions={
        <Button to="/upload" variant="primary" icon="upload">
          Upload letters
        </Button>
      }
      facts={[
        ...letterLimits,
        ...creditsFact(organization),
        {
          term: 'From your own system',
          detail: (
            <>
              <Link to="/graphql">The GraphQL addresses</Link>, <Link to="/api-keys">API keys</Link> and{' '}
              <Link to="/webhooks">webhooks</Link>
            </>
          ),
        },
      ]}
    />
  );
}
