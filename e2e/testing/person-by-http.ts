import { createHash, randomBytes } from 'node:crypto';
import { expect, request } from '@playwright/test';
import { apiRevision } from '@tassel/contract/api-revision.ts';
import { demoPassword } from './people.ts';

export type HttpPerson = {
  headers: Record<string, string>;
  /** Answers the data; an error fails the test. */
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
  graphql(query: string, variables?: object): Promise<any>;
};

/** A demo person who signs in without a browser: for stories about processes, not about pages. */
export async function personByHttp(url: string, email: string): Promise<HttpPerson> {
  const headers = {
    authorization: `JWT ${await signInForToken(url, email)}`,
    'api-revision': String(apiRevision),
    'content-type': 'application/json',
  };
  return {
    headers,
    async graphql(query, variables = {}) {
      const body = JSON.stringify({ query, variables });
      const answer = await fetch(`${url}/api/private/graphql/`, { method: 'POST', headers, body });
      const { data, errors } = (await answer.json()) as { data: unknown; errors?: unknown };
      expect(errors).toBeUndefined();
      return data;
    },
  };
}

async function signInForToken(url: string, email: string): Promise<string> {
  const browser = await request.newContext();
  try {
    const verifier = randomBytes(32).toString('base64url');
    const client = { client_id: 'tassel-console', redirect_uri: `${url}/authenticate` };
    const wish = new URLSearchParams({
      ...client,
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    });
    const page = await browser.get(`${url}/identity/auth?${wish}`);
    const form = { email, password: demoPassword };
    const returned = await browser.post(`${page.url()}/sign-in`, { form, headers: { origin: url } });
    const code = new URL(returned.url()).searchParams.get('code') ?? '';
    const grant = { ...client, grant_type: 'authorization_code', code, code_verifier: verifier };
    const answer = await browser.post(`${url}/identity/token`, { form: grant });
    expect(answer.status()).toBe(200);
    return (await answer.json()).id_token;
  } finally {
    await browser.dispose();
  }
}

export async function createOrganization(person: HttpPerson, name: string): Promise<void> {
  await person.graphql('mutation ($name: String!) { createOrganization(name: $name) { id } }', { name });
}

export async function organizationNames(person: HttpPerson): Promise<string[]> {
  const { me } = await person.graphql('{ me { organizationUsers { organization { name } } } }');
  return me.organizationUsers.map((place: { organization: { name: string } }) => place.organization.name);
}

/** Makes the product send a mail. */
export async function askForNewPassword(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/identity/forgot-password`, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ email }),
  });
  expect(answer.status).toBe(200);
}
