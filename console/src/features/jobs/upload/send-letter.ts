import { UploadError, uploadFile } from '#features/letters/upload-file.ts';
import { CallError, errorText, GraphQLError } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { sleep } from '#platform/sleep.ts';
import { refreshUploadUrlDocument } from './api.ts';
import { type Send, SendFailure } from './upload-queue.ts';

/** Local disk says 410 to an address that has run out, S3 403. */
const expiredStatuses = [403, 410];
/** The file is there already: its first answer was lost on the way. */
const arrivedStatus = 409;
const tooLargeStatus = 413;

/** PUTs a letter's file to its address; an address that has run out is asked for anew, once. */
export function sendLetterOf(organizationId: string): Send {
  return async (transfer, onProgress, signal) => {
    const { file, uploadUrl } = transfer;
    if (!file) throw new SendFailure('The file is missing', false);
    let sentBytes = 0;
    const follow = (bytes: number) => {
      sentBytes = bytes;
      onProgress(bytes);
    };
    const put = (address: string) => uploadFile(address, file, { onProgress: follow, signal });
    try {
      await put(uploadUrl).catch(async (error) => {
        if (!isExpired(error)) throw error;
        const address = await freshAddress(transfer.letterId, organizationId);
        if (address) await put(address);
      });
    } catch (error) {
      if (isArrived(error)) return;
      throw signal.aborted ? error : failureOf(error, sentBytes / file.size);
    }
  };
}

/** Null where the letter waits for no file any more. */
async function freshAddress(id: string, organizationId: string): Promise<string | null> {
  try {
    const answer = await callGraphql(refreshUploadUrlDocument, { id, organizationId });
    return answer.refreshUploadUrl.uploadUrl ?? null;
  } catch (error) {
    if (error instanceof GraphQLError && error.code === 'CONFLICT') return null;
    if (!(error instanceof CallError) || error.status !== 429) throw error;
    await sleep((error.retryAfterSeconds ?? 5) * 1000);
    return freshAddress(id, organizationId);
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof UploadError && expiredStatuses.includes(error.status);
}

function isArrived(error: unknown): boolean {
  return error instanceof UploadError && error.status === arrivedStatus;
}

function failureOf(error: unknown, share: number): SendFailure {
  if (error instanceof UploadError && error.status === tooLargeStatus)
    return new SendFailure('Larger than this job allows', false);
  if (error instanceof UploadError && error.status === 0)
    return new SendFailure(`The connection broke at ${Math.min(99, Math.floor(share * 100))}%`, true);
  const mayTryAgain = error instanceof UploadError ? error.status >= 500 || error.status === 429 : true;
  return new SendFailure(errorText(error), mayTryAgain);
}
