import { type ComponentType, lazy } from 'react';
import { reportError } from './error-reporting.ts';

/** Spec §9: chunk loading time-out. */
export const chunkTimeoutMs = 120_000;

/** A script or style of the console that did not load (spec §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

type ScreenModule<Props> = { default: ComponentType<Props> };

/** A route's `lazy`: the screen, or a ChunkLoadError that is reported and shown by the crash screen. */
export function lazyScreen<Props = object>(load: () => Promise<ScreenModule<Props>>, timeoutMs = chunkTimeoutMs) {
  return async (): Promise<{ Component: ComponentType<Props> }> => {
    try {
      return { Component: (await inTime(load(), timeoutMs)).default };
    } catch (cause) {
      const error = new ChunkLoadError('A part of this page could not be loaded.', { cause });
      reportError(error);
      throw error;
    }
  };
}

/** A part of a screen that is loaded when it is first drawn, inside a Suspense. */
export function lazyPart<Props>(load: () => Promise<ScreenModule<Props>>) {
  return lazy(async () => ({ default: (await lazyScreen(load)()).Component }));
}

function inTime<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`Not loaded in ${timeoutMs} ms`)), timeoutMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Styles and scripts that the bundler preloads fail by an event of their own. */
export function watchPreloads(): void {
  window.addEventListener('vite:preloadError', (event) => {
    reportError(new ChunkLoadError('A part of this page could not be preloaded.', { cause: event.payload }));
  });
}
