import { letterLimits } from '@tassel/contract/letter-limits.ts';
import { readSigned, sign } from '#platform/signed-text.ts';
import type { Context } from '#server/context.ts';
import { uploadKey } from './file-keys.ts';
import { isWaitingForFile, type Letter } from './letter.ts';

const purpose = 'upload';
export const uploadPath = '/api/upload';

/** What an upload address opens: one file of one letter. */
export type Upload = { letterId: string; uploadNumber: number };

type Waiting = Pick<Letter, 'id' | 'upload_number' | 'status' | 'file_key'>;

/** Where the file of a letter is PUT, for one hour (D 11); null unless the letter waits for it. */
export async function uploadUrl(context: Context, letter: Waiting): Promise<string | null> {
  if (!isWaitingForFile(letter)) return null;
  const { files, config, clock } = context;
  const expires = new Date(clock.now().getTime() + letterLimits.uploadAddressMinutes * 60_000);
  if (files.uploads) return files.uploads.signedPutUrl(uploadKey(letter.id, letter.upload_number), expires);
  const upload: Upload = { letterId: letter.id, uploadNumber: letter.upload_number };
  // In the query, which the log leaves out.
  return `${config.publicUrl}${uploadPath}?token=${sign(config.secretKey, purpose, upload, expires)}`;
}

export const readUploadToken = ({ config, clock }: Context, token: string): Upload | undefined =>
  readSigned<Upload>(config.secretKey, purpose, token, clock.now());
