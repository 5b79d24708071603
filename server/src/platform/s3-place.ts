import { StartRefused } from './start-refused.ts';

/** A bucket, and the folder in it that is ours. `baseUrl` ends with a slash. */
export type S3Place = {
  bucket: string;
  baseUrl: string;
  prefix: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

type Environment = Record<string, string | undefined>;

const example = 's3://bucket/folder?region=us-west-2&endpoint=https://s3.example.org';

/** FILES_URL names a bucket: at AWS by its region alone, at another S3-compatible store by its endpoint. */
export function readS3Place(env: Environment): S3Place | null {
  const { FILES_URL: address, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env;
  if (address === undefined) return null;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 's3:' || !isBucket(url.hostname))
    throw new StartRefused(`FILES_URL must look like ${example}.`);
  if (!accessKey || !secretKey)
    throw new StartRefused('S3_ACCESS_KEY and S3_SECRET_KEY must be set when FILES_URL is.');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint');
  return {
    bucket: url.hostname,
    baseUrl: endpoint ? atEndpoint(endpoint, url.hostname) : `https://${url.hostname}.s3.${region}.amazonaws.com/`,
    prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
    region,
    accessKey,
    secretKey,
  };
}

const isBucket = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name);

function atEndpoint(endpoint: string, bucket: string): string {
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new StartRefused('The endpoint in FILES_URL must be an address that starts with https:// or http://.');
  return `${endpoint.replace(/\/+$/, '')}/${bucket}/`;
}
