import { AwsClient } from 'aws4fetch';
import { FileMissing } from './files.ts';
import type { S3Place } from './s3-place.ts';

const patienceMs = 120_000;

type Call = {
  method: string;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
  query?: Record<string, string>;
};

/** Calls the store for an object ('' is the bucket). Throws FileMissing for 404, and an error for any other refusal. */
export type S3Client = (name: string, call: Call) => Promise<Response>;

export function openS3Client({ baseUrl, region, accessKey, secretKey }: S3Place): S3Client {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 3,
  });
  return async (name, { query = {}, ...init }) => {
    const url = new URL(name, baseUrl);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) return answer;
    const words = await answer.text();
    if (answer.status === 404) throw new FileMissing(name);
    throw new Error(`the file store answered ${answer.status} to ${init.method} ${url.pathname}: ${words}`);
  };
}
