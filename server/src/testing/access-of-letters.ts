import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { recordResult } from '#features/letters/record-result.ts';
import { admins, type Entry, everyone, id, makers, type Things } from './access-entry.ts';
import { reviewAccess } from './access-of-review.ts';
import { addTestJob } from './jobs.ts';
import type { TestServer } from './start-server.ts';

/** A job with a letter in each status that some action needs, and one that can be deleted. */
export type LetterThings = {
  job: string;
  jobToDelete: string;
  pending: string;
  ready: string;
  badFile: string;
  inReview: string;
  learned: string;
};

const statuses = { ready: 'READY', badFile: 'BAD_FILE', inReview: 'MANUAL_REVIEW' } as const;

/** The SHA-256 of the file of the letter in review. */
const content = 'a'.repeat(64);

/** New ones, of a job that this person creates. */
export async function addLetterThings(server: TestServer, subject: string): Promise<LetterThings> {
  const { id: job, awardLetters } = await addTestJob(server, subject, ['pending', ...Object.keys(statuses)]);
  const { id: jobToDelete } = await addTestJob(server, subject, ['only.pdf']);
  const [pending, ready, badFile, inReview] = awardLetters.map((letter) => letter.id) as [
    string,
    string,
    string,
    string,
  ];
  const letters = { ready, badFile, inReview };
  for (const [name, to] of Object.entries(statuses)) await end(server, letters[name as keyof typeof letters], to);
  await server.context.db.updateTable('letters').where('id', '=', inReview).set({ file_sha256: content }).execute();
  return { job, jobToDelete, pending, ...letters, learned: await addLearnedLine(server, inReview) };
}

async function end({ context }: TestServer, letterId: string, to: LetterStatus): Promise<void> {
  const { organization_id: organizationId } = await context.db
    .selectFrom('letters')
    .where('id', '=', letterId)
    .select('organization_id')
    .executeTakeFirstOrThrow();
  const letters = { ids: [letterId] };
  await recordResult(context, { organizationId, letters, to, reason: null, actor: { kind: 'SYSTEM' } });
}

/** A line that a review of the letter's organization has taught. */
async function addLearnedLine({ context: { db, clock } }: TestServer, letterId: string): Promise<string> {
  const { organization_id } = await db
    .selectFrom('letters')
    .where('id', '=', letterId)
    .select('organization_id')
    .executeTakeFirstOrThrow();
  const { id: person_id } = await db.selectFrom('people').select('id').limit(1).executeTakeFirstOrThrow();
  const line = { school_key: 'reed', words_key: letterId, school_name: 'Reed', printed: 'Fund', description: 'Fund' };
  const row = {
    ...line,
    id: letterId,
    organization_id,
    person_id,
    category: 'FEES',
    insert_time: clock.now(),
  } as const;
  await db
    .insertInto('learned_lines')
    .values({ ...row, source: null, sub_category: null })
    .execute();
  return letterId;
}

/** The arguments of a field that names one thing. */
const one = (name: 'id' | 'jobIdList' | 'letterIds' | 'ids', thing: string, { organization }: Things): string =>
  `(${name}: ${id(thing)}, organizationId: ${id(organization)})`;

const refused = (may: Entry['may'], call: Entry['call']): Entry => ({ call, may, stranger: 'refused' });

/** Every query and mutation of letters, jobs, exports and the review. */
export const letterAccess: Record<string, Entry> = {
  'query awardLetters': refused(
    everyone,
    ({ organization }) => `awardLetters(organizationId: ${id(organization)}) { itemsCount items { id filename } }`,
  ),
  'query awardLetter': refused(
    everyone,
    (things) => `awardLetter${one('id', things.inReview, things)} { id filename job { id } }`,
  ),
  'query lettersWithContent': refused(
    everyone,
    ({ organization }) => `lettersWithContent(sha256s: ["${content}"], organizationId: ${id(organization)}) { id }`,
  ),
  'query filesToPurge': refused(
    admins,
    ({ organization }) => `filesToPurge(purgeLetterFilesAfter: 0, organizationId: ${id(organization)})`,
  ),
  'query jobs': refused(
    makers,
    ({ organization }) =>
      `jobs(organizationId: ${id(organization)}) { itemsCount items { id awardLetters { items { id } } } }`,
  ),
  'query job': refused(makers, (things) => `job${one('id', things.job, things)} { id name }`),
  'query exports': refused(
    makers,
    ({ organization }) => `exports(organizationId: ${id(organization)}) { itemsCount items { id downloadUrl } }`,
  ),
  'mutation createJob': refused(
    makers,
    ({ organization }) => `createJob(organizationId: ${id(organization)}, letterFiles: [{ filename: "a" }]) { id }`,
  ),
  'mutation refreshUploadUrl': refused(
    makers,
    (things) => `refreshUploadUrl${one('id', things.pending, things)} { uploadUrl }`,
  ),
  'mutation uploadFinished': refused(makers, (things) => `uploadFinished${one('letterIds', things.pending, things)}`),
  'mutation cancelAwardLetter': refused(
    makers,
    (things) => `cancelAwardLetter${one('id', things.pending, things)} { id }`,
  ),
  'mutation replaceLetterFile': refused(
    makers,
    (things) => `replaceLetterFile${one('id', things.badFile, things)} { id uploadUrl }`,
  ),
  'mutation sendLetterToReview': refused(
    makers,
    (things) => `sendLetterToReview${one('id', things.ready, things)} { id }`,
  ),
  'mutation exportJob': refused(
    makers,
    (things) => `exportJob${one('jobIdList', things.job, things)} { exportedJobsCount export { id } }`,
  ),
  'mutation exportLetters': refused(makers, (things) => `exportLetters${one('ids', things.ready, things)} { id }`),
  'mutation cancelJob': refused(
    makers,
    (things) => `cancelJob${one('jobIdList', things.job, things)} { canceledJobs { jobId canceledLetterCount } }`,
  ),
  'mutation deleteJob': refused(
    makers,
    (things) => `deleteJob${one('jobIdList', things.jobToDelete, things)} { deletedJobsCount }`,
  ),
  ...reviewAccess,
};
