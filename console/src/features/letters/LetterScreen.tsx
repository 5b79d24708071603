import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { useRole } from '#features/session/use-role.ts';
import { readListView } from '#platform/list-address.ts';
import { useLiveRefresh, workingMs } from '#platform/use-live-refresh.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { LetterHead } from './LetterHead.tsx';
import { LetterUnavailable } from './LetterUnavailable.tsx';
import { letterFilterOf, letterListShape, letterOrderOf } from './letter-list.ts';
import { letterTitle } from './letter-title.ts';
import { ReadLetter } from './ReadLetter.tsx';
import { useLetter } from './use-letter.ts';
import { useLetterKeys } from './use-letter-keys.ts';

export default function LetterScreen() {
  const { jobId = '', letterId = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const role = useRole();
  const organizationId = useOrganizationId();
  const view = readListView(new URLSearchParams(search), letterListShape);
  const { answer, error, reload } = useLetter({
    id: letterId,
    jobId,
    withJob: role !== 'REVIEWER',
    organizationId,
    filter: letterFilterOf(view),
    orderBy: letterOrderOf(view),
  });
  const letter = answer?.awardLetter;
  usePageTitle(letter ? letterTitle(letter) : 'Letter');
  useLiveRefresh(letter?.status === 'PENDING' ? workingMs : null, reload);

  const { previousId, nextId } = letter?.neighbors ?? {};
  const addressOf = (id: string | null | undefined) => (id ? `/jobs/${jobId}/letters/${id}${search}` : undefined);
  const previous = addressOf(previousId);
  const next = addressOf(nextId);
  useLetterKeys((direction) => {
    const to = direction === 'next' ? next : previous;
    if (to) void navigate(to);
  });

  if (!letter || (error && letter.id !== letterId)) return <LetterUnavailable error={error} onRetry={reload} />;
  // A reviewer comes to review, and to nothing else (D 18).
  if (role === 'REVIEWER') return <Navigate to={`/jobs/review/${letter.id}`} replace />;
  return (
    <div aria-busy={letter.id !== letterId} className="flex min-h-0 flex-1 flex-col">
      <LetterHead
        letter={letter}
        rights={{ isMaker: true, mayCancel: answer?.job?.mayChange ?? false }}
        mayReview={role === 'ADMIN'}
        listAddress={`/jobs/${jobId}${search}`}
        previous={previous}
        next={next}
        onChanged={reload}
      />
      <ReadLetter key={letter.id} letter={letter} onExpired={() => void reload()} />
    </div>
  );
}
