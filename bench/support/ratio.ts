type Measured = { what: string; small: number; large: number; limit?: number };

/** The median time of each, in milliseconds, taken in turns so that both meet the same weather. */
export async function inTurns(rounds: number, small: () => Promise<unknown>, large: () => Promise<unknown>) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.small.push(await timeOf(small));
    times.large.push(await timeOf(large));
  }
  return { small: median(times.small), large: median(times.large) };
}

export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await act();
  return performance.now() - begin;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Prints the ratios, and fails the run when one is above its limit. */
export function printRatios(heads: [string, string], rows: Measured[], unit = 'ms'): void {
  console.log(['', ...heads, 'ratio', 'at most'].map((head, index) => cell(head, index)).join(''));
  for (const { what, small, large, limit } of rows) {
    const ratio = large / small;
    const isOver = limit !== undefined && ratio > limit;
    if (isOver) process.exitCode = 1;
    const figures = [`${small.toFixed(1)} ${unit}`, `${large.toFixed(1)} ${unit}`, ratio.toFixed(2)];
    console.log(
      [what, ...figures, `${limit ?? ''}${isOver ? '  ✗' : ''}`].map((text, index) => cell(text, index)).join(''),
    );
  }
}

const cell = (text: string, index: number): string => (index === 0 ? text.padEnd(34) : text.padStart(16));
