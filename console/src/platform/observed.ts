/** A value outside of React that components follow by `useSyncExternalStore`. */
export type Observed<Value> = {
  get: () => Value;
  set: (next: Value) => void;
  change: (next: Partial<Value>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function observed<Value extends object>(first: Value): Observed<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  function set(next: Value): void {
    value = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => value,
    set,
    change: (next) => set({ ...value, ...next }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
