import { callGraphql } from '#platform/graphql.ts';
import { createJobDocument } from './api.ts';
import { claimUpload } from './claim-upload.ts';
import { startUpload } from './current-upload.ts';
import { clearDraft } from './draft.ts';
import { type JobOptions, purgeDays } from './job-options.ts';
import { keepUpload } from './kept-upload.ts';
import type { LetterDraft } from './letter-draft.ts';
import type { Transfer } from './transfer.ts';

export type JobOrder = {
  personId: string;
  organizationId: string;
  name: string;
  options: JobOptions;
  letters: readonly LetterDraft[];
  /** Context data, by the id of the draft. */
  payloads: ReadonlyMap<string, string>;
};

/** Creates the job, then sends its letters. The draft is gone only when the job exists. */
export async function startJob(order: JobOrder): Promise<void> {
  const { personId, organizationId, name, letters } = order;
  const { createJob } = await callGraphql(createJobDocument, variablesOf(order));
  const { id: jobId } = createJob;
  const transfers = createJob.awardLetters.map((created, index) => transferOf(created, letters[index] as LetterDraft));
  const made = new Set(transfers.filter((_, index) => letters[index]?.isMade).map(({ letterId }) => letterId));
  const release = (await claimUpload(jobId)) ?? (() => {});
  const folder = await keepUpload({
    personId,
    organizationId,
    jobId,
    jobName: name,
    letters: transfers.map(keptLetter),
  });
  startUpload({ organizationId, jobId, jobName: name, transfers, made, folder, release });
  clearDraft();
}

function variablesOf({ organizationId, name, options, letters, payloads }: JobOrder) {
  return {
    name,
    organizationId,
    purgeLetterFilesAfter: purgeDays(options),
    notifyOnCompletion: options.notifyOnCompletion,
    manualReviewEnabled: options.manualReview ?? undefined,
    letterFiles: letters.map((letter) => ({ filename: letter.name, payload: payloads.get(letter.id) })),
  };
}

type CreatedLetter = { id: string; filename: string; uploadUrl?: string | null };

/** The answer lists the letters in the order in which they were given. */
function transferOf({ id, filename, uploadUrl }: CreatedLetter, { file, facts }: LetterDraft): Transfer {
  return {
    letterId: id,
    filename,
    bytes: file.size,
    sha256: facts?.sha256 ?? null,
    uploadUrl: uploadUrl ?? '',
    file,
    state: 'waiting',
    sentBytes: 0,
    error: null,
  };
}

function keptLetter({ letterId, filename, bytes, sha256, uploadUrl }: Transfer) {
  return { letterId, filename, bytes, sha256, uploadUrl };
}
