import type { Box, Word } from '../page.ts';

export const middle = (box: Box): number => box.y + box.height / 2;
export const median = (values: number[]): number => new Float64Array(values).sort()[values.length >> 1] ?? 0;

/** `weight` grows with the length of the run of words that was measured. */
type Slope = { y: number; slope: number; weight: number };

/** How far lines climb for each point to the right, at any height: photos are not level, and not equally so everywhere. */
export function slopesOf(words: Word[]): (y: number) => number {
  const all = runsOf(words).flatMap(slopeOf);
  if (all.length === 0) return () => 0;
  const usual = weightedMedian(all);
  const slopes = all.filter(({ slope }) => Math.abs(slope - usual) < 0.025);
  const total = slopes.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (pick: (slope: Slope) => number): number =>
    slopes.reduce((sum, slope) => sum + slope.weight * pick(slope), 0) / total;
  const [meanY, meanSlope] = [mean(({ y }) => y), mean(({ slope }) => slope)];
  const spread = mean(({ y }) => (y - meanY) ** 2);
  // Few or crowded lines tell the turn of the page, not its perspective.
  const change =
    slopes.length < 5 || spread < 3600 ? 0 : mean(({ y, slope }) => (y - meanY) * (slope - meanSlope)) / spread;
  const [top, bottom] = [Math.min(...slopes.map(({ y }) => y)), Math.max(...slopes.map(({ y }) => y))];
  return (y) => meanSlope + change * (Math.min(Math.max(y, top), bottom) - meanY);
}

/** Words that follow one another closely, from left to right. */
function runsOf(words: Word[]): Word[][] {
  const runs: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    const run = runs.find((candidate) => follows(candidate.at(-1) as Word, word));
    if (run) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

function follows(last: Word, word: Word): boolean {
  const gap = word.x - last.x - last.width;
  const height = Math.max(last.height, word.height);
  return gap > -2 && gap < 1.3 * height && Math.abs(middle(word) - middle(last)) < 0.45 * height;
}

/** A straight line through the middles of a run that is long enough for letters with and without tails to even out. */
function slopeOf(run: Word[]): Slope[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < 4 || last.x + last.width - first.x < 12 * first.height) return [];
  const xs = run.map((word) => word.x + word.width / 2);
  const ys = run.map(middle);
  const [meanX, meanY] = [xs, ys].map((values) => values.reduce((sum, value) => sum + value, 0) / run.length) as [
    number,
    number,
  ];
  const across = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const climb = xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? 0) - meanY), 0);
  return [{ y: meanY, slope: climb / across, weight: across }];
}

function weightedMedian(slopes: Slope[]): number {
  const half = slopes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let reached = 0;
  const at = slopes
    .toSorted((a, b) => a.slope - b.slope)
    .find(({ weight }) => {
      reached += weight;
      return reached >= half;
    });
  return at?.slope ?? 0;
}
