import { createHmac, hash } from 'node:crypto';
import type { S3Place } from './s3-place.ts';

type Permission = { method: 'GET' | 'PUT'; name: string; seconds: number; now: Date; query?: Record<string, string> };

/** An address that allows one method on one object for some seconds. */
export type Presign = (permission: Permission) => string;

/**
 * AWS Signature Version 4 in the query. Ours, because a job needs ten thousand at once: a library that asks Web Crypto
 * takes many seconds for them.
 */
export function presigner(place: S3Place): Presign {
  const { host, origin } = new URL(place.baseUrl);
  const path = new URL(place.baseUrl).pathname;
  const keyOf = dailyKey(place);
  return ({ method, name, seconds, now, query = {} }) => {
    const time = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
    const scope = `${time.slice(0, 8)}/${place.region}/s3/aws4_request`;
    const search = canonicalQuery({
      ...query,
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': `${place.accessKey}/${scope}`,
      'X-Amz-Date': time,
      'X-Amz-Expires': String(seconds),
      'X-Amz-SignedHeaders': 'host',
    });
    const request = [method, path + name, search, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
    const text = ['AWS4-HMAC-SHA256', time, scope, hash('sha256', request)].join('\n');
    return `${origin}${path}${name}?${search}&X-Amz-Signature=${hmac(keyOf(scope), text).toString('hex')}`;
  };
}

/** The key by which all of a day is signed. */
function dailyKey({ secretKey }: S3Place): (scope: string) => Buffer {
  let known: { scope: string; key: Buffer } = { scope: '', key: Buffer.alloc(0) };
  return (scope) => {
    if (known.scope !== scope)
      known = { scope, key: scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secretKey}`)) };
    return known.key;
  };
}

const canonicalQuery = (query: Record<string, string>): string =>
  Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encoded(value)}`)
    .join('&');

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
