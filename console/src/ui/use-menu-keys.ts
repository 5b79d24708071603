import type { KeyboardEvent, RefObject } from 'react';
import { useTypeAhead } from './use-type-ahead.ts';

export function useMenuKeys(panel: RefObject<HTMLElement | null>, open: () => void) {
  const typeAhead = useTypeAhead();

  function onAnchorKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  }

  function onMenuKeyDown(event: KeyboardEvent) {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const now = items.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.key, now, items.length) ?? typeAhead(event, items.map(textOf), now);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  }

  return { onAnchorKeyDown, onMenuKeyDown };
}

function nextIndex(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

function textOf(item: HTMLElement): string {
  return item.textContent ?? '';
}
