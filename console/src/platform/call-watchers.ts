import { ApiVersionError, AuthError } from './call-errors.ts';

type Watcher = (error: AuthError | ApiVersionError) => void;

const watchers = new Set<Watcher>();

/** Told of every 403 and 418, also where a screen catches the error to show it. */
export function watchCalls(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function tellWatchers(error: unknown): void {
  if (!(error instanceof AuthError || error instanceof ApiVersionError)) return;
  for (const watcher of watchers) watcher(error);
}
