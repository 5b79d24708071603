import { letterLimits } from '@tassel/contract/letter-limits.ts';
import { callGraphql } from '#platform/graphql.ts';
import { replaceLetterFileDocument, uploadFinishedDocument } from './api.ts';
import type { One } from './letter-calls.ts';
import { uploadFile } from './upload-file.ts';

/** Starts a letter anew with another file. A file that could only be refused is not sent. */
export async function replaceFile(one: One, file: File, onPercent: (percent: number) => void): Promise<void> {
  if (file.size === 0) throw new Error(`${file.name} is empty. Choose another file.`);
  if (file.size > letterLimits.maxReviewBytes) throw new Error(`${file.name} is larger than 50 MB.`);
  const { uploadUrl } = (await callGraphql(replaceLetterFileDocument, one)).replaceLetterFile;
  if (!uploadUrl) throw new Error('The letter takes no file now.');
  await uploadFile(uploadUrl, file, { onProgress: (sent) => onPercent(Math.round((sent / file.size) * 100)) });
  await callGraphql(uploadFinishedDocument, { letterIds: [one.id], organizationId: one.organizationId });
}
