import { readFile } from 'node:fs/promises';
import { createJob } from '#features/jobs/create-job.ts';
import { uploadUrl } from '#features/letters/upload-address.ts';
import { type Identity, loadViewer } from '#features/session/viewer.ts';
import type { Context, ViewerContext } from './context.ts';
import { type DemoJob, demoJobs } from './demo-jobs.ts';

const samples = new URL('../../classifier/samples/', import.meta.url);

export type DemoTask = { organizationId: string; creators: Record<DemoJob['creator'], Identity> };

/**
 * Task: fills the demo organization with letters that are really read. They come in as everybody's do: a job, then a
 * PUT a file. Run again after a failure, it goes on where it was.
 */
export async function addDemoLetters(context: Context, { organizationId, creators }: DemoTask): Promise<void> {
  for (const job of demoJobs) {
    const viewer = await loadViewer(context, creators[job.creator]);
    const jobId = await findJob(context, organizationId, job.name);
    await uploadLetters(context, jobId ?? (await addJob({ ...context, viewer }, organizationId, job)), job);
  }
}

async function findJob({ db }: Context, organizationId: string, name: string): Promise<string | undefined> {
  const job = await db
    .selectFrom('jobs')
    .where('organization_id', '=', organizationId)
    .where('name', '=', name)
    .select('id')
    .executeTakeFirst();
  return job?.id;
}

async function addJob(context: ViewerContext, organizationId: string, job: DemoJob): Promise<string> {
  const { id } = await createJob(context, {
    name: job.name,
    organizationId,
    manualReviewEnabled: job.isReviewed,
    notifyOnCompletion: false,
    letterFiles: job.letters.map(({ filename, college }, index) => ({
      filename,
      payload: JSON.stringify({
        student_id: `BP-${1001 + index}`,
        ...(college && { college }),
        cohort: 'Class of 2026',
      }),
    })),
  });
  return id;
}

async function uploadLetters(context: Context, jobId: string, job: DemoJob): Promise<void> {
  const waiting = await context.db
    .selectFrom('letters')
    .where('job_id', '=', jobId)
    .where('file_key', 'is', null)
    .orderBy('id')
    .select(['id', 'filename', 'upload_number', 'status', 'file_key'])
    .execute();
  for (const letter of waiting) {
    const url = await uploadUrl(context, letter);
    const sample = job.letters.find(({ filename }) => filename === letter.filename)?.sample;
    if (url && sample) await upload(url, await readFile(new URL(sample, samples)));
  }
}

async function upload(url: string, body: Buffer<ArrayBuffer>): Promise<void> {
  const { status } = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'application/octet-stream' } });
  if (status !== 200) throw new Error(`the upload of a demo letter answered ${status}`);
}
