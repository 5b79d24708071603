import { attachment } from './attachment.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { userError } from './errors.ts';
import { type Delivery, FileMissing, type Files } from './files.ts';
import type { Http } from './http.ts';
import { readSigned, sign } from './signed-text.ts';

const purpose = 'file';
const path = '/files/download';

type SignedFile = { key: string } & Omit<Delivery, 'expires'>;
type Signing = Pick<Config, 'publicUrl' | 'secretKey'>;

export function signedFileUrl({ publicUrl, secretKey }: Signing, key: string, delivery: Delivery): string {
  const { expires, ...rest } = delivery;
  const token = sign(secretKey, purpose, { key, ...rest } satisfies SignedFile, expires);
  return `${publicUrl}${path}?token=${token}`;
}

/** What people sent us is saved, never shown: not even a file that is a web page could run in our origin. */
export const neverRun = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** Gives the files of the local disk to whoever holds their address. */
export function signedFileRoutes(http: Http, files: Files, { secretKey }: Signing, clock: Clock): void {
  http.get<{ Querystring: { token?: string } }>(path, async ({ query }, reply) => {
    const file = readSigned<SignedFile>(secretKey, purpose, query.token ?? '', clock.now());
    if (!file) throw userError('NOT_FOUND', 'This address has expired. Go back, reload the page and download again.');
    const [size, content] = await Promise.all([files.size(file.key), files.get(file.key)]).catch(tellGone);
    return reply
      .headers({ ...neverRun, 'cache-control': 'private, no-store', 'content-length': size })
      .header('content-disposition', attachment(file.filename))
      .type(file.contentType)
      .send(content);
  });
}

function tellGone(error: unknown): never {
  if (error instanceof FileMissing) throw userError('NOT_FOUND', 'This file has been removed.');
  throw error;
}
