import type { Rect, Size } from '#features/letters/box-geometry.ts';

export type Point = { x: number; y: number };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The box between two corners, whichever they are, on the page. */
export function rectBetween(one: Point, other: Point, page: Size): Rect {
  const xs = [one.x, other.x].map((x) => within(x, 0, page.width)).toSorted((a, b) => a - b) as [number, number];
  const ys = [one.y, other.y].map((y) => within(y, 0, page.height)).toSorted((a, b) => a - b) as [number, number];
  return { left: xs[0], top: ys[0], width: xs[1] - xs[0], height: ys[1] - ys[0] };
}

const smallest = 6;
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The box after an arrow key, in points: 8 a press, 1 with Alt; Shift sizes it. Undefined for other keys. */
export function stepped(
  box: Rect,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
  page: Size,
): Rect | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = altKey ? 1 : 8;
  const [x, y] = [direction.x * step, direction.y * step];
  if (shiftKey)
    return {
      ...box,
      width: within(box.width + x, smallest, page.width - box.left),
      height: within(box.height + y, smallest, page.height - box.top),
    };
  return {
    ...box,
    left: within(box.left + x, 0, page.width - box.width),
    top: within(box.top + y, 0, page.height - box.height),
  };
}
