import type { Picture } from '../picture.ts';

// Shares of the height of a line that was cut out: dots stand below the first, and print keeps the second before it.
const dotsBelow = 0.6;
const margin = 0.15;

/** Where print begins in a line that was cut out with the last dots of a leader before it, in pixels; else 0. */
export function leaderEnd(cut: Picture): number {
  const dark = inkBorder(cut);
  let [at, dotted] = [0, 0];
  for (; at < cut.width; at += 1) {
    const top = topOfInk(cut, at, dark);
    if (top < cut.height * dotsBelow) break;
    if (top < cut.height) dotted += 1;
  }
  return dotted === 0 || at === cut.width ? 0 : Math.max(0, at - Math.round(cut.height * margin));
}

/** Halfway between the paper and the darkest print. */
function inkBorder({ pixels }: Picture): number {
  let [darkest, lightest] = [255, 0];
  for (const value of pixels) {
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return (darkest + lightest) / 2;
}

function topOfInk({ width, height, pixels }: Picture, x: number, dark: number): number {
  for (let y = 0; y < height; y += 1) if ((pixels[y * width + x] ?? 255) < dark) return y;
  return height;
}
