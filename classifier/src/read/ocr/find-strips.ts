import { resizePicture } from '../decode-image.ts';
import type { Picture } from '../picture.ts';
import { runModel } from './models.ts';
import { leansByChance, pageLean } from './page-lean.ts';
import type { Strip } from './text-strip.ts';

// Measured: a shorter side loses small print, a longer one gains nothing.
const longSide = 1280;
const maxEnlargement = 2;
const grid = 32;
// Post-processing of the detector as its makers give it.
const inkProbability = 0.3;
const leastScore = 0.55;
const unclip = 1.6;
const mean = [0.485, 0.456, 0.406] as const;
const deviation = [0.229, 0.224, 0.225] as const;

/** The lines of print on a picture, by the detector of reader B. */
export async function findStrips(picture: Picture): Promise<Strip[]> {
  const scale = Math.min(maxEnlargement, longSide / Math.max(picture.width, picture.height));
  const small = await resizePicture(picture, picture.width * scale);
  const width = Math.ceil(small.width / grid) * grid;
  const height = Math.ceil(small.height / grid) * grid;
  const { values } = await runModel('detect', detectorInput(small, width, height), [1, 3, height, width]);
  const back = picture.width / small.width;
  return stripsOf(findBlobs(values, width, height)).map(({ x, y, length, thickness, ...rest }) => {
    return { ...rest, x: x * back, y: y * back, length: length * back, thickness: thickness * back };
  });
}

/** Short lines lean as the page does. */
function stripsOf(blobs: readonly Blob[]): Strip[] {
  const found = blobs.map((blob) => stripOf(blob));
  const lean = pageLean(found.filter((strip) => strip !== null));
  return blobs.flatMap((blob, index) => {
    const strip = found[index];
    if (!strip) return [];
    return (lean !== null && leansByChance(strip) && stripOf(blob, lean)) || strip;
  });
}

/** The picture in the top left of white paper whose sides the detector can halve five times. */
function detectorInput(picture: Picture, width: number, height: number): Float32Array {
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const [shift, spread] = [mean[channel] ?? 0, deviation[channel] ?? 1];
    input.fill((1 - shift) / spread, channel * plane, (channel + 1) * plane);
    for (let y = 0; y < picture.height; y += 1) {
      for (let x = 0; x < picture.width; x += 1) {
        const value = (picture.pixels[y * picture.width + x] ?? 255) / 255;
        input[channel * plane + y * width + x] = (value - shift) / spread;
      }
    }
  }
  return input;
}

type Blob = { xs: number[]; ys: number[]; probability: number };

/** Pixels that touch each other and are print by the detector. */
function findBlobs(values: Float32Array, width: number, height: number): Blob[] {
  const seen = new Uint8Array(values.length);
  const isInk = (at: number) => !seen[at] && (values[at] ?? 0) > inkProbability;
  const blobs: Blob[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (!isInk(start)) continue;
    const blob: Blob = { xs: [], ys: [], probability: 0 };
    const stack = [start];
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      blob.xs.push(x + 0.5);
      blob.ys.push(y + 0.5);
      blob.probability += values[at] ?? 0;
      const around = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, y > 0 ? at - width : -1];
      if (y < height - 1) around.push(at + width);
      for (const next of around) {
        if (next < 0 || !isInk(next)) continue;
        seen[next] = 1;
        stack.push(next);
      }
    }
    blobs.push(blob);
  }
  return blobs;
}

/** The leaning rectangle around a blob, widened by what the detector leaves out. */
function stripOf({ xs, ys, probability }: Blob, lean?: number): Strip | null {
  const count = xs.length;
  const score = probability / count;
  if (count < 12 || score < leastScore) return null;
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / count;
  const [middleX, middleY] = [average(xs), average(ys)];
  const angle = lean ?? leanOf(xs, ys, middleX, middleY);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [(xs[index] ?? 0) - middleX, (ys[index] ?? 0) - middleY];
    const along = x * cos + y * sin;
    const across = y * cos - x * sin;
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [length, thickness] = [right - left + 1, bottom - top + 1];
  if (Math.min(length, thickness) < 3) return null;
  const margin = (length * thickness * unclip) / (2 * (length + thickness));
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  return {
    x: middleX + along * cos - across * sin,
    y: middleY + along * sin + across * cos,
    length: length + 2 * margin,
    thickness: thickness + 2 * margin,
    angle,
    score,
  };
}

/** The direction of the longer side; short blobs tell none and count as level. */
function leanOf(xs: number[], ys: number[], middleX: number, middleY: number): number {
  let [xx, yy, xy] = [0, 0, 0];
  for (let index = 0; index < xs.length; index += 1) {
    const [x, y] = [(xs[index] ?? 0) - middleX, (ys[index] ?? 0) - middleY];
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const isLong = Math.max(xx, yy) > 6 * Math.min(xx, yy) || Math.abs(xy) > 0.8 * Math.sqrt(xx * yy);
  return isLong ? Math.atan2(2 * xy, xx - yy) / 2 : 0;
}
