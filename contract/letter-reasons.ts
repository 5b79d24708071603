import type { LetterStatus } from './letter-status.ts';

type Words = { line: string; remedy: string };

/** D 3: why a letter ended so, in one line for people, and what they can do about it. */
export const letterReasons = {
  unknown_type: {
    line: 'This is not a file type that can be read.',
    remedy: 'Replace it with a PDF, PNG, JPG, HEIC, WebP or TIFF, or a ZIP of images.',
  },
  empty: { line: 'The file is empty.', remedy: 'Download the letter from the school again and replace the file.' },
  damaged: {
    line: 'The file is damaged and can’t be opened.',
    remedy: 'Save or scan the letter again and replace the file.',
  },
  encrypted: {
    line: 'The file is protected by a password.',
    remedy: 'Open it, print it to a new PDF without a password and replace the file.',
  },
  zip_without_images: {
    line: 'The ZIP holds no images.',
    remedy: 'Put the pictures of one letter into the ZIP, or send its PDF alone.',
  },
  zip_nested: {
    line: 'The ZIP holds another ZIP.',
    remedy: 'Unpack it, and put only the pictures of one letter into the ZIP.',
  },
  zip_bomb: {
    line: 'The ZIP unpacks to far more than it should.',
    remedy: 'Make a new ZIP with only the pictures of one letter.',
  },
  too_large: {
    line: 'The file is larger than 5 MB, or its pictures together than 25 MB.',
    remedy: 'Scan with fewer dots per inch or send fewer pages, then replace the file.',
  },
  too_many_pages: {
    line: 'The file has more than 50 pages.',
    remedy: 'Send only the pages of the award letter.',
  },
  not_an_award_letter: {
    line: 'This does not look like an award letter.',
    remedy: 'Replace it with the school’s financial aid offer.',
  },
  no_amounts: {
    line: 'An award letter, but no amounts could be found.',
    remedy: 'Check that all pages are there and replace the file, or send it to review.',
  },
  low_confidence: {
    line: 'The letter could not be read well enough to trust its figures.',
    remedy: 'Send it to review, or replace it with a sharper copy.',
  },
  timed_out: {
    line: 'Reading the letter took too long.',
    remedy: 'Send it to review, or replace it with a simpler copy.',
  },
  several_letters: {
    line: 'The file holds the letters of more than one student.',
    remedy: 'Split it by student and upload each letter alone.',
  },
  upload_expired: {
    line: 'The file did not arrive within 7 days.',
    remedy: 'Upload the letter again in a new job.',
  },
  canceled_by_user: { line: 'Canceled by a person.', remedy: 'Upload the letter again if you still need it.' },
  no_free_money: {
    line: 'The letter was read, but offers no grants or scholarships.',
    remedy: 'A reviewer checks whether that is so.',
  },
  sent_by_user: { line: 'Sent to review by a person.', remedy: 'A reviewer checks the amounts.' },
} as const satisfies Record<string, Words>;

export type LetterReason = keyof typeof letterReasons;
export const letterReasonCodes = Object.keys(letterReasons) as LetterReason[];

export const badFileReasons = [
  'unknown_type',
  'empty',
  'damaged',
  'encrypted',
  'zip_without_images',
  'zip_nested',
  'zip_bomb',
] as const;
export const sizeReasons = ['too_large', 'too_many_pages'] as const;
const notSupported = ['no_amounts', 'low_confidence', 'timed_out', 'several_letters'] as const;

/** Which reasons a status can carry; those of MANUAL_REVIEW are what the letter would have ended with, and two more. */
export const reasonsOfStatus: Record<LetterStatus, readonly LetterReason[]> = {
  PENDING: [],
  READY: [],
  BAD_FILE: badFileReasons,
  SIZE_LIMIT_EXCEEDED: sizeReasons,
  INVALID: ['not_an_award_letter'],
  NOT_SUPPORTED: notSupported,
  CANCELED: ['upload_expired', 'canceled_by_user'],
  MANUAL_REVIEW: [...sizeReasons, 'not_an_award_letter', ...notSupported, 'no_free_money', 'sent_by_user'],
};
