import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { givenSignature, rightSignature, type SignedRequest } from './s3-signature.ts';

// The only account that s3rver knows.
const account = 'S3RVER';

export type TestS3 = {
  /** For FILES_URL, S3_ACCESS_KEY and S3_SECRET_KEY. */
  settings: Record<'FILES_URL' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>;
  /** Calls that were refused because their signature was wrong. */
  refused: string[];
  stop(): Promise<void>;
};

const openToBrowsers = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;

/** An S3 server that is not ours, behind a door that checks signatures, which s3rver itself does not. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'tassel-s3-'));
  const buckets = [{ name: 'letters', configs: [openToBrowsers] }];
  const store = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: buckets });
  const { port } = await store.run();
  const refused: string[] = [];
  const door = createServer((request, response) => pass(request, response, port, refused));
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
  return {
    settings: {
      FILES_URL: `s3://letters/tassel?region=us-east-1&endpoint=${endpoint}`,
      S3_ACCESS_KEY: account,
      S3_SECRET_KEY: account,
    },
    refused,
    async stop() {
      door.closeAllConnections();
      await new Promise((done) => door.close(done));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function pass(request: IncomingMessage, response: ServerResponse, port: number, refused: string[]): void {
  if (!isWellSigned(request)) {
    refused.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    return;
  }
  const { method, url, headers } = request;
  const inner = forward({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  inner.on('error', () => response.destroy());
  request.pipe(inner);
}

function isWellSigned(request: IncomingMessage): boolean {
  // A browser asks first whether it may, unsigned.
  if (request.method === 'OPTIONS') return true;
  const signed: SignedRequest = {
    method: request.method ?? '',
    url: new URL(request.url ?? '', `http://${request.headers.host}`),
    headers: request.headers as SignedRequest['headers'],
  };
  return givenSignature(signed) === rightSignature(signed, account);
}
