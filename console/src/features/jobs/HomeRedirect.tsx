import { Navigate } from 'react-router';
import { useRole } from '#features/session/use-role.ts';

/** D 49: where `/`, and `/jobs` for a reviewer, lead. */
export function HomeRedirect() {
  const role = useRole();
  return <Navigate to={role === 'REVIEWER' ? '/jobs/review' : '/jobs'} replace />;
}
