import { useEffect, useEffectEvent } from 'react';

const typingIn = 'input, textarea, select, [contenteditable], dialog';

/** Shift+J goes to the next letter, Shift+K to the one before; never while somebody types. */
export function useLetterKeys(go: (direction: 'next' | 'previous') => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(typingIn)) return;
    if (event.code === 'KeyJ') go('next');
    if (event.code === 'KeyK') go('previous');
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
