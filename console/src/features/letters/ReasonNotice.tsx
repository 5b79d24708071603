import { letterReasons } from '@tassel/contract/letter-reasons.ts';
import { Link } from 'react-router';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Letter } from './letter.ts';

const inReview = 'A person corrects its lines where needed and says how it ends.';

type Props = { letter: Pick<Letter, 'status' | 'reason' | 'sameContentAs'> };

/** Why the letter stands where it stands and what to do; and a letter with the same content (D 17). */
export function ReasonNotice({ letter: { status, reason, sameContentAs } }: Props) {
  const { color, icon } = letterStatusLook[status];
  return (
    <>
      {reason && (
        <Notice color={color} icon={icon} title={letterReasons[reason].line}>
          {status === 'MANUAL_REVIEW' ? inReview : letterReasons[reason].remedy}
        </Notice>
      )}
      {sameContentAs && (
        <Notice color="default" title="The same file came before.">
          As{' '}
          <Link
            to={`/jobs/${sameContentAs.job.id}/letters/${sameContentAs.id}`}
            className="text-accent-text underline underline-offset-2"
          >
            {sameContentAs.filename}
          </Link>{' '}
          in {sameContentAs.job.name}.
        </Notice>
      )}
    </>
  );
}
