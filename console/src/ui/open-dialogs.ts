import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let stack: HTMLDialogElement[] = [];

/** A modal dialog makes everything outside it inert, so what must stay usable moves into the topmost one. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => stack.at(-1));
}

export function enterDialog(dialog: HTMLDialogElement): () => void {
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
