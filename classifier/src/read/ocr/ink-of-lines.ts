import type { Size } from '../picture.ts';
import { isSideways, type Strip } from './text-strip.ts';

/** The ink that stands in lines of print: not leaders, specks, nor the table that a photographed sheet lies on. */
export function inkOfLines(ink: Uint8Array, { width, height }: Size, strips: readonly Strip[]): Uint8Array {
  const kept = new Uint8Array(ink.length);
  for (const strip of strips) {
    if (isSideways(strip)) continue;
    const [slope, reach] = [Math.tan(strip.angle), strip.thickness / 2];
    const first = Math.max(0, Math.ceil(strip.x - strip.length / 2));
    const last = Math.min(width - 1, Math.floor(strip.x + strip.length / 2));
    for (let x = first; x <= last; x += 1) {
      const middle = strip.y + (x - strip.x) * slope;
      const bottom = Math.min(height - 1, Math.floor(middle + reach));
      for (let y = Math.max(0, Math.ceil(middle - reach)); y <= bottom; y += 1)
        kept[y * width + x] = ink[y * width + x] ?? 0;
    }
  }
  return kept;
}
