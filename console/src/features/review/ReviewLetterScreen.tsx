import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { LetterUnavailable } from '#features/letters/LetterUnavailable.tsx';
import { letterTitle } from '#features/letters/letter-title.ts';
import { ReadLetter } from '#features/letters/ReadLetter.tsx';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { usePageTitle } from '#platform/use-page-title.ts';
import { LostLockNotice } from './LostLockNotice.tsx';
import { takeNext } from './take-next.ts';
import { useHeldLetter } from './use-held-letter.ts';
import { Workbench } from './Workbench.tsx';
import { WorkbenchHead } from './WorkbenchHead.tsx';

/** One letter in review. When it has ended the next one comes, or the page that it was opened from. */
export default function ReviewLetterScreen() {
  const { letterId = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { back?: string } | null };
  const navigate = useNavigate();
  const organizationId = useOrganizationId();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const held = useHeldLetter(letterId);
  const { letter, problem, wasOurs, take } = held;
  usePageTitle(letter ? `Review ${letterTitle(letter)}` : 'Review');

  if (!letter || letter.id !== letterId) return <LetterUnavailable error={problem} onRetry={take} />;
  const job = params.get('job') ?? undefined;
  const queue = job ? `/jobs/review?job=${job}` : '/jobs/review';
  const onEnded = async () => navigate(state?.back ?? (await takeNext(organizationId, job)));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <WorkbenchHead letter={letter} queue={queue} onHelp={() => setIsHelpOpen(true)} />
      {wasOurs ? (
        <Workbench
          key={letter.id}
          letter={letter}
          held={held}
          isHelpOpen={isHelpOpen}
          onHelp={setIsHelpOpen}
          onEnded={onEnded}
          onPutBack={() => navigate(queue)}
        />
      ) : (
        <>
          <div className="px-6 py-3 max-md:px-gutter">
            <LostLockNotice problem={problem ?? ''} draft={null} onTake={take} />
          </div>
          <ReadLetter key={letter.id} letter={letter} onExpired={held.look} />
        </>
      )}
    </div>
  );
}
