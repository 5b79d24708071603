import { type KeyboardEvent, useId, useState } from 'react';

/** Which option of a list the keyboard points at; focus itself stays on the field or the list. */
export function useActiveOption(count: number, start = 0) {
  const listId = useId();
  const [active, setActive] = useState(start);
  const within = Math.min(active, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  function point(index: number) {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  }

  /** True when the key moved the pointer. */
  function move(event: KeyboardEvent): boolean {
    const next = destination(event.key, within, count);
    if (next === undefined) return false;
    event.preventDefault();
    point(next);
    return true;
  }

  return { active: within, point, move, listId, optionId, activeId: within >= 0 ? optionId(within) : undefined };
}

function destination(key: string, now: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return Math.min(now + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(now - 1, 0);
  if (key === 'PageDown') return Math.min(now + 5, count - 1);
  if (key === 'PageUp') return Math.max(now - 5, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
