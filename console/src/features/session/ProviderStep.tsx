import { useCallback, useEffect, useState } from 'react';
import { trackRequest } from '#platform/running-requests.ts';
import { FailurePage } from './FailurePage.tsx';

type Props = {
  /** Leaves for the provider; fails where it can't be reached. */
  leave: () => Promise<void>;
  /** True when a person decides about the first attempt, after one that did not end well. */
  isWaiting?: boolean;
  failure: string;
};

export function ProviderStep({ leave, isWaiting = false, failure }: Props) {
  const [hasFailed, setHasFailed] = useState(isWaiting);
  const start = useCallback(() => {
    setHasFailed(false);
    trackRequest(leave()).catch(() => setHasFailed(true));
  }, [leave]);
  useEffect(() => {
    if (!isWaiting) start();
  }, [isWaiting, start]);
  return hasFailed ? <FailurePage title={failure} onRetry={start} /> : null;
}
