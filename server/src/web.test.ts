import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTestPerson } from '#testing/people.ts';
import { startServer, type TestServer } from '#testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    TAG_MANAGER_ID: 'GTM-TEST1',
    SENTRY_DSN: 'https://key@sentry.example/7',
    SENTRY_TRACES_SAMPLE_RATE: '0.25',
    ENVIRONMENT: 'master</script>',
    SUPPORT_URL: 'https://support.example/',
  });
  await addTestPerson(server, 'ada');
});
afterAll(() => server.stop());

const page = (path: string) => fetch(server.url + path);

describe('does', () => {
  test('[R-9.04] writes its configuration into the page as data, never as code', async () => {
    const html = await (await page('/jobs')).text();
    const json = html.match(/<script type="application\/json" id="tassel-config">(.*?)<\/script>/)?.[1];
    expect(JSON.parse(json as string)).toEqual({
      environment: 'master</script>',
      identity: { domain: server.issuer.url, clientId: 'tassel-test' },
      errorReporting: { dsn: 'https://key@sentry.example/7', tracesSampleRate: 0.25 },
      tagManagerId: 'GTM-TEST1',
      mainAppUrl: null,
      stripe: null,
      supportUrl: 'https://support.example/',
      supportEmail: 'help@tassel.example',
      webhookAllowLoopback: false,
      hasDevPages: false,
    });
    expect(html.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull();
  });

  test('every answer carries the security headers and the id of its request', async () => {
    for (const path of ['/', '/jobs', '/healthz', '/api/nothing']) {
      const { headers } = await page(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    }
  });

  test('health, readiness and metrics', async () => {
    expect((await page('/healthz')).status).toBe(200);
    expect(await (await page('/readyz')).json()).toEqual({ status: 'ready', database: true, queue: true });
    expect(await (await page('/metrics')).text()).toContain('tassel_http_request_seconds_count');
  });

  test('logs each request with its id, without its query or its token', async () => {
    const answer = await page('/healthz?token=secret-in-query');
    const line = server.logLines.find((text) => text.includes(answer.headers.get('x-request-id') as string));
    expect(JSON.parse(line as string)).toMatchObject({ msg: 'answered', path: '/healthz', status: 200 });
    expect(server.logLines.join('')).not.toMatch(/secret-in-query|eyJ/);
  });
});

describe('refuses', () => {
  test('an unknown address of the API with JSON, and a missing file with 404', async () => {
    for (const path of ['/api/nothing', '/advisors/nothing', '/assets/nothing.js', '/dev/mail'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    expect((await page('/api-associations')).status).toBe(200);
  });

  test('a body that is too large, or no JSON', async () => {
    const large = await server.call('ada', '/api/private/graphql/', { query: 'x'.repeat(1_100_000) });
    expect(large.status).toBe(413);
    const token = await server.issuer.token('ada');
    const broken = await fetch(`${server.url}/api/private/rest/signup`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}`, 'api-revision': '1', 'content-type': 'application/json' },
      body: '{"first_name":',
    });
    expect(await broken.json()).toEqual({ error: { code: 'BAD_INPUT', message: 'The body is not valid JSON.' } });
  });

  test('[R-D.32] a person who asks too often, with 429 and when to come back', async () => {
    await addTestPerson(server, 'hasty');
    const answers = await Promise.all(
      Array.from({ length: 620 }, () => server.call('hasty', '/api/private/rest/signin')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.call('ada', '/api/private/rest/signin')).status).toBe(204);
  });
});

describe('GraphQL', () => {
  test('[R-D.32] refuses what is too wide or too long', async () => {
    const organization = 'organizationUsers { organization { id } }';
    const wide = `{ me { ${Array.from({ length: 60 }, (_, index) => `a${index}: ${organization}`).join(' ')} } }`;
    expect((await server.graphql('ada', wide)).errors?.[0]?.message).toContain('liases');
    const long = `{ me { ${'id '.repeat(6000)} } }`;
    expect((await server.graphql('ada', long)).errors?.[0]?.message).toContain('token');
  });

  test('thirty aliased counts, one a status and more, have room', async () => {
    const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: me { id }`).join(' ');
    expect((await server.graphql('ada', `{ ${aliases} }`)).errors).toBeUndefined();
  });

  test('answers a broken query in the words of the library, with status 200', async () => {
    const { errors } = await server.graphql('ada', '{ me { nothing } }');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    expect(errors?.[0]?.message).toContain('Cannot query field "nothing"');
  });

  test('answers wrong variables in the words of the library, too', async () => {
    const query = 'query ($id: ID!, $page: Int) { job(id: $id) { id } jobs(page: $page) { itemsCount } }';
    for (const variables of [{}, { id: null }, { id: 'a', page: 'one' }]) {
      const { errors } = await server.graphql('ada', query, variables);
      expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
      expect(errors?.[0]?.message).toMatch(/^Variable "\$(id|page)" has invalid value/);
    }
  });

  test('hides what went wrong inside, and logs it under the id that it tells', async () => {
    await server.context.db.schema.alterTable('organizations').renameTo('organizations_gone').execute();
    const { errors } = await server.graphql('ada', 'mutation { createOrganization(name: "X") { id } }');
    await server.context.db.schema.alterTable('organizations_gone').renameTo('organizations').execute();
    expect(errors?.[0]?.extensions?.code).toBe('INTERNAL');
    const id = errors?.[0]?.message.match(/\((.*)\)/)?.[1] as string;
    expect(errors?.[0]?.message).not.toContain('relation');
    expect(server.logLines.some((line) => line.includes(id) && line.includes('does not exist'))).toBe(true);
  });
});

describe('behind a proxy', () => {
  test('figures stay closed to the public, whatever the caller writes into X-Forwarded-For', async () => {
    const behind = await startServer({ TRUST_PROXY: '1' });
    const metrics = async (forwarded: string) =>
      (await fetch(`${behind.url}/metrics`, { headers: { 'x-forwarded-for': forwarded } })).status;
    expect(await metrics('203.0.113.9')).toBe(404);
    expect(await metrics('10.0.0.1, 203.0.113.9')).toBe(404);
    expect(await metrics('203.0.113.9, 10.0.0.1')).toBe(200);
    await behind.stop();
  });

  test('a process without the role web answers health and figures, and nothing else', async () => {
    const worker = await startServer({ ROLES: 'worker' });
    const status = async (path: string) => (await fetch(worker.url + path)).status;
    expect(await status('/readyz')).toBe(200);
    expect(await status('/metrics')).toBe(200);
    expect(await status('/jobs')).toBe(404);
    expect((await worker.call('ada', '/api/private/rest/signin')).status).toBe(404);
    await worker.stop();
  });
});
