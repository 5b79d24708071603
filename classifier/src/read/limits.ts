const mebibyte = 1024 * 1024;

/** Decisions 6 and 7; the rest keeps hostile files cheap. */
export const limits = {
  maxBytes: 5 * mebibyte,
  maxPages: 50,
  maxZipImages: 20,
  maxUnpackedBytes: 25 * mebibyte,
  /** Directories and the shadow files of macOS count, so it is far above the images. */
  maxZipEntries: 200,
  /** Deflate reaches 1000 : 1 on nothing but zeros; images hardly shrink at all. */
  maxZipRatio: 100,
  /** The largest page that PDF 1.7 allows, in points. */
  maxPagePoints: 14_400,
  maxInputPixels: 120_000_000,
  /** Pictures are shrunk to this before anyone reads them. */
  maxReadPixels: 12_000_000,
} as const;
