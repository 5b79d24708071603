import type { Picture, Size } from '../picture.ts';

const maxDegrees = 8;
const maxPoints = 60_000;

/** Degrees clockwise by which the lines of print lean on the picture. */
export function findSkew(ink: Uint8Array, { width, height }: Size): number {
  const points = inkPoints(ink, width, height);
  if (points.length < 2000) return 0;
  const coarse = bestAngle(points, width + height, -maxDegrees, maxDegrees, 0.5);
  return bestAngle(points, width + height, coarse - 0.5, coarse + 0.5, 0.1);
}

function bestAngle(points: Float32Array, reach: number, from: number, to: number, step: number): number {
  let best = { angle: 0, score: -1 };
  for (let angle = from; angle <= to + 1e-9; angle += step) {
    const score = sharpness(points, reach, angle);
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

/** High where rows full of ink and rows of nothing follow each other. */
function sharpness(points: Float32Array, reach: number, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rowHeight = 2;
  const counts = new Uint32Array(Math.ceil((reach * 2) / rowHeight));
  for (let index = 0; index < points.length; index += 2) {
    const row = ((points[index + 1] ?? 0) - (points[index] ?? 0) * slope + reach / 2) / rowHeight;
    const at = Math.max(0, Math.floor(row));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  let score = 0;
  for (let row = 1; row < counts.length; row += 1) score += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return score;
}

function inkPoints(ink: Uint8Array, width: number, height: number): Float32Array {
  const total = ink.reduce((sum, value) => sum + value, 0);
  const every = Math.max(1, Math.ceil(total / maxPoints));
  const points = new Float32Array(Math.ceil(total / every) * 2);
  let seen = 0;
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!ink[y * width + x]) continue;
      seen += 1;
      if (seen % every !== 0 || at >= points.length) continue;
      points[at] = x;
      points[at + 1] = y;
      at += 2;
    }
  }
  return points.subarray(0, at);
}

/** Turns a picture about its centre by degrees counter-clockwise; what comes in from outside is white. */
export function straighten(picture: Picture, degrees: number): Picture {
  const { width, height } = picture;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const pixels = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = cos * (x - width / 2) - sin * (y - height / 2) + width / 2;
      const fromY = sin * (x - width / 2) + cos * (y - height / 2) + height / 2;
      if (fromX < 0 || fromY < 0 || fromX >= width - 1 || fromY >= height - 1) continue;
      pixels[y * width + x] = between(picture, fromX, fromY);
    }
  }
  return { width, height, pixels };
}

function between({ width, pixels }: Picture, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const partX = x - left;
  const partY = y - top;
  const at = top * width + left;
  const upper = (pixels[at] ?? 255) * (1 - partX) + (pixels[at + 1] ?? 255) * partX;
  const lower = (pixels[at + width] ?? 255) * (1 - partX) + (pixels[at + width + 1] ?? 255) * partX;
  return upper * (1 - partY) + lower * partY;
}
