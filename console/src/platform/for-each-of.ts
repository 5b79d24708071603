/** Does the same with each of many, a few at a time; the first failure is thrown when all are done. */
export async function forEachOf<Item>(
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
  atOnce = 4,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await action(item).catch((error) => failures.push(error));
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  if (failures.length > 0) throw failures[0];
}
