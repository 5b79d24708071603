import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Shows the full-screen overlay for as long as the promise takes. */
export async function trackRequest<Result>(request: Promise<Result>): Promise<Result> {
  change(1);
  try {
    return await request;
  } finally {
    change(-1);
  }
}

export function runningRequests(): number {
  return running;
}

export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHasRunningRequests(): boolean {
  return useSyncExternalStore(subscribeToRequests, () => running > 0);
}
