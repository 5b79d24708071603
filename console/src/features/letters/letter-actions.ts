import { mayCancel, mayReplaceFile, maySendToReview } from '@tassel/contract/letter-status.ts';
import type { Letter } from './letter.ts';

export type LetterActionName = 'send-to-review' | 'replace-file' | 'download' | 'cancel';

export type LetterRights = {
  /** An ADMIN or USER of the organization. */
  isMaker: boolean;
  /** Of the job: an ADMIN, or whoever created it (D 18). */
  mayCancel: boolean;
};

type Target = Pick<Letter, 'status' | 'fileSize' | 'filePurgedAt'>;

/** What can be done with a letter where it stands (D 2), by the rights of the person. */
export function letterActions({ status, fileSize, filePurgedAt }: Target, rights: LetterRights): LetterActionName[] {
  const hasFile = fileSize !== null && fileSize !== undefined && !filePurgedAt;
  const names: LetterActionName[] = [];
  if (rights.isMaker && hasFile && maySendToReview(status)) names.push('send-to-review');
  if (rights.isMaker && mayReplaceFile(status)) names.push('replace-file');
  if (hasFile) names.push('download');
  if (rights.mayCancel && mayCancel(status)) names.push('cancel');
  return names;
}
