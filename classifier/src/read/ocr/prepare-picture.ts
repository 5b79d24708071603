import type { Box } from '../../page.ts';
import { resizePicture } from '../decode-image.ts';
import type { Picture } from '../picture.ts';
import { eraseRules } from './erase-rules.ts';
import { evenLight } from './even-light.ts';
import { glyphHeight } from './glyph-height.ts';
import { findInk } from './ink.ts';
import { inkOfLines } from './ink-of-lines.ts';
import { findSkew, straighten } from './skew.ts';
import type { Strip } from './text-strip.ts';

/** A picture made ready for Tesseract, and the way back for its boxes. */
export type PreparedPicture = { picture: Picture; glyph: number | null; toOriginal: (box: Box) => Box };

// Measured: Tesseract reads best at this height, and no better for skews below the last.
const bestGlyph = 20;
const [smallestScale, largestScale] = [0.4, 3];
const maxPixels = 16_000_000;
const leastSkew = 0.4;

/** `strips`, where they are known, tell which ink is print. */
export async function preparePicture(original: Picture, strips: readonly Strip[] = []): Promise<PreparedPicture> {
  const lit = evenLight(original);
  const glyph = printHeight(lit, strips);
  const scale = readingScale(lit, glyph);
  const scaled = scale === 1 ? lit : await resizePicture(lit, lit.width * scale);
  const ink = findInk(scaled);
  const skew = findSkew(ink, scaled);
  const isStraight = Math.abs(skew) < leastSkew;
  const straight = isStraight ? scaled : straighten(scaled, skew);
  const picture = eraseRules(straight, isStraight ? ink : findInk(straight), (glyph ?? bestGlyph) * scale);
  return { picture, glyph, toOriginal: wayBack(scaled, isStraight ? 0 : skew, scaled.width / original.width) };
}

function printHeight(picture: Picture, strips: readonly Strip[]): number | null {
  const ink = findInk(picture);
  return (
    (strips.length > 0 ? glyphHeight(inkOfLines(ink, picture, strips), picture) : null) ?? glyphHeight(ink, picture)
  );
}

function readingScale(picture: Picture, glyph: number | null): number {
  if (glyph === null) return 1;
  const wanted = Math.min(largestScale, Math.max(smallestScale, bestGlyph / glyph));
  const allowed = Math.min(wanted, Math.sqrt(maxPixels / (picture.width * picture.height)));
  return Math.abs(allowed - 1) < 0.08 ? 1 : allowed;
}

function wayBack({ width, height }: Picture, skew: number, scale: number): (box: Box) => Box {
  const cos = Math.cos((skew * Math.PI) / 180);
  const sin = Math.sin((skew * Math.PI) / 180);
  return (box) => {
    // The centre is turned, the size kept: a tight box around a turned box would take in the lines above and below.
    const x = box.x + box.width / 2 - width / 2;
    const y = box.y + box.height / 2 - height / 2;
    const centreX = cos * x - sin * y + width / 2;
    const centreY = sin * x + cos * y + height / 2;
    return {
      x: (centreX - box.width / 2) / scale,
      y: (centreY - box.height / 2) / scale,
      width: box.width / scale,
      height: box.height / scale,
    };
  };
}
