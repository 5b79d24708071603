import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export default function MembersScreen() {
  usePageTitle('Members');
  return (
    <EmptyState
      title="The people who work with your letters"
      text="Each member has one role in this organization, and may have another one elsewhere."
      actions={
        <Button to="/advisor" icon="user">
          See your own profile
        </Button>
      }
      facts={[
        { term: 'Administrator', detail: 'All of it, and members, settings and billing' },
        { term: 'User', detail: 'Uploads letters, downloads results, manages developer tools' },
        { term: 'Reviewer', detail: 'Reads and decides letters in manual review, nothing else' },
      ]}
    />
  );
}
