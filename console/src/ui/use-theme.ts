import { useSyncExternalStore } from 'react';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

export const appearanceOptions = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies { value: Appearance; label: string }[];

const storageKey = 'tassel.appearance';
const listeners = new Set<() => void>();
let current = stored();
apply(current);

export function useTheme(): { appearance: Appearance; setAppearance: (next: Appearance) => void } {
  return { appearance: useSyncExternalStore(subscribe, () => current), setAppearance };
}

export function setAppearance(next: Appearance): void {
  current = next;
  apply(next);
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): Appearance {
  try {
    const value = localStorage.getItem(storageKey);
    return appearances.find((appearance) => appearance === value) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = appearance;
}
