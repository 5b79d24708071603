import { replayIntegration } from '@sentry/react';

/** Letters are private: words and pictures are masked before anything leaves the browser. */
export function sessionReplay() {
  return replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true });
}
