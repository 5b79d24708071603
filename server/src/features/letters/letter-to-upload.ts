import { maxBytesFor } from '@tassel/contract/letter-limits.ts';
import { newId } from '#platform/ids.ts';
import type { Context } from '#server/context.ts';
import { originalKey } from './file-keys.ts';
import { isWaitingForFile } from './letter.ts';
import type { Upload } from './upload-address.ts';

/** A letter that waits for its file: where the file goes, and how large it may be. */
export type LetterToUpload = { organizationId: string; letterId: string; key: string; maxBytes: number };

/** Undefined when the letter does not wait for this upload, or no longer. */
export async function letterToUpload({ db, clock }: Context, upload: Upload): Promise<LetterToUpload | undefined> {
  const letter = await db
    .selectFrom('letters')
    .innerJoin('jobs', 'jobs.id', 'letters.job_id')
    .innerJoin('organizations', 'organizations.id', 'letters.organization_id')
    .where('letters.id', '=', upload.letterId)
    .where('letters.upload_number', '=', upload.uploadNumber)
    .select(['letters.id', 'letters.organization_id', 'letters.job_id', 'letters.status', 'letters.file_key'])
    .select(['jobs.manual_review_enabled', 'organizations.manual_review_size_limit'])
    .executeTakeFirst();
  if (!letter || !isWaitingForFile(letter)) return undefined;
  const place = { organizationId: letter.organization_id, jobId: letter.job_id, letterId: letter.id };
  return {
    organizationId: letter.organization_id,
    letterId: letter.id,
    // A key of its own: of two uploads at once, the one that loses can't touch the other's file.
    key: originalKey(place, newId(clock.now().getTime())),
    maxBytes: maxBytesFor({
      manualReviewEnabled: letter.manual_review_enabled,
      manualReviewSizeLimit: letter.manual_review_size_limit,
    }),
  };
}
