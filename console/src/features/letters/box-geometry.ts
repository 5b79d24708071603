/** Points from the top left of the page as people see it. */
export type Rect = { left: number; top: number; width: number; height: number };
export type Size = { width: number; height: number };

/** A frame a little larger than what it frames, never past the page. */
export function framed({ left, top, width, height }: Rect, page: Size, by: { x: number; y: number }): Rect {
  const from = { x: Math.max(0, left - by.x), y: Math.max(0, top - by.y) };
  const to = { x: Math.min(page.width, left + width + by.x), y: Math.min(page.height, top + height + by.y) };
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}

export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3] as const;
const least = zoomSteps[0];
const most = zoomSteps[zoomSteps.length - 1] ?? 3;

/** The next step in a direction from wherever the zoom stands. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? [...zoomSteps] : [...zoomSteps].reverse();
  const isBeyond = (step: number) => (direction === 1 ? step > zoom + 0.01 : step < zoom - 0.01);
  return steps.find(isBeyond) ?? (direction === 1 ? most : least);
}

/** By how much a page as wide as its window must grow so that a part of it fills the window. */
export function zoomOnto(part: Rect, page: Size, marginPoints = 12): number {
  const width = Math.min(page.width, part.width + 2 * marginPoints);
  return Math.min(most, Math.max(1, page.width / width));
}
