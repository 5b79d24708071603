import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let DATA_DIR: string;
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'tassel-config-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const real = { OIDC_ISSUER: 'https://id.example.org/', OIDC_CLIENT_ID: 'abc', SECRET_KEY: 'x'.repeat(32) };

const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

const bucket = { FILES_URL: 's3://letters', S3_ACCESS_KEY: 'id', S3_SECRET_KEY: 'secret' };

describe('does', () => {
  test('the default run stays on localhost with everything embedded', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      roles: ['web', 'worker'],
      databaseUrl: null,
      smtpUrl: null,
      isDefaultRun: true,
      webhookAllowLoopback: true,
      identity: { issuer: 'http://localhost:3000/identity', issuerOfPeople: 'embedded', isEmbedded: true },
    });
  });

  test('the secret key is made once, for its owner alone, and kept', () => {
    const { secretKey } = readConfig({ DATA_DIR });
    expect(secretKey).toHaveLength(64);
    expect(readConfig({ DATA_DIR }).secretKey).toBe(secretKey);
    expect(readFileSync(join(DATA_DIR, 'secret-key'), 'utf8')).toBe(secretKey);
    expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
  });

  test('a real provider switches the demo and the embedded provider off, on any host', () => {
    const config = readConfig({ ...real, HOST: '0.0.0.0', PUBLIC_URL: 'https://tassel.example.org', ROLES: 'web' });
    expect(config).toMatchObject({
      isDefaultRun: false,
      webhookAllowLoopback: false,
      roles: ['web'],
      publicUrl: 'https://tassel.example.org',
    });
    expect(config.identity).toMatchObject({ issuer: 'https://id.example.org/', isEmbedded: false });
  });

  test('FILES_URL names a bucket at AWS by its region, and elsewhere by its endpoint', () => {
    const files = (FILES_URL: string) => readConfig({ DATA_DIR, ...bucket, FILES_URL }).files;
    expect(readConfig({ DATA_DIR }).files).toBeNull();
    expect(files('s3://letters/tassel/?region=us-west-2')).toMatchObject({
      baseUrl: 'https://letters.s3.us-west-2.amazonaws.com/',
      prefix: 'tassel',
      region: 'us-west-2',
    });
    expect(files('s3://letters?endpoint=http://minio:9000/')).toMatchObject({
      baseUrl: 'http://minio:9000/letters/',
      prefix: '',
      region: 'us-east-1',
    });
  });

  test('[R-D.43] keys of Stripe go together; without them cards are the test processor’s', () => {
    expect(readConfig({ DATA_DIR }).stripe).toBeNull();
    expect(readConfig({ DATA_DIR, ...stripe }).stripe).toEqual({
      secretKey: 'sk_1',
      publishableKey: 'pk_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
      scriptUrl: null,
    });
    expect(readConfig({ DATA_DIR, ...stripe, STRIPE_API_URL: 'http://127.0.0.1:9' }).stripe?.apiUrl).toBe(
      'http://127.0.0.1:9',
    );
  });

  test('a switch is on or off by any of its usual words', () => {
    const isOn = (WEBHOOK_ALLOW_LOOPBACK: string) =>
      readConfig({ DATA_DIR, WEBHOOK_ALLOW_LOOPBACK }).webhookAllowLoopback;
    expect(['1', 'true', 'YES', 'on'].map(isOn)).toEqual([true, true, true, true]);
    expect(['0', 'false', 'No', 'off'].map(isOn)).toEqual([false, false, false, false]);
  });

  test('an empty setting is no setting', () => {
    expect(readConfig({ DATA_DIR, PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });
});

describe('refuses, in one line that names the setting', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 would open the demo sign-ins/],
    [{ HOST: '192.168.1.4' }, /^HOST=192/],
    [{ PUBLIC_URL: 'https://tassel.example.org' }, /^PUBLIC_URL=https:\/\/tassel\.example\.org would open/],
    [{ TRUST_PROXY: '1' }, /^TRUST_PROXY would open/],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, /^STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is\.$/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is\.$/],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_1' }, /^STRIPE_SECRET_KEY must begin with sk_ or rk_\.$/],
    [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_1' }, /^STRIPE_PUBLISHABLE_KEY must begin with pk_\.$/],
    [{ ...stripe, STRIPE_API_URL: 'https://evil.example' }, /^STRIPE_API_URL is for tests/],
    [{ ...stripe, STRIPE_JS_URL: 'https://evil.example/x.js' }, /^STRIPE_JS_URL is for tests/],
    [{ PORT: '80a' }, /^PORT must be a whole number/],
    [{ ROLES: 'web,cook' }, /^ROLES must be/],
    [{ ROLES: ' ' }, /^ROLES must be/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address that starts with postgres:\/\//],
    [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL/],
    [{ PUBLIC_URL: 'http://localhost:3000/console' }, /^PUBLIC_URL must be an origin/],
    [{ TAG_MANAGER_ID: '"><script>' }, /^TAG_MANAGER_ID/],
    [{ SENTRY_DSN: 'https://k@sentry.example/1', SENTRY_TRACES_SAMPLE_RATE: '2' }, /^SENTRY_TRACES_SAMPLE_RATE/],
    [{ WEBHOOK_ALLOW_LOOPBACK: 'maybe' }, /^WEBHOOK_ALLOW_LOOPBACK must be true or false/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ TRUST_PROXY: 'maybe', ...real }, /^TRUST_PROXY must be a whole number from 0 to 10/],
    [{ OIDC_ISSUER: 'https://id.example.org', SECRET_KEY: real.SECRET_KEY }, /^OIDC_CLIENT_ID must be set/],
    [{ OIDC_ISSUER: 'https://id.example.org', OIDC_CLIENT_ID: 'abc' }, /^SECRET_KEY must be set/],
    [{ ...real, SECRET_KEY: 'short' }, /^SECRET_KEY must hold at least 32/],
    [{ FILES_URL: '/var/files' }, /^FILES_URL must look like s3:\/\/bucket/],
    [{ FILES_URL: 's3://No_Bucket' }, /^FILES_URL must look like/],
    [{ FILES_URL: 's3://letters' }, /^S3_ACCESS_KEY and S3_SECRET_KEY must be set/],
    [{ ...bucket, FILES_URL: 's3://letters?endpoint=minio:9000' }, /^The endpoint in FILES_URL must be an address/],
    [{ DATA_DIR: `${import.meta.filename}/below-a-file` }, /^DATA_DIR \(.*below-a-file\) can't be written/],
  ])('%j', (settings, line) => {
    const read = () => readConfig({ DATA_DIR, ...settings } as Record<string, string>);
    expect(read).toThrow(expect.objectContaining({ name: 'StartRefused', message: expect.stringMatching(line) }));
  });
});
