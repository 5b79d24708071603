export type Size = { width: number; height: number };

/** A page as pixels: grey, one byte a pixel, row by row. */
export type Picture = Size & { pixels: Uint8Array };

/** A picture tells no size in points, so it gets the width of a sheet of paper. */
export function sheetSize(picture: Size): Size {
  const width = picture.width <= picture.height ? 612 : 792;
  return { width, height: (width * picture.height) / picture.width };
}

/** The shorter side of the sheets that letters are printed on, in points, and what is printed to nearly that size. */
const [narrowest, widest] = [450, 720];

/**
 * By how much a page is larger or smaller than a sheet of paper: programs that make a point of every pixel tell sizes that
 * nobody has printed. 1 for a page that may be a sheet.
 */
export function scaleToSheet(page: Size): number {
  const shorter = Math.min(page.width, page.height);
  return shorter >= narrowest && shorter <= widest ? 1 : sheetSize(page).width / page.width;
}

/** The part of a picture inside a rectangle in its pixels, and where it begins; null where they don't meet. */
export function cutPicture(
  { width, height, pixels }: Picture,
  rectangle: Size & { x: number; y: number },
): { picture: Picture; x: number; y: number } | null {
  const x = Math.max(0, Math.floor(rectangle.x));
  const y = Math.max(0, Math.floor(rectangle.y));
  const right = Math.min(width, Math.ceil(rectangle.x + rectangle.width));
  const bottom = Math.min(height, Math.ceil(rectangle.y + rectangle.height));
  if (right - x < 1 || bottom - y < 1) return null;
  const cut = new Uint8Array((right - x) * (bottom - y));
  for (let row = y; row < bottom; row += 1)
    cut.set(pixels.subarray(row * width + x, row * width + right), (row - y) * (right - x));
  return { picture: { width: right - x, height: bottom - y, pixels: cut }, x, y };
}
