import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nothing = {
  publicUrl: 'http://localhost:3000',
  identity: { issuer: 'http://localhost:3000/identity', clientId: '', issuerOfPeople: '', isEmbedded: true },
  files: null,
  errorReporting: null,
  tagManagerId: null,
  stripe: null,
};

const bucket = { bucket: 'letters', prefix: '', region: 'us-west-2', accessKey: 'a', secretKey: 'b' };

const hosts = (policy: string) => [...new Set(policy.match(/https?:\/\/[^\s;]+/g))];

test("by default 'self' alone, with no inline code, no framing and no foreign base", () => {
  const policy = contentSecurityPolicy(nothing);
  expect(hosts(policy)).toEqual([]);
  expect(policy).not.toMatch(/unsafe|data:|blob:|\*/);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test.each([
  [{ identity: { ...nothing.identity, issuer: 'https://id.example.org/tenant' } }, 'https://id.example.org'],
  [{ errorReporting: { dsn: 'https://key@sentry.example/7', tracesSampleRate: 0 } }, 'https://sentry.example'],
  [
    { files: { ...bucket, baseUrl: 'https://letters.s3.us-west-2.amazonaws.com/' } },
    'https://letters.s3.us-west-2.amazonaws.com',
  ],
  [{ tagManagerId: 'GTM-ABC' }, 'https://www.googletagmanager.com'],
])('%j adds its own host and nothing else', (part, host) => {
  expect(hosts(contentSecurityPolicy({ ...nothing, ...part }))).toEqual([host]);
});

test('[R-D.43] keys of Stripe add the hosts of its card form, and nothing where there are none', () => {
  const stripe = { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'whsec_1', apiUrl: null, scriptUrl: null };
  expect(contentSecurityPolicy(nothing)).not.toContain('frame-src');
  const policy = contentSecurityPolicy({ ...nothing, stripe });
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(policy).not.toMatch(/unsafe|data:|blob:/);
});

test('exceptions of one page widen only what they name', () => {
  const policy = contentSecurityPolicy(nothing, { 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'] });
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("img-src 'self' data:");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
});
