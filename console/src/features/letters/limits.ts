import type { EmptyStateFact } from '#ui/EmptyState.tsx';

/** What can be uploaded (D 6, 7, 8), wherever a page tells it. */
export const letterLimits: EmptyStateFact[] = [
  { term: 'Formats', detail: 'PDF, PNG, JPG, HEIC, WebP, TIFF, or a ZIP of images as one letter' },
  { term: 'Size', detail: 'Up to 5 MB and 50 pages a letter, 10,000 letters a job' },
];
