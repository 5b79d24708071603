import type { IncomingMessage } from 'node:http';
import type { IdentityContext } from '../context.ts';
import { Refusal } from './refusal.ts';

const maxBytes = 10_000;

export async function readForm({ issuer }: IdentityContext, request: IncomingMessage): Promise<URLSearchParams> {
  requireSameOrigin(new URL(issuer).origin, request);
  requireFormType(request);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Refusal(413, 'This is too long', 'The form holds more than it can.');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

function requireSameOrigin(origin: string, { headers }: IncomingMessage): void {
  // Pages without a referrer send "Origin: null", so that the newer header decides where there is one.
  const site = headers['sec-fetch-site'];
  if (site === undefined ? headers.origin === origin : site === 'same-origin') return;
  throw new Refusal(403, 'This form came from elsewhere', 'Open the page here and send it again.');
}

function requireFormType({ headers }: IncomingMessage): void {
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded') return;
  throw new Refusal(415, "This didn't work", 'The form was sent in a format that is not understood.');
}
