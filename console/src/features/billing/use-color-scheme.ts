import { useSyncExternalStore } from 'react';
import { useTheme } from '#ui/use-theme.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

/** Changes whenever the colors of the page do: by the person's choice, or the system's. */
export function useColorScheme(): string {
  const { appearance } = useTheme();
  const isDark = useSyncExternalStore(subscribe, () => dark.matches);
  return `${appearance} ${isDark}`;
}
