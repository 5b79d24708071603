import { describe, expect, it } from 'vitest';
import type { Word } from '../../page.ts';
import { inkOfLines } from './ink-of-lines.ts';
import { leaderEnd } from './leader-end.ts';
import { leansByChance, pageLean } from './page-lean.ts';
import { withoutSlivers } from './slivers.ts';
import { cropToStrip, type Strip } from './text-strip.ts';

const strip = (change: Partial<Strip> = {}): Strip => ({
  x: 100,
  y: 50,
  length: 160,
  thickness: 20,
  angle: 0,
  score: 1,
  ...change,
});
const word = (text: string, y: number, height: number, confidence: number): Word => ({
  text,
  x: 40,
  y,
  width: 60,
  height,
  confidence,
});

/** A line on white paper, with ink in these rectangles: left, top, width and height. */
function lineWith(width: number, marks: [number, number, number, number][]) {
  const height = 48;
  const pixels = new Uint8Array(width * height).fill(240);
  for (const [x, y, wide, high] of marks)
    for (let row = y; row < y + high; row += 1) pixels.fill(30, row * width + x, row * width + x + wide);
  return { width, height, pixels };
}

describe('does', () => {
  it('finds where print begins behind the dots of a leader', () => {
    const dots: [number, number, number, number][] = [0, 8, 16].map((x) => [x, 36, 3, 3]);
    const end = leaderEnd(lineWith(120, [...dots, [40, 10, 20, 28]]));
    expect(end).toBeGreaterThan(19);
    expect(end).toBeLessThan(40);
  });

  it('counts the ink in lines of print only', () => {
    const ink = new Uint8Array(200 * 100).fill(1);
    const kept = inkOfLines(ink, { width: 200, height: 100 }, [strip()]);
    expect([kept[50 * 200 + 100], kept[20 * 200 + 100], kept[50 * 200 + 10]]).toEqual([1, 0, 0]);
  });

  it('tells the lean of a page by its long lines', () => {
    const long = [0.02, 0.03, 0.03, 0.03, 0.03, 0.04].map((angle) => strip({ angle }));
    const short = strip({ length: 40, angle: -0.05 });
    expect(pageLean([...long, short])).toBe(0.03);
    expect([leansByChance(short), leansByChance(strip())]).toEqual([true, false]);
  });

  it('drops the dots of letters that were read as a line of their own', () => {
    const words = [word('Linden', 40, 10, 0.96), word('Lo', 40, 1.5, 0.2)];
    expect(withoutSlivers(words).map(({ text }) => text)).toEqual(['Linden']);
  });

  it('crops a box that reaches into the line above', () => {
    expect(cropToStrip(word('cost', 28, 27, 0.9), strip())).toMatchObject({ y: 40, height: 15 });
  });
});

describe('guards', () => {
  it('leaves a line that begins with print, a dash or nothing', () => {
    expect(leaderEnd(lineWith(80, [[4, 10, 20, 28]]))).toBe(0);
    expect(leaderEnd(lineWith(80, [[0, 24, 10, 3]]))).toBe(0);
    expect(leaderEnd(lineWith(80, []))).toBe(0);
  });

  it('says nothing of the lean where lines are few', () => {
    expect(pageLean([strip({ angle: 0.03 })])).toBeNull();
  });

  it('keeps flat words that are sure, and guesses that stand alone', () => {
    const words = [word('Linden', 40, 10, 0.96), word('-', 44, 1.5, 0.9), word('Lo', 80, 1.5, 0.2)];
    expect(withoutSlivers(words)).toHaveLength(3);
  });
});
