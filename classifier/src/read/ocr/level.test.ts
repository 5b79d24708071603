import { describe, expect, it } from 'vitest';
import { findLevel, levelBox, shownBox } from './level.ts';
import type { Strip } from './text-strip.ts';

const size = { width: 612, height: 792 };

/** Lines that lean by 2 % at the top and 4 % at the bottom. */
const slopeAt = (y: number) => 0.02 + (0.02 * y) / size.height;
const strips: Strip[] = Array.from({ length: 20 }, (_, index) => {
  const y = 40 + index * 36;
  return { x: 200, y, length: 300, thickness: 12, angle: Math.atan(slopeAt(y)), score: 1 };
});

describe('does', () => {
  const level = findLevel(strips, size, size);

  it('brings the two ends of a leaning line to one height', () => {
    expect(level).not.toBeNull();
    for (const y of [100, 400, 700]) {
      const ends = [60, 500].map((x) => ({ x, y: y + slopeAt(y) * (x - 306), width: 40, height: 10 }));
      const [left, right] = ends.map((box) => level && levelBox(level, box));
      expect(Math.abs((left?.y ?? 0) - (right?.y ?? 99))).toBeLessThan(1.5);
    }
  });

  it('finds the way back', () => {
    const box = { x: 480, y: 650, width: 40, height: 10 };
    const back = level && shownBox(level, levelBox(level, box));
    expect(back?.x).toBeCloseTo(box.x, 1);
    expect(back?.y).toBeCloseTo(box.y, 1);
  });
});

describe('refuses', () => {
  it('to judge by a few lines', () => {
    expect(findLevel(strips.slice(0, 3), size, size)).toBeNull();
  });
});
