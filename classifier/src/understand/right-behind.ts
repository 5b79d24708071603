import type { Box } from '../page.ts';

/** One stands behind the other on its line, with no more than `most` heights between. */
export function isRightBehind(left: Box, right: Box, most: number): boolean {
  const gap = right.x - left.x - left.width;
  return gap > -1 && gap < most * right.height && Math.abs(left.y - right.y) < 0.5 * right.height;
}
