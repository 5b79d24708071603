export type Size = { width: number; height: number };

/** A page as pixels: grey, one byte a pixel, row by row. */
export type Picture = Size & { pixels: Uint8Array };

/** A picture tells no size in points, so it gets the width of a sheet of paper. */
export function sheetSize(picture: Size): Size {
  const width = picture.width <= picture.height ? 612 : 792;
  return { width, height: (width * picture.height) / picture.width };
}
