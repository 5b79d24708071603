import { useRole } from '#features/session/use-role.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export function NoLettersInReview() {
  const isAdmin = useRole() === 'ADMIN';
  return (
    <EmptyState
      title="No letter waits for review"
      text="Letters that need a person's eye come here: read with too little confidence, or sent by a colleague."
      actions={isAdmin && <Button to="/org-settings/review-and-privacy">See review settings</Button>}
      facts={[
        { term: 'Who reviews', detail: 'Reviewers and administrators' },
        { term: 'How it ends', detail: 'Ready, with corrected amounts, or invalid' },
      ]}
    />
  );
}
