import type { Size } from '../picture.ts';

/** The median height of what looks like a letter, in pixels; null where there are too few to say. */
export function glyphHeight(ink: Uint8Array, { width, height }: Size): number | null {
  const seen = new Uint8Array(ink.length);
  const heights: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (!ink[start] || seen[start]) continue;
    const blob = fill(start);
    if (isLetterLike(blob)) heights.push(blob.height);
  }
  if (heights.length < 30) return null;
  return heights.sort((a, b) => a - b)[heights.length >> 1] ?? null;

  function fill(start: number) {
    let [left, right, top, bottom, area] = [width, 0, height, 0, 0];
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    return { width: right - left + 1, height: bottom - top + 1, area };
  }

  function visit(at: number): void {
    if (!ink[at] || seen[at]) return;
    seen[at] = 1;
    stack.push(at);
  }

  function isLetterLike(blob: Size & { area: number }): boolean {
    if (blob.height < 5 || blob.height > height / 12) return false;
    const shape = blob.width / blob.height;
    return shape > 0.2 && shape < 3 && blob.area > blob.width * blob.height * 0.15;
  }
}
