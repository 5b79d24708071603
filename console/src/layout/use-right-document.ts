import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { steppedState } from '#platform/storage.ts';

/** The explorer's page comes with a policy of its own (docs/decisions/0014), which belongs to the document. */
const isExplorer = (path: string): boolean => /^\/graphql\/?$/.test(path);

const cameAsExplorer = isExplorer(window.location.pathname);

/** Whether this document may show the address. Where it may not, the browser loads the one that may. */
export function useRightDocument(): boolean {
  const { pathname } = useLocation();
  const isRight = isExplorer(pathname) === cameAsExplorer;
  useEffect(() => {
    if (isRight) return;
    steppedState.write(true);
    window.location.reload();
  }, [isRight]);
  return isRight;
}
