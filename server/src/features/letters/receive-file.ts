import type { Readable } from 'node:stream';
import { userError } from '#platform/errors.ts';
import { FileTooLarge, type StoredFile } from '#platform/files.ts';
import type { Context } from '#server/context.ts';
import { type LetterToUpload, letterToUpload } from './letter-to-upload.ts';
import { recordFile } from './record-file.ts';
import { recordResult } from './record-result.ts';
import { forgetUnusedFile } from './remove-files.ts';
import { readUploadToken } from './upload-address.ts';

export type ReceivedBody = { token: string; content: Readable; declaredBytes: number };

/** Takes the file that is PUT to an upload address: whole, once, and within the size that the job allows. */
export async function receiveFile(context: Context, { token, content, declaredBytes }: ReceivedBody): Promise<void> {
  const upload = readUploadToken(context, token);
  if (!upload) throw userError('GONE', 'This upload address has expired. Ask for a new one.');
  const letter = await letterToUpload(context, upload);
  if (!letter) throw userError('CONFLICT', 'This letter has its file already, or has ended.');
  if (declaredBytes > letter.maxBytes) return refuseTooLarge(context, letter);
  // Whatever happens between keeping the bytes and noting them, they don't stay behind unnoticed.
  await forgetUnusedFile(context, letter);
  const stored = await keep(context, letter, content);
  const isRecorded = await recordFile(context, upload, { ...stored, key: letter.key });
  if (isRecorded) return;
  await context.files.remove([letter.key]);
  throw userError('CONFLICT', 'This letter has its file already, or has ended.');
}

async function keep(context: Context, letter: LetterToUpload, content: Readable): Promise<StoredFile> {
  try {
    return await context.files.put(letter.key, content, { maxBytes: letter.maxBytes });
  } catch (error) {
    if (error instanceof FileTooLarge) return refuseTooLarge(context, letter);
    // The sender went away in the middle; nothing was kept, and the address still works.
    if (content.readableAborted || content.destroyed)
      throw userError('BAD_INPUT', 'The upload broke off. Send it again.');
    throw error;
  }
}

/** D 7: nothing is kept, and the letter ends. */
async function refuseTooLarge(context: Context, letter: LetterToUpload): Promise<never> {
  await endTooLarge(context, letter);
  const megabytes = letter.maxBytes / 1024 / 1024;
  throw userError('TOO_LARGE', `The file is larger than ${megabytes} MB.`);
}

export async function endTooLarge(context: Context, { organizationId, letterId }: LetterToUpload): Promise<void> {
  await recordResult(context, {
    organizationId,
    letters: { ids: [letterId] },
    to: 'SIZE_LIMIT_EXCEEDED',
    reason: 'too_large',
    actor: { kind: 'SYSTEM' },
    from: ['PENDING'],
    fileKey: null,
  });
}
