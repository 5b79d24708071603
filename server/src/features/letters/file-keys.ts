import { isId } from '#platform/ids.ts';

/** Where the files of letters are kept. Each upload has a folder of its own, so that a new file never meets old images. */
type LetterPlace = { organizationId: string; jobId: string; letterId: string };

export const jobFolder = ({ organizationId, jobId }: Omit<LetterPlace, 'letterId'>): string =>
  `letters/${organizationId}/${jobId}`;

export const letterFolder = (place: LetterPlace): string => `${jobFolder(place)}/${place.letterId}`;

export const originalKey = (place: LetterPlace, fileId: string): string => `${letterFolder(place)}/${fileId}/original`;

/** All that belongs to one upload: the original and the images of its pages. */
export const folderOf = (fileKey: string): string => fileKey.slice(0, fileKey.lastIndexOf('/'));

/** Beside the original, and removed with it. */
export const pageImageKey = (fileKey: string, pageNumber: number): string =>
  fileKey.replace(/[^/]*$/, `page-${pageNumber}.webp`);

export const uploadsFolder = 'uploads';

/** Where a store takes the upload of a letter (D 11); a replaced file is the next upload. */
export const uploadKey = (letterId: string, uploadNumber: number): string =>
  `${uploadsFolder}/${letterId}/${uploadNumber}`;

/** What `uploadKey` made; undefined for anything else that somebody put there. */
export function uploadOfKey(key: string): { letterId: string; uploadNumber: number } | undefined {
  const [folder, letterId = '', uploadNumber = ''] = key.split('/');
  if (folder !== uploadsFolder || !isId(letterId) || !/^\d{1,9}$/.test(uploadNumber)) return undefined;
  return { letterId, uploadNumber: Number(uploadNumber) };
}
