import { isSideways, type Strip } from './text-strip.ts';

// In thicknesses. Shorter lines lean by chance: a comma or a leader's dot at one end is enough.
const leastShape = 6;
const leastStrips = 6;
const mostLean = 0.2;

/** The lean of a page's long lines; null where they are too few to say. */
export function pageLean(strips: readonly Strip[]): number | null {
  const long = strips.filter((strip) => !isShort(strip) && !isSideways(strip)).sort((a, b) => a.angle - b.angle);
  const middle = long[long.length >> 1]?.angle ?? 0;
  return long.length < leastStrips || Math.abs(middle) > mostLean ? null : middle;
}

/** Whether a strip is too short to tell how it leans, and not far off the others. */
export function leansByChance(strip: Strip): boolean {
  return isShort(strip) && Math.abs(strip.angle) < mostLean;
}

const isShort = (strip: Strip): boolean => strip.length < strip.thickness * leastShape;
