import { expect, test } from 'vitest';
import { around, framed, nextZoom, zoomOnto } from './box-geometry.ts';

const page = { width: 612, height: 792 };

test('a frame stands around its figure, and never past the page', () => {
  const figure = { left: 500, top: 400, width: 40, height: 10 };
  expect(framed(figure, page, { x: 3, y: 2 })).toEqual({ left: 497, top: 398, width: 46, height: 14 });
  const corner = framed({ left: 1, top: 0, width: 611, height: 10 }, page, { x: 3, y: 2 });
  expect(corner).toEqual({ left: 0, top: 0, width: 612, height: 12 });
});

test('what stands around several reaches to the outermost', () => {
  expect(around([])).toBeUndefined();
  expect(
    around([
      { left: 10, top: 50, width: 20, height: 5 },
      { left: 100, top: 20, width: 5, height: 5 },
    ]),
  ).toEqual({ left: 10, top: 20, width: 95, height: 35 });
});

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.37, 1, 1.5],
  [1.37, -1, 1.25],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('from %d the next zoom in direction %d is %d', (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBe(next);
});

test('a narrow part is brought near, a wide one is left, and nothing beyond the largest step', () => {
  expect(zoomOnto({ left: 56, top: 0, width: 282, height: 10 }, page)).toBe(2);
  expect(zoomOnto({ left: 0, top: 0, width: 612, height: 10 }, page)).toBe(1);
  expect(zoomOnto({ left: 300, top: 0, width: 20, height: 10 }, page)).toBe(3);
});
