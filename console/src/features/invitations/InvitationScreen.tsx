import { invitationProblem } from '@tassel/contract/invitation.ts';
import { useParams } from 'react-router';
import { useAppSelector } from '#console/store-hooks.ts';
import { UnverifiedEmailNotice } from '#features/advisors/UnverifiedEmailNotice.tsx';
import { usePageTitle } from '#platform/use-page-title.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';
import { useMyInvitations } from './use-my-invitations.ts';

export default function InvitationScreen() {
  usePageTitle('Invitation');
  const { invitationId } = useParams();
  const isLoggedIn = useAppSelector(({ user }) => user.isLoggedIn);
  const { invitations, error } = useMyInvitations();
  if (!invitations && !error) return <LoadingInvitation />;
  const invitation = invitations?.find(({ id }) => id === invitationId);
  const problem = error ?? invitationProblem(invitation, isLoggedIn);
  if (invitation && !problem && invitation.status !== 'ACCEPTED') return <OpenInvitation invitation={invitation} />;
  return (
    <div className="grid max-w-form gap-6">
      <PageHeader title={invitation?.subject ?? 'Invitation'} facts={invitation ? [invitation.body] : []} />
      {problem ? (
        <p role="alert" className="text-sm text-red-text">
          {problem}
        </p>
      ) : (
        <p className="text-sm text-text-muted">You have accepted this invitation.</p>
      )}
      {problem && <UnverifiedEmailNotice />}
      <div>
        <Button to="/" variant="primary">
          Return
        </Button>
      </div>
    </div>
  );
}

function LoadingInvitation() {
  return (
    <div aria-busy="true" className="grid max-w-form gap-4">
      <h1 className="sr-only">Invitation</h1>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
