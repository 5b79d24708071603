import type { Picture } from '../picture.ts';

/**
 * Paints over the thin long lines of tables: with them Tesseract takes a whole table for a picture and reads nothing
 * of it. `glyph` is the height of the print in pixels.
 */
export function eraseRules(picture: Picture, ink: Uint8Array, glyph: number): Picture {
  const pixels = picture.pixels.slice();
  const { width, height } = picture;
  const shortest = Math.max(40, Math.round(glyph * 3));
  const thickest = Math.max(4, Math.round(glyph * 0.35));
  const across = { length: width, step: 1, lanes: height, laneStep: width };
  eraseAlong(ink, pixels, across, shortest, thickest);
  eraseDots(ink, pixels, across, Math.round(glyph * 6), thickest, Math.round(glyph * 0.5));
  eraseAlong(ink, pixels, { length: height, step: width, lanes: width, laneStep: 1 }, shortest, thickest);
  return { width, height, pixels };
}

/** One direction through the pixels: along a lane by `step`, across lanes by `laneStep`. */
type Direction = { length: number; step: number; lanes: number; laneStep: number };

function eraseAlong(ink: Uint8Array, pixels: Uint8Array, way: Direction, shortest: number, thickest: number): void {
  for (let lane = 0; lane < way.lanes; lane += 1) {
    const base = lane * way.laneStep;
    let run = 0;
    for (let at = 0; at <= way.length; at += 1) {
      if (at < way.length && ink[base + at * way.step]) {
        run += 1;
        continue;
      }
      if (run >= shortest) eraseRun(lane, at - run, at);
      run = 0;
    }
  }

  function eraseRun(lane: number, from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const [first, last] = crossing(lane, at);
      if (last - first + 1 > thickest) continue;
      // One more on each side: the soft edge of the line.
      for (let each = Math.max(0, first - 1); each <= Math.min(way.lanes - 1, last + 1); each += 1) {
        pixels[each * way.laneStep + at * way.step] = 255;
      }
    }
  }

  /** The ink across the line at one point. */
  function crossing(lane: number, at: number): [number, number] {
    let first = lane;
    let last = lane;
    const isInk = (each: number) => each >= 0 && each < way.lanes && ink[each * way.laneStep + at * way.step] === 1;
    while (isInk(first - 1) && last - first <= thickest) first -= 1;
    while (isInk(last + 1) && last - first <= thickest) last += 1;
    return [first, last];
  }
}

/** Dotted lines: as long as a rule, but with gaps, and thin nearly everywhere, which a line of print is not. */
function eraseDots(
  ink: Uint8Array,
  pixels: Uint8Array,
  way: Direction,
  shortest: number,
  thickest: number,
  widestGap: number,
): void {
  for (let lane = 0; lane < way.lanes; lane += 1) {
    let from = -1;
    let last = -1;
    for (let at = 0; at <= way.length; at += 1) {
      const isInk = at < way.length && ink[lane * way.laneStep + at * way.step] === 1;
      if (isInk && from < 0) from = at;
      if (isInk) last = at;
      const hasEnded = from >= 0 && (at === way.length || at - last > widestGap);
      if (!hasEnded) continue;
      if (last - from >= shortest) eraseThin(lane, from, last);
      from = -1;
    }
  }

  function eraseThin(lane: number, from: number, to: number): void {
    const thin: { at: number; first: number; last: number }[] = [];
    let inked = 0;
    for (let at = from; at <= to; at += 1) {
      if (!isInkAt(lane, at)) continue;
      inked += 1;
      let [first, last] = [lane, lane];
      while (isInkAt(first - 1, at) && last - first <= thickest) first -= 1;
      while (isInkAt(last + 1, at) && last - first <= thickest) last += 1;
      if (last - first + 1 <= thickest) thin.push({ at, first, last });
    }
    if (thin.length < inked * 0.93) return;
    for (const { at, first, last } of thin) {
      for (let each = Math.max(0, first - 1); each <= Math.min(way.lanes - 1, last + 1); each += 1) {
        pixels[each * way.laneStep + at * way.step] = 255;
      }
    }
  }

  function isInkAt(lane: number, at: number): boolean {
    return lane >= 0 && lane < way.lanes && ink[lane * way.laneStep + at * way.step] === 1;
  }
}
