import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { HttpPerson } from './person-by-http.ts';

const samples = fileURLToPath(new URL('../../classifier/samples', import.meta.url));

/** A sample letter of the classifier, by its path among them. */
export const sample = (path: string): string => join(samples, path);

export type UploadedJob = { id: string; organizationId: string; letters: { id: string; filename: string }[] };

type Upload = {
  name: string;
  /** Paths among the samples. */
  files: string[];
  manualReviewEnabled?: boolean;
  payloads?: Record<string, object>;
};

export async function organizationOf(person: HttpPerson, name: RegExp): Promise<string> {
  const { me } = await person.graphql('{ me { organizationUsers { organization { id name } } } }');
  const places = me.organizationUsers as { organization: { id: string; name: string } }[];
  return places.find(({ organization }) => name.test(organization.name))?.organization.id as string;
}

/** A job made as programs make it: createJob, then a PUT a letter. Does not wait for its letters to be read. */
export async function uploadJob(person: HttpPerson, organizationId: string, upload: Upload): Promise<UploadedJob> {
  const letterFiles = upload.files.map((path) => {
    const filename = basename(path);
    const payload = upload.payloads?.[filename];
    return { filename, payload: payload && JSON.stringify(payload) };
  });
  const { createJob } = await person.graphql(
    `mutation ($name: String, $organizationId: ID, $review: Boolean, $letterFiles: [LetterFileInput!]!) {
      createJob(name: $name, organizationId: $organizationId, manualReviewEnabled: $review, letterFiles: $letterFiles) {
        id awardLetters { id filename uploadUrl }
      }
    }`,
    { name: upload.name, organizationId, review: upload.manualReviewEnabled ?? false, letterFiles },
  );
  for (const [index, path] of upload.files.entries()) {
    const { uploadUrl } = createJob.awardLetters[index];
    const answer = await fetch(uploadUrl, { method: 'PUT', body: readFileSync(sample(path)) });
    expect([200, 413]).toContain(answer.status);
  }
  return { id: createJob.id, organizationId, letters: createJob.awardLetters };
}

/** Waits until no letter of the job is pending. */
export async function untilRead(person: HttpPerson, { id, organizationId }: UploadedJob): Promise<void> {
  const state = async () => {
    const query = 'query ($id: ID!, $organizationId: ID) { job(id: $id, organizationId: $organizationId) { state } }';
    return (await person.graphql(query, { id, organizationId })).job.state as string;
  };
  await expect.poll(state, { timeout: 60_000, intervals: [250] }).toMatch(/^(IN_REVIEW|DONE)$/);
}
