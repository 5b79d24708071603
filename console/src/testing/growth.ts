/** How many times as long the work takes for many as for few, each at its quickest of five. */
export function growthOf(work: (count: number) => unknown, few: number, many: number): number {
  return quickest(work, many) / quickest(work, few);
}

function quickest(work: (count: number) => unknown, count: number): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    work(count);
    return performance.now() - begin;
  });
  return Math.min(...times);
}
