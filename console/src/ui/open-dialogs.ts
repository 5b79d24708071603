import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let stack: HTMLDialogElement[] = [];

/** A modal dialog makes everything outside it inert, so what must stay usable moves into the topmost one. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => stack.at(-1));
}

/** Called before the dialog opens, while the width of the page's scrollbar can still be measured. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  const root = document.documentElement;
  if (stack.length === 0) root.style.setProperty('--scrollbar-width', `${innerWidth - root.clientWidth}px`);
  change([...stack, dialog]);
  return () => change(stack.filter((other) => other !== dialog));
}

function change(next: HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
