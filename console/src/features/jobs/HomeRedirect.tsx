import { Navigate, useLocation } from 'react-router';
import { useRole } from '#features/session/use-role.ts';

/** D 49: where `/`, and `/jobs` for a reviewer, lead. Who goes to `/` once more before the screen is there is led anew. */
export function HomeRedirect() {
  const role = useRole();
  const { key } = useLocation();
  return <Navigate key={key} to={role === 'REVIEWER' ? '/jobs/review' : '/jobs'} replace />;
}
