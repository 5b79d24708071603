import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#console/testing/stub-browser.ts';

const nowSeconds = Math.floor(Date.now() / 1000);
const signedIn = {
  'tassel.identity.user:https://identity.example:console': JSON.stringify({
    id_token: 'the-token',
    access_token: 'other',
    token_type: 'Bearer',
    profile: { sub: 's', iss: 'i', aud: 'console', iat: nowSeconds, exp: nowSeconds + 3600, auth_time: nowSeconds },
  }),
};

async function open(answers: Response[]) {
  stubBrowser(signedIn);
  const requests: { url: string; headers: Headers; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers), body: JSON.parse(init.body as string) });
    return answers.shift();
  });
  const { callGraphql } = await import('./graphql.ts');
  const { watchCalls } = await import('./call-watchers.ts');
  const { TypedDocumentString } = await import('#console/generated/graphql.ts');
  const documentOf = (text: string) => new TypedDocumentString<object, { id: string }>(text);
  return { requests, callGraphql, watchCalls, documentOf };
}

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

test('[R-7.01] a call is a POST with the token, the revision, query and variables', async () => {
  const { requests, callGraphql, documentOf } = await open([Response.json({ data: { ok: true } })]);
  expect(await callGraphql(documentOf('query A { me { id } }'), { id: '1' })).toEqual({ ok: true });
  const [request] = requests;
  expect(request?.url).toBe('/api/private/graphql/');
  expect(request?.headers.get('Authorization')).toBe('JWT the-token');
  expect(request?.headers.get('Api-Revision')).toMatch(/^\d+$/);
  expect(request?.headers.has('Client-Request-Id')).toBe(false);
  expect(request?.body).toEqual({ query: 'query A { me { id } }', variables: { id: '1' } });
});

test('[R-7.09] a mutation carries the same Client-Request-Id when it is run again', async () => {
  const timedOut = Response.json({ errors: [{ message: 'Execution timed out.' }] });
  const { requests, callGraphql, documentOf } = await open([timedOut, Response.json({ data: { ok: true } })]);
  await callGraphql(documentOf('\n  mutation A { a { id } }'), { id: '1' });
  const ids = requests.map(({ headers }) => headers.get('Client-Request-Id'));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

test('[R-8.01] a 403 is told to the watchers, also where the caller catches it', async () => {
  const { callGraphql, watchCalls, documentOf } = await open([new Response('', { status: 403 })]);
  const told: string[] = [];
  watchCalls((error) => told.push(error.name));
  await callGraphql(documentOf('query A { me { id } }'), { id: '1' }).catch(() => undefined);
  expect(told).toEqual(['AuthError']);
});
