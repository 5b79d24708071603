import { aidCategories } from '@tassel/contract/amounts.ts';
import { useEffect, useEffectEvent } from 'react';

export type WorkbenchKey =
  | { is: 'next' | 'previous' | 'confirm' | 'edit' | 'remove' | 'draw' | 'cost' | 'help' | 'ready' }
  | { is: 'category'; category: (typeof aidCategories)[number] };

const typingIn = 'input, textarea, select, [contenteditable], dialog, [role="combobox"], [popover]';

const letters: Record<string, Exclude<WorkbenchKey['is'], 'category'>> = {
  j: 'next',
  k: 'previous',
  e: 'edit',
  x: 'remove',
  a: 'draw',
  6: 'cost',
  '?': 'help',
};

/** What a key means while nobody types; undefined where it is not ours. */
export function workbenchKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  isOnLine: boolean,
): WorkbenchKey | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === 'Enter' && (ctrlKey || metaKey)) return { is: 'ready' };
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Enter') return isOnLine ? { is: 'confirm' } : undefined;
  const category = /^[1-5]$/.test(key) ? aidCategories[Number(key) - 1] : undefined;
  if (category) return { is: 'category', category };
  const is = letters[key.toLowerCase()];
  return is && { is };
}

/** The workbench by keyboard; Ctrl+Enter counts while typing, too. */
export function useWorkbenchKeys(onKey: (key: WorkbenchKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = workbenchKey(event, Boolean(target?.closest('[data-line]')));
    if (!key || event.defaultPrevented) return;
    if (target?.closest('dialog')) return;
    if (key.is !== 'ready' && target?.closest(typingIn)) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
