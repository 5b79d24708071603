import { expect, test } from 'vitest';
import { type Bounds, isInView, mapSize, moveOfKey, seenAt, viewOf, wholeMap, zoomLimits } from './map-frame.ts';

const pressed = (key: string, held = {}) => moveOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('[R-9.05] the map is 800 by 600 and zooms from 1 to 8', () => {
  expect(mapSize).toEqual({ width: 800, height: 600 });
  expect(zoomLimits).toEqual({ min: 1, max: 8 });
});

test.each([
  ['+', { kind: 'zoom', by: 1.5 }],
  ['=', { kind: 'zoom', by: 1.5 }],
  ['-', { kind: 'zoom', by: 1 / 1.5 }],
  ['0', { kind: 'home' }],
  ['ArrowLeft', { kind: 'pan', x: 80, y: 0 }],
  ['ArrowRight', { kind: 'pan', x: -80, y: 0 }],
  ['ArrowUp', { kind: 'pan', x: 0, y: 80 }],
  ['ArrowDown', { kind: 'pan', x: 0, y: -80 }],
  ['Enter', undefined],
  ['Tab', undefined],
  ['a', undefined],
])('the key %s is the move %j', (key, move) => {
  expect(pressed(key)).toEqual(move);
});

test('with Ctrl, Alt or Command a key belongs to the browser', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) expect(pressed('+', { [held]: true })).toBeUndefined();
});

const small: Bounds = [
  [600, 300],
  [640, 330],
];
const wide: Bounds = [
  [20, 40],
  [780, 560],
];

test('[R-9.05] the map opens on the states that have letters, within its limits', () => {
  expect(viewOf([])).toEqual(wholeMap);
  expect(viewOf([wide, small])).toEqual(wholeMap);
  const view = viewOf([small]);
  expect(view.k).toBe(2);
  expect(seenAt(view, [620, 315])).toEqual([400, 300]);
  const halves = viewOf([
    small,
    [
      [400, 300],
      [450, 500],
    ],
  ]);
  expect(halves.k).toBeGreaterThan(zoomLimits.min);
  for (const corner of [
    [400, 300],
    [640, 330],
    [450, 500],
  ] as const)
    expect(isInView(halves, corner)).toBe(true);
});

test('a point is in view with some room to the edge', () => {
  expect(isInView(wholeMap, [400, 300])).toBe(true);
  expect(isInView(wholeMap, [10, 300])).toBe(false);
  expect(isInView({ k: 4, x: 0, y: 0 }, [300, 100])).toBe(false);
});
