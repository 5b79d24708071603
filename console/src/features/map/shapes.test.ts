import { expect, test } from 'vitest';
import { stateNames } from '#features/letters/state-names.ts';
import { mapSize } from './map-frame.ts';
import { loadShapes } from './shapes.ts';

const shapes = await loadShapes();
const shapeOf = (code: string) => shapes.states.find((shape) => shape.code === code);

test('[R-9.05] [R-D.44] every state, the capital and the island areas have a shape', () => {
  expect(shapes.states.map(({ code }) => code)).toEqual(Object.keys(stateNames).toSorted());
  for (const { path } of shapes.states) expect(path).toMatch(/^M[\d.,\-MLZ]+Z$/);
});

test('[R-9.05] the whole map holds all states and what is near; the far islands lie elsewhere in the world', () => {
  const isInside = (code: string) => {
    const [x = -1, y = -1] = shapeOf(code)?.center ?? [];
    return x > 0 && x < mapSize.width && y > 0 && y < mapSize.height;
  };
  const outside = Object.keys(stateNames).filter((code) => !isInside(code));
  expect(outside).toEqual(['AS', 'GU', 'MP']);
  const [[left, top], [right, bottom]] = shapes.corners;
  for (const { center } of shapes.states) {
    expect(center[0]).toBeGreaterThan(left);
    expect(center[0]).toBeLessThan(right);
    expect(center[1]).toBeGreaterThan(top);
    expect(center[1]).toBeLessThan(bottom);
  }
});

test('[R-9.05] areas keep their proportions, as in equal-earth they do', () => {
  const area = (code: string) => {
    const rings = (shapeOf(code)?.path ?? '').split('M').filter(Boolean);
    return rings.reduce((sum, ring) => sum + Math.abs(shoelace(ring)), 0);
  };
  // Square miles of land and water by the Census Bureau; both are nearly rectangles, far from each other.
  expect(area('CO') / area('WY')).toBeCloseTo(104_094 / 97_813, 2);
  expect(area('CO') / area('NM')).toBeCloseTo(104_094 / 121_590, 2);
  expect(area('ND') / area('KS')).toBeCloseTo(70_698 / 82_278, 2);
});

function shoelace(ring: string): number {
  const points = ring
    .replace('Z', '')
    .split('L')
    .map((point) => point.split(',').map(Number) as [number, number]);
  return points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] as [number, number];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
