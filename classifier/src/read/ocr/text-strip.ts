import type { Box } from '../../page.ts';
import type { Picture } from '../picture.ts';

/** A line of print found on a picture: a rectangle, leaning by `angle` (radians, clockwise). In pixels. */
export type Strip = { x: number; y: number; length: number; thickness: number; angle: number; score: number };

/** Whether a strip runs up or down the picture. */
export function isSideways(strip: Strip): boolean {
  return Math.abs(Math.sin(strip.angle)) > 0.7;
}

/** The strip's pixels lying flat, `height` pixels high, at most `maxWidth` wide. */
export function cutStrip(picture: Picture, strip: Strip, height: number, maxWidth: number): Picture {
  const scale = height / strip.thickness;
  const width = Math.max(8, Math.min(maxWidth, Math.round(strip.length * scale)));
  const stepX = strip.length / width;
  const stepY = strip.thickness / height;
  const cos = Math.cos(strip.angle);
  const sin = Math.sin(strip.angle);
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const across = (row + 0.5) * stepY - strip.thickness / 2;
    for (let column = 0; column < width; column += 1) {
      const along = (column + 0.5) * stepX - strip.length / 2;
      const x = strip.x + along * cos - across * sin - 0.5;
      const y = strip.y + along * sin + across * cos - 0.5;
      pixels[row * width + column] = pixelBetween(picture, x, y);
    }
  }
  return { width, height, pixels };
}

function pixelBetween({ width, height, pixels }: Picture, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 2);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 2);
  const partX = Math.min(Math.max(x - left, 0), 1);
  const partY = Math.min(Math.max(y - top, 0), 1);
  const at = top * width + left;
  const upper = (pixels[at] ?? 255) * (1 - partX) + (pixels[at + 1] ?? 255) * partX;
  const lower = (pixels[at + width] ?? 255) * (1 - partX) + (pixels[at + width + 1] ?? 255) * partX;
  return upper * (1 - partY) + lower * partY;
}

/** The box of a part of a strip, given by shares of its length; print fills about two thirds of a strip. */
export function boxInStrip(strip: Strip, from: number, to: number): Box {
  const middle = ((from + to) / 2 - 0.5) * strip.length;
  const width = (to - from) * strip.length;
  const height = strip.thickness * 0.7;
  const x = strip.x + middle * Math.cos(strip.angle);
  const y = strip.y + middle * Math.sin(strip.angle);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether the middle of a box lies in a strip. */
export function isInside(box: Box, strip: Strip): boolean {
  const x = box.x + box.width / 2 - strip.x;
  const y = box.y + box.height / 2 - strip.y;
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)];
  const along = Math.abs(x * cos + y * sin);
  const across = Math.abs(y * cos - x * sin);
  return along < strip.length / 2 && across < strip.thickness / 2;
}

/** A box that reaches above or below its line, to a speck or to the next line, without what is too much. */
export function cropToStrip<Cropped extends Box>(box: Cropped, strip: Strip): Cropped {
  const middle = strip.y + (box.x + box.width / 2 - strip.x) * Math.tan(strip.angle);
  const y = Math.max(box.y, middle - strip.thickness / 2);
  const bottom = Math.min(box.y + box.height, middle + strip.thickness / 2);
  return { ...box, y, height: bottom - y };
}
