import { useSyncExternalStore } from 'react';
import { useTheme } from './use-theme.ts';

const wish = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const watched = wish();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}

/** Whether the page is dark now: by the person's choice, or else by the system's. */
export function useIsDark(): boolean {
  const { appearance } = useTheme();
  const isSystemDark = useSyncExternalStore(subscribe, () => wish().matches);
  return appearance === 'system' ? isSystemDark : appearance === 'dark';
}
