import { createHash } from 'node:crypto';
import type { S3Client } from './s3-client.ts';

/** The most that a store removes in one call. */
const batchSize = 1000;

/** The names that begin with a prefix, page by page. */
export async function* listObjects(call: S3Client, prefix: string): AsyncGenerator<string[]> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...(token && { 'continuation-token': token }) };
    const xml = await (await call('', { method: 'GET', query })).text();
    const names = [...xml.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name = '']) => decodeURIComponent(name));
    if (names.length > 0) yield names;
    token = xml.match(/<NextContinuationToken>(.*?)<\/NextContinuationToken>/)?.[1];
  } while (token);
}

/** What is not there is no error. */
export async function removeObjects(call: S3Client, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += batchSize)
    await removeBatch(call, names.slice(from, from + batchSize));
}

/** Names are ours and hold nothing that XML would have to escape. */
async function removeBatch(call: S3Client, names: readonly string[]): Promise<void> {
  const objects = names.map((name) => `<Object><Key>${name}</Key></Object>`).join('');
  const body = `<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>true</Quiet>${objects}</Delete>`;
  const headers = { 'content-md5': createHash('md5').update(body).digest('base64'), 'content-type': 'application/xml' };
  await refuseError(await call('', { method: 'POST', query: { delete: '' }, headers, body }));
}

/** `source` is `/bucket/name`. */
export async function copyObject(call: S3Client, source: string, name: string): Promise<void> {
  await refuseError(await call(name, { method: 'PUT', headers: { 'x-amz-copy-source': source } }));
}

/** A store may begin to answer 200 before it knows that it fails. */
async function refuseError(answer: Response): Promise<void> {
  const words = await answer.text();
  if (words.includes('<Error>')) throw new Error(`the file store answered: ${words}`);
}
