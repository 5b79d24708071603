import { useSyncExternalStore } from 'react';

export const toastMs = 5000;
const mostVisible = 4;

export type ToastKind = 'success' | 'info' | 'error';
export type ToastAction = { label: string; onSelect: () => void };
export type ToastInput = {
  kind: ToastKind;
  text: string;
  action?: ToastAction;
  /** Makes the whole toast a button. */
  onClick?: () => void;
  /** Milliseconds; Infinity stays until dismissed. */
  duration?: number;
};
export type Toast = ToastInput & { id: number };

type Clock = { leftMs: number; startedAt: number; timer?: ReturnType<typeof setTimeout> };

const listeners = new Set<() => void>();
const clocks = new Map<number, Clock>();
let toasts: readonly Toast[] = [];
let lastId = 0;

/** Shows a message and answers with its id; the same text again takes the place of the first. */
export function toast(input: ToastInput): number {
  const id = ++lastId;
  for (const same of toasts.filter((other) => other.text === input.text && other.kind === input.kind)) {
    dismissToast(same.id);
  }
  const overflow = toasts.length >= mostVisible ? (toasts.find(isPassing) ?? toasts[0]) : undefined;
  if (overflow) dismissToast(overflow.id);
  clocks.set(id, { leftMs: input.duration ?? toastMs, startedAt: 0 });
  change([...toasts, { ...input, id }]);
  resumeToast(id);
  return id;
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  change(toasts.filter((other) => other.id !== id));
}

export function pauseToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock?.timer) return;
  clearTimeout(clock.timer);
  clocks.set(id, { leftMs: clock.leftMs - (performance.now() - clock.startedAt), startedAt: 0 });
}

export function resumeToast(id: number): void {
  const clock = clocks.get(id);
  if (!clock || clock.timer || clock.leftMs === Number.POSITIVE_INFINITY) return;
  clock.startedAt = performance.now();
  clock.timer = setTimeout(() => dismissToast(id), Math.max(clock.leftMs, 0));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, currentToasts);
}

function isPassing(candidate: Toast): boolean {
  return candidate.duration !== Number.POSITIVE_INFINITY;
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
