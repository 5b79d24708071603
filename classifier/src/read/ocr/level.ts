import type { Box, Level } from '../../page.ts';
import type { Size } from '../picture.ts';
import { isSideways, type Strip } from './text-strip.ts';

// Shorter lines lean by chance: a letter that goes below the line is enough.
const leastShape = 6;
const leastStrips = 6;
const maxSlope = 0.2;
// How far a line's slope may be off the others: half a degree or so.
const outlier = 0.012;
// Points by which the slope may be expected to change little: holds the two smaller terms down where lines are few.
const stiffness = 60;

/** How the lines of a page lean: the same everywhere on a scan, more here and less there on a photo. */
export function findLevel(strips: readonly Strip[], picture: Size, size: Size): Level | null {
  const scale = size.width / picture.width;
  const lines = strips
    .filter((strip) => !isSideways(strip) && strip.length > strip.thickness * leastShape)
    .map((strip) => ({
      slope: Math.tan(strip.angle),
      dx: strip.x * scale - size.width / 2,
      dy: strip.y * scale - size.height / 2,
      weight: strip.length * scale,
    }))
    .filter((line) => Math.abs(line.slope) < maxSlope);
  if (lines.length < leastStrips) return null;
  const middle = { centerX: size.width / 2, centerY: size.height / 2 };
  const median = weightedMedian(lines);
  const near = lines.filter((line) => Math.abs(line.slope - median) < outlier * 3);
  const first = fit(near, median);
  const inliers = near.filter((line) => Math.abs(line.slope - slopeAt(first, line.dx, line.dy)) < outlier);
  return { ...middle, ...fit(inliers.length < leastStrips ? near : inliers, median) };
}

type Line = { slope: number; dx: number; dy: number; weight: number };
type Slopes = Pick<Level, 'slope' | 'slopeByX' | 'slopeByY'>;

function slopeAt({ slope, slopeByX, slopeByY }: Slopes, dx: number, dy: number): number {
  return slope + slopeByX * dx + slopeByY * dy;
}

/** Least squares, one term after the other until they agree: three terms need no matrix. */
function fit(lines: readonly Line[], start: number): Slopes {
  const slopes: Slopes = { slope: start, slopeByX: 0, slopeByY: 0 };
  const sum = (pick: (line: Line) => number) => lines.reduce((all, line) => all + line.weight * pick(line), 0);
  const total = sum(() => 1);
  const rest = (line: Line) => line.slope - slopeAt(slopes, line.dx, line.dy);
  for (let round = 0; round < 40; round += 1) {
    slopes.slope += sum(rest) / total;
    slopes.slopeByY += sum((line) => rest(line) * line.dy) / (sum((line) => line.dy ** 2) + total * stiffness ** 2);
    slopes.slopeByX += sum((line) => rest(line) * line.dx) / (sum((line) => line.dx ** 2) + total * stiffness ** 2);
  }
  return slopes;
}

function weightedMedian(lines: readonly Line[]): number {
  const sorted = [...lines].sort((a, b) => a.slope - b.slope);
  let left = sorted.reduce((sum, line) => sum + line.weight, 0) / 2;
  for (const line of sorted) {
    left -= line.weight;
    if (left <= 0) return line.slope;
  }
  return 0;
}

/** A box of the shown page on the levelled page, where lines are level. */
export function levelBox(level: Level, box: Box): Box {
  const dx = box.x + box.width / 2 - level.centerX;
  const dy = box.y + box.height / 2 - level.centerY;
  return { ...box, x: box.x + level.slope * dy, y: box.y - rise(level, dx, dy) };
}

/** A box of the levelled page on the page as shown. */
export function shownBox(level: Level, box: Box): Box {
  const levelX = box.x + box.width / 2 - level.centerX;
  const levelY = box.y + box.height / 2 - level.centerY;
  let [dx, dy] = [levelX, levelY];
  // The shifts are small and smooth, so that a few rounds find the place.
  for (let round = 0; round < 5; round += 1) {
    const nextX = levelX - level.slope * dy;
    dy = levelY + rise(level, dx, dy);
    dx = nextX;
  }
  return { ...box, x: box.x + dx - levelX, y: box.y + dy - levelY };
}

/** By how much a line has gone down between the middle of the page and this place. */
function rise({ slope, slopeByX, slopeByY }: Level, dx: number, dy: number): number {
  return slope * dx + (slopeByX * dx * dx) / 2 + slopeByY * dx * dy;
}
