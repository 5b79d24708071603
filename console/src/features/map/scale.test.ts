import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleOf, shadeIn } from './scale.ts';

test.each([
  [[], []],
  [[7], ['7–7 shade 2']],
  [[3, 3, 3], ['3–3 shade 2']],
  [
    [1, 9],
    ['1–1 shade 0', '9–9 shade 4'],
  ],
  [
    [5, 1, 1, 900],
    ['1–1 shade 0', '5–5 shade 2', '900–900 shade 4'],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ['1–2 shade 0', '3–4 shade 1', '5–6 shade 2', '7–8 shade 3', '9–10 shade 4'],
  ],
  [
    [0, 0, 0, 0, 0, 0, 0.1, 0.5],
    ['0–0 shade 0', '0.1–0.1 shade 2', '0.5–0.5 shade 4'],
  ],
])('[R-D.44] the values %j make the classes %j', (values, classes) => {
  expect(scaleOf(values).map(({ from, to, shade }) => `${from}–${to} shade ${shade}`)).toEqual(classes);
});

test('[R-D.44] every value has a class, equal values the same, and a larger one never a lighter shade', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 56 }), (values) => {
      const scale = scaleOf(values);
      expect(scale.length).toBeLessThanOrEqual(5);
      const sorted = values.toSorted((one, other) => one - other);
      const shades = sorted.map((value) => shadeIn(scale, value) ?? -1);
      expect(shades).toEqual(shades.toSorted((one, other) => one - other));
      expect(Math.min(...shades)).toBeGreaterThanOrEqual(0);
      for (const { from, to } of scale) expect(values).toEqual(expect.arrayContaining([from, to]));
      expect(scale[0]?.from).toBe(sorted[0]);
      expect(scale.at(-1)?.to).toBe(sorted.at(-1));
    }),
  );
});

test('a state without a value has no shade', () => {
  expect(shadeIn(scaleOf([1, 2]), null)).toBeNull();
});
