import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export default function AuditScreen() {
  usePageTitle('Audit log');
  return (
    <EmptyState
      title="Who changed what, and when"
      text="Changes to members, roles, keys, webhooks, settings and plans, exports and deletions are written down here."
      actions={<Button to="/org-settings">See the settings</Button>}
      facts={[
        { term: 'Each entry', detail: 'Person, time and network address' },
        { term: 'Kept for', detail: 'A year' },
      ]}
    />
  );
}
