import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = { name: ReactNode; to?: string; second?: ReactNode };

/** The first column: a name in medium, the row's only link, and a quieter line under it. */
export function CellLines({ name, to, second }: Props) {
  const title = typeof name === 'string' ? name : undefined;
  return (
    <>
      {to === undefined ? (
        <span title={title} className="font-medium text-text">
          {name}
        </span>
      ) : (
        <Link
          to={to}
          title={title}
          className="rounded-sm font-medium text-text -outline-offset-2 hover:underline hover:underline-offset-2"
        >
          {name}
        </Link>
      )}
      {second && <span className="block truncate text-xs text-text-faint">{second}</span>}
    </>
  );
}
