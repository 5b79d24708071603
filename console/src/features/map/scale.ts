/** One class of a scale: the values from `from` to `to`, and which of the five shades it has, from 0. */
export type ScaleClass = { from: number; to: number; shade: number };

const shadeCount = 5;

/**
 * At most five classes with about as many states each, so that one state with very many letters leaves the others
 * apart. Their bounds are values that occur; equal values are always of one class.
 */
export function scaleOf(values: readonly number[]): ScaleClass[] {
  const sorted = values.toSorted((one, other) => one - other);
  const classes: { from: number; to: number }[] = [];
  for (let part = 0; part < shadeCount; part++) {
    const to = sorted[Math.ceil(((part + 1) * sorted.length) / shadeCount) - 1];
    const before = classes.at(-1);
    const from = sorted.find((value) => !before || value > before.to);
    if (to !== undefined && from !== undefined && to >= from) classes.push({ from, to });
  }
  return classes.map((bounds, index) => ({ ...bounds, shade: shadeOf(index, classes.length) }));
}

/** Few classes are spread over all shades, and one alone has the middle one. */
function shadeOf(index: number, count: number): number {
  return count === 1 ? (shadeCount - 1) / 2 : Math.round((index * (shadeCount - 1)) / (count - 1));
}

/** The shade of a value, or null where there is no value. */
export function shadeIn(scale: readonly ScaleClass[], value: number | null): number | null {
  if (value === null) return null;
  return scale.find(({ to }) => value <= to)?.shade ?? null;
}
