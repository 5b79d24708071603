import { Navigate } from 'react-router';
import { useNext } from './use-next.ts';

/** Reached behind the gate: signed in and known, the person goes where they were going. */
export function Authenticate() {
  const next = useNext() ?? '/';
  const isCircle = new URL(next, window.location.origin).pathname === '/authenticate';
  return <Navigate to={isCircle ? '/' : next} replace />;
}
