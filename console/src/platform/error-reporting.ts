import type { ConsoleConfig } from '@tassel/contract/console-config.ts';

type Capture = (error: unknown) => void;

let capture: Promise<Capture> | undefined;

/** Loads the reporting library only where a DSN is configured. */
export function startErrorReporting({ errorReporting, environment }: ConsoleConfig): void {
  if (!errorReporting) return;
  capture = import('./sentry.ts').then(({ startSentry }) => startSentry(errorReporting, environment));
  capture.catch(() => {
    // Blocked or offline: the console works without it.
    capture = undefined;
  });
}

export function reportError(error: unknown): void {
  void capture?.then((report) => report(error)).catch(() => undefined);
}
