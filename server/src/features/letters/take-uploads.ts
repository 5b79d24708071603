import { FileMissing, FileTooLarge } from '#platform/files.ts';
import type { Context } from '#server/context.ts';
import { uploadKey, uploadOfKey, uploadsFolder } from './file-keys.ts';
import { letterToUpload } from './letter-to-upload.ts';
import { endTooLarge } from './receive-file.ts';
import { recordFile } from './record-file.ts';
import { forgetUnusedFile } from './remove-files.ts';
import type { Upload } from './upload-address.ts';

/** Uploads that one look takes; the next look goes on. */
const uploadsInALook = 500;

/** Task: takes over what was uploaded past this server, as far as it is there (D 11). */
export async function takeUploads(context: Context, { uploads }: { uploads: Upload[] }): Promise<void> {
  for (const upload of uploads) await takeUpload(context, upload);
}

/** Task: looks for uploads that nobody told of. */
export async function lookForUploads(context: Context): Promise<void> {
  const { uploads } = context.files;
  if (!uploads) return;
  let seen = 0;
  for await (const key of uploads.waiting(uploadsFolder)) {
    if (seen++ === uploadsInALook) return;
    const upload = uploadOfKey(key);
    if (upload) await takeUpload(context, upload);
    else await context.files.remove([key]);
  }
}

async function takeUpload(context: Context, upload: Upload): Promise<void> {
  const { files } = context;
  const key = uploadKey(upload.letterId, upload.uploadNumber);
  const letter = await letterToUpload(context, upload);
  // A second PUT, or one for a letter that has ended: without effect.
  if (!letter) return files.remove([key]);
  await forgetUnusedFile(context, letter);
  try {
    const stored = await files.uploads?.take(key, letter.key, { maxBytes: letter.maxBytes });
    if (!stored) return;
    if (!(await recordFile(context, upload, { ...stored, key: letter.key }))) await files.remove([letter.key]);
  } catch (error) {
    if (error instanceof FileTooLarge) return endTooLarge(context, letter);
    if (!(error instanceof FileMissing)) throw error;
  }
}
