import { letterLimits } from '@tassel/contract/letter-limits.ts';
import type { FileFacts, FileFault } from './file-facts.ts';

/** What is wrong, and what to do about it, in one line beside the file. */
export function faultWords({ fault, what, kind, pages }: FileFacts): string {
  if (fault === 'unknown_type' && what) return `${what}. Save it as PDF and add it again`;
  if (fault === 'too_many_pages' && kind === 'zip')
    return `${pages} pictures are over the limit of ${letterLimits.maxZipParts} a letter`;
  if (fault === 'too_many_pages') return `${pages} pages are over the limit of ${letterLimits.maxPages} a letter`;
  return fault ? words[fault] : '';
}

const words: Record<FileFault, string> = {
  empty: 'The file is empty. Download the letter again',
  unknown_type: 'Not a type that can be read. Save it as PDF and add it again',
  damaged: 'The ZIP can’t be opened. Make it again',
  unreadable: 'The browser could not read the file. It may have moved: add it again',
  encrypted: 'Protected by a password. Save a copy without it',
  too_many_pages: 'Too many pages',
  too_large_unpacked: 'Its pictures are over the limit of 25 MB together',
  zip_without_images: 'The ZIP holds neither pictures nor PDFs',
  zip_nested: 'The ZIP holds another ZIP. Unpack it and add what is inside',
  zip_bomb: 'The ZIP unpacks to far more than it should. Make it again',
};
