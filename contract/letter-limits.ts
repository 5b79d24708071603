const mebibyte = 1024 * 1024;

/** D 6: what can be read. The content decides, not the extension. */
export const letterFormats = ['pdf', 'png', 'jpg', 'heic', 'webp', 'tiff', 'zip'] as const;
export type LetterFormat = (typeof letterFormats)[number];

export const letterLimits = {
  /** D 7. */
  maxBytes: 5 * mebibyte,
  /** Taken only where the job has review and the organization's size switch on; the letter then goes to review. */
  maxReviewBytes: 50 * mebibyte,
  maxPages: 50,
  maxUnpackedBytes: 25 * mebibyte,
  maxZipParts: 20,
  /** D 11. */
  uploadAddressMinutes: 60,
  uploadDays: 7,
} as const;

/** The most bytes that a letter of this job may have. */
export const maxBytesFor = (job: { manualReviewEnabled: boolean; manualReviewSizeLimit: boolean }): number =>
  job.manualReviewEnabled && job.manualReviewSizeLimit ? letterLimits.maxReviewBytes : letterLimits.maxBytes;
