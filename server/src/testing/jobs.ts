import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClassifiedLetter } from '@tassel/classifier/classify.ts';
import type { TestServer } from './start-server.ts';

export type TestLetter = { id: string; filename: string; uploadUrl: string };
export type TestJob = { id: string; awardLetters: TestLetter[] };

const createJob = `mutation ($name: String, $files: [LetterFileInput!]!, $organizationId: ID, $review: Boolean, $purge: Int, $notify: Boolean) {
  createJob(name: $name, letterFiles: $files, organizationId: $organizationId, manualReviewEnabled: $review,
    purgeLetterFilesAfter: $purge, notifyOnCompletion: $notify) { id awardLetters { id filename uploadUrl } } }`;

type JobOptions = { name?: string; organizationId?: string; review?: boolean; purge?: number | null; notify?: boolean };

/** A job of that person's, with letters of these names. */
export async function addTestJob(server: TestServer, subject: string, filenames: string[], options: JobOptions = {}) {
  const files = filenames.map((filename) => ({ filename }));
  const { data, errors } = await server.graphql(subject, createJob, { files, ...options });
  if (errors) throw new Error(`createJob answered ${JSON.stringify(errors)}`);
  return data.createJob as TestJob;
}

export const putFile = (url: string, body: NonNullable<RequestInit['body']>): Promise<Response> =>
  fetch(url, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body });

export const sampleLetter = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(new URL(`../../../classifier/samples/${path}`, import.meta.url)));

/** Asks until the answer is right; what it last was stands in the failure. */
export async function waitFor<Answer>(
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  seconds = 60,
): Promise<Answer> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > end) throw new Error(`not right within ${seconds} s: ${JSON.stringify(answer)}`);
    await sleep(100);
  }
}

/** The statuses of a job's letters, once none is pending. */
export async function endOfLetters(server: TestServer, subject: string, jobId: string, seconds = 60) {
  const read = async () => {
    const { data } = await server.graphql(
      subject,
      `query ($id: ID) { awardLetters(filter: { jobId: $id }, pageSize: 30) { items { id filename status reason } } }`,
      { id: jobId },
    );
    return data.awardLetters.items as { id: string; filename: string; status: string; reason: string | null }[];
  };
  return waitFor(read, (letters) => letters.every(({ status }) => status !== 'PENDING'), seconds);
}

const evidence = {
  page: 1,
  figure: { x: 400, y: 200, width: 40, height: 10 },
  description: { x: 72, y: 200, width: 120, height: 10 },
};

/** What a classifier answers for a letter that it read well, with any part changed. */
export const readyAnswer = (changes: Partial<ClassifiedLetter> = {}): ClassifiedLetter => ({
  status: 'READY',
  reason: null,
  institution: { name: 'Harrow Glen College', city: 'Wooster', state: 'OH', zip: '44691', evidence: null },
  awardYear: '2026-2027',
  awardYearEvidence: null,
  aid: [
    {
      value: 7395,
      description: 'Federal Pell Grant',
      source: 'FEDERAL',
      category: 'GRANT',
      subCategory: 'PELL',
      confidence: 0.9,
      evidence,
    },
    {
      value: 3500.5,
      description: 'Direct Subsidized Loan',
      source: 'FEDERAL',
      category: 'LOAN',
      subCategory: 'DIRECT_SUBSIDIZED',
      confidence: 0.8,
      evidence,
    },
  ],
  costs: [{ value: 20_000, description: 'Tuition', category: 'TUITION', confidence: 0.95, evidence }],
  printedNetPrice: { value: 12_605, evidence },
  confidence: 0.85,
  pages: [{ number: 1, width: 612, height: 792, reader: 'text' }],
  ms: 5,
  ...changes,
});
