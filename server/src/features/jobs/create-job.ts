import {
  defaultJobName,
  filenameKey,
  filenameProblem,
  jobNameProblem,
  letterCountProblem,
  payloadProblem,
  payloadsProblem,
  purgeDaysProblem,
} from '@tassel/contract/job.ts';
import { requireMayStart } from '#features/billing/require-may-start.ts';
import { type AddedLetter, addLetters, type LetterFile } from '#features/letters/add-letters.ts';
import { readOrganization } from '#features/organizations/organizations.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';

export type NewJob = {
  name?: string | null;
  organizationId?: string | null;
  /** Left out, the organization's; null keeps the files for good. */
  purgeLetterFilesAfter?: number | null;
  notifyOnCompletion?: boolean | null;
  manualReviewEnabled?: boolean | null;
  letterFiles: readonly LetterFile[];
};
export type CreatedJob = { id: string; letters: AddedLetter[] };

/** One transaction: the job, its letters, and the credits that they will need. */
export async function createJob(context: ViewerContext, input: NewJob): Promise<CreatedJob> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  refuseProblems(input);
  return inTransaction(context, async (context) => {
    const { isReserved } = await requireMayStart(context, organizationId, input.letterFiles.length);
    const id = await addJob(context, organizationId, input);
    const job = { organizationId, jobId: id, hasReservedCredits: isReserved };
    return { id, letters: await addLetters(context, job, input.letterFiles) };
  });
}

/** What the job does not bring it copies from the organization (D 12). */
async function addJob(context: ViewerContext, organizationId: string, input: NewJob): Promise<string> {
  const organization = await readOrganization(context, organizationId);
  const now = context.clock.now();
  const { purgeLetterFilesAfter = organization.purge_letter_files_after } = input;
  const id = newId(now.getTime());
  await context.db
    .insertInto('jobs')
    .values({
      id,
      organization_id: organizationId,
      person_id: context.viewer.personId,
      name: input.name?.trim() || defaultJobName(now),
      notify_on_completion: input.notifyOnCompletion ?? true,
      manual_review_enabled: input.manualReviewEnabled ?? organization.manual_review_enabled,
      purge_letter_files_after: purgeLetterFilesAfter,
      insert_time: now,
      completed_at: null,
    })
    .execute();
  return id;
}

function refuseProblems({ name, purgeLetterFilesAfter, letterFiles }: NewJob): void {
  const problems = {
    name: name?.trim() ? jobNameProblem(name) : undefined,
    purgeLetterFilesAfter: purgeDaysProblem(purgeLetterFilesAfter ?? null),
    letterFiles: letterCountProblem(letterFiles.length) ?? firstProblem(letterFiles),
  };
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Record<
    string,
    string
  >;
  const [first] = Object.values(fields);
  if (first) throw userError('BAD_INPUT', first, { fields });
}

/** The first letter that can't be taken, with its file name (D 8, 9). */
function firstProblem(files: readonly LetterFile[]): string | undefined {
  const seen = new Map<string, string>();
  for (const { filename, payload } of files) {
    const problem = filenameProblem(filename) ?? (payload ? payloadProblem(payload) : undefined);
    if (problem) return `${JSON.stringify(filename.slice(0, 80))}: ${problem}`;
    const twin = seen.get(filenameKey(filename));
    if (twin !== undefined) return `Two files have the same name: "${twin}" and "${filename}". Rename one of them.`;
    seen.set(filenameKey(filename), filename);
  }
  return payloadsProblem(files.flatMap(({ payload }) => payload ?? []));
}
