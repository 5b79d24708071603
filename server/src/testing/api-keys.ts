import type { GraphqlResult, TestServer } from './start-server.ts';

type Options = { lifetime?: number; name?: string };

/** A new key of that person's: the whole of it. */
export async function addTestKey(server: TestServer, subject: string, options: Options = {}): Promise<string> {
  const create = `mutation ($lifetime: Int, $name: String) {
    createApiKey(lifetime: $lifetime, name: $name) { secret } }`;
  const { data, errors } = await server.graphql(subject, create, options);
  if (errors) throw new Error(`createApiKey answered ${JSON.stringify(errors)}`);
  return data.createApiKey.secret;
}

/** A call as a program makes it: no token, no revision. */
export const callByKey = (
  { url }: TestServer,
  secret: string,
  body: { query: string; variables?: object },
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api/graphql/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export async function askByKey(server: TestServer, secret: string, query: string, variables: object = {}) {
  const answer = await callByKey(server, secret, { query, variables });
  return (await answer.json()) as GraphqlResult;
}

export const partOf = (secret: string): string => secret.slice(0, 'tsl_ab12cd34'.length);
