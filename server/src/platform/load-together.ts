/**
 * Many asks of one answer become one read: all keys that are asked for in the same turn are loaded together.
 * `scope` is the request: what is under way is shared within it and forgotten with it.
 */
export function loadTogether<Scope extends object, Key, Value>(
  load: (scope: Scope, keys: Key[]) => Promise<Map<Key, Value>>,
): (scope: Scope, key: Key) => Promise<Value | undefined> {
  const gathering = new WeakMap<Scope, { keys: Set<Key>; answer: Promise<Map<Key, Value>> }>();

  function gather(scope: Scope) {
    const keys = new Set<Key>();
    const answer = new Promise<void>((turn) => setImmediate(turn)).then(() => {
      gathering.delete(scope);
      return load(scope, [...keys]);
    });
    const batch = { keys, answer };
    gathering.set(scope, batch);
    return batch;
  }

  return async (scope, key) => {
    const batch = gathering.get(scope) ?? gather(scope);
    batch.keys.add(key);
    return (await batch.answer).get(key);
  };
}
