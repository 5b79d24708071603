/**
 * How many times the processor time it takes to do the work for many at once, over doing it for few again and again
 * until they are as many: about 1 where it grows with the number, many / few where it grows with its square.
 */
export function growthOf(work: (count: number) => unknown, few: number, many: number): number {
  const inParts = () => {
    for (let done = 0; done < many; done += few) work(few);
  };
  return quickest(() => work(many)) / quickest(inParts);
}

function quickest(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = process.cpuUsage();
    work();
    return process.cpuUsage(begin).user;
  });
  return Math.min(...times);
}
