import { addIntegration, browserTracingIntegration, captureException, init } from '@sentry/react';
import type { ConsoleConfig } from '@tassel/contract/console-config.ts';
import { replaySampling } from './replay-sampling.ts';

type Settings = NonNullable<ConsoleConfig['errorReporting']>;

export function startSentry({ dsn, tracesSampleRate }: Settings, environment: string): (error: unknown) => void {
  const sampling = replaySampling(environment);
  init({ dsn, environment, tracesSampleRate, integrations: [browserTracingIntegration()], ...sampling });
  if (sampling.replaysSessionSampleRate > 0) void addReplay();
  return (error) => {
    captureException(error);
  };
}

async function addReplay(): Promise<void> {
  const { sessionReplay } = await import('./session-replay.ts');
  addIntegration(sessionReplay());
}
