import { createHash, createHmac } from 'node:crypto';

export type SignedRequest = { method: string; url: URL; headers: Record<string, string | undefined> };

/**
 * The signature that a request should carry, by the text of "Authenticating Requests (AWS Signature Version 4)":
 * a second, independent reading of it, to judge the first one by.
 */
export function rightSignature(request: SignedRequest, secretKey: string): string {
  const { scope, date, signedHeaders, bodyHash } = claims(request);
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery(request.url),
    ...signedHeaders.map((name) => `${name}:${headerOf(request, name).trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secretKey}`);
  return hmac(key, text).toString('hex');
}

export function givenSignature({ url, headers }: SignedRequest): string | undefined {
  return url.searchParams.get('X-Amz-Signature') ?? headers.authorization?.match(/Signature=([0-9a-f]+)/)?.[1];
}

/** What the request says of how it was signed, in its address or in its head. */
function claims({ url, headers }: SignedRequest) {
  const query = url.searchParams;
  const isInAddress = query.has('X-Amz-Signature');
  const [, credential = '', names = ''] =
    headers.authorization?.match(/Credential=([^,]+), ?SignedHeaders=([^,]+)/) ?? [];
  const scopeOf = (given: string) => given.split('/').slice(1).join('/');
  return isInAddress
    ? {
        scope: scopeOf(query.get('X-Amz-Credential') ?? ''),
        date: query.get('X-Amz-Date') ?? '',
        signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
        bodyHash: 'UNSIGNED-PAYLOAD',
      }
    : {
        scope: scopeOf(credential),
        date: headers['x-amz-date'] ?? '',
        signedHeaders: names.split(';'),
        bodyHash: headers['x-amz-content-sha256'] ?? '',
      };
}

const headerOf = ({ url, headers }: SignedRequest, name: string): string =>
  name === 'host' ? (headers.host ?? url.host) : (headers[name] ?? '');

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature');
  return pairs
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
