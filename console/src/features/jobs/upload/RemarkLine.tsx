import { Link } from 'react-router';
import type { Remark } from './check-letters.ts';

/** What a person should know of a letter that may go. */
export function RemarkLine({ remark }: { remark: Remark }) {
  return <span className="text-orange-text">{words(remark)}</span>;
}

function words(remark: Remark) {
  if (remark.kind === 'goes_to_review') return 'Over 5 MB: a person reads it in manual review';
  if (remark.kind === 'seen_here') return `Same content as ${remark.name} above`;
  const { id, filename, job } = remark.letter;
  return (
    <>
      Same content as{' '}
      <Link to={`/jobs/${job.id}/letters/${id}`} target="_blank" className="underline underline-offset-2">
        {filename}
      </Link>{' '}
      in {job.name}
    </>
  );
}
