import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { steppedState } from '#platform/storage.ts';

export const mainId = 'main';

// A step that loaded this document is a navigation like any other.
const cameByStep = steppedState.read() === true;
steppedState.clear();

/** A screen reader hears the new page's title; the keyboard goes on from there. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(cameByStep ? '' : pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return keepFocusOnHeading();
  }, [pathname]);
}

/** A screen may draw its heading anew when its content arrives: the focus follows, until the person does something. */
function keepFocusOnHeading(): () => void {
  const main = document.getElementById(mainId);
  focusHeading(main);
  const leaving = new AbortController();
  const watch = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main) focusHeading(main);
  });
  if (main) watch.observe(main, { childList: true, subtree: true });
  const stop = () => {
    watch.disconnect();
    leaving.abort();
  };
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, { signal: leaving.signal });
  return stop;
}

function focusHeading(main: HTMLElement | null): void {
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
