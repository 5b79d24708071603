import type { Picture } from '../picture.ts';

/** 1 where a pixel is darker than its surroundings, else 0: print and lines, not banners. */
export function findInk(picture: Picture): Uint8Array {
  const { width, height, pixels } = picture;
  const reach = Math.max(12, Math.round(Math.max(width, height) / 90));
  const sums = integral(picture);
  const stride = width + 1;
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * stride;
    const bottomRow = Math.min(height, y + reach + 1);
    const bottom = bottomRow * stride;
    const rows = bottomRow - Math.max(0, y - reach);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      const value = pixels[y * width + x] ?? 255;
      if (value * rows * (right - left) < sum * inkShare) ink[y * width + x] = 1;
    }
  }
  return ink;
}

const inkShare = 0.82;

function integral({ width, height, pixels }: Picture): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 255;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
