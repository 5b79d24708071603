import type { Box, Turn } from '../page.ts';
import { memoryView, type Pdfium, withMemory } from './pdfium.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Transform = { a: number; b: number; c: number; d: number; e: number; f: number };

// PageToDevice answers whole numbers: a large device keeps the fractions of a point.
const fineness = 1000;
const reach = 1000;

/** From the page's own space to points from the top left of the page as shown: `/Rotate` and the CropBox are in it. */
export function shownPageTransform(pdfium: Pdfium, page: number, width: number, height: number): Transform {
  const map = (x: number, y: number) =>
    withMemory(pdfium, 8, (out) => {
      const sizeX = Math.round(width * fineness);
      const sizeY = Math.round(height * fineness);
      pdfium._FPDF_PageToDevice(page, 0, 0, sizeX, sizeY, 0, x, y, out, out + 4);
      const view = memoryView(pdfium);
      return { x: view.getInt32(out, true) / fineness, y: view.getInt32(out + 4, true) / fineness };
    });
  const origin = map(0, 0);
  const right = map(reach, 0);
  const up = map(0, reach);
  return {
    a: (right.x - origin.x) / reach,
    b: (right.y - origin.y) / reach,
    c: (up.x - origin.x) / reach,
    d: (up.y - origin.y) / reach,
    e: origin.x,
    f: origin.y,
  };
}

export type Rectangle = { left: number; bottom: number; right: number; top: number };

/** The box of a rectangle after the transform, which turns by quarters: two opposite corners tell. */
export function transformRectangle({ a, b, c, d, e, f }: Transform, rectangle: Rectangle): Box {
  const { left, bottom, right, top } = rectangle;
  const x1 = a * left + c * bottom + e;
  const x2 = a * right + c * top + e;
  const y1 = b * left + d * bottom + f;
  const y2 = b * right + d * top + f;
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** The transform followed by a turn of the whole page; `width` and `height` are those before the turn. */
export function turnTransform(transform: Transform, turn: Turn, width: number, height: number): Transform {
  const { a, b, c, d, e, f } = transform;
  if (turn === 90) return { a: -b, b: a, c: -d, d: c, e: height - f, f: e };
  if (turn === 180) return { a: -a, b: -b, c: -c, d: -d, e: width - e, f: height - f };
  if (turn === 270) return { a: b, b: -a, c: d, d: -c, e: f, f: width - e };
  return transform;
}
