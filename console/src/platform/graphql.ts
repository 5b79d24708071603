import { clientRequestIdHeader } from '@tassel/contract/requests.ts';
import type { TypedDocumentString } from '#console/generated/graphql.ts';
import { callServer } from './call-server.ts';
import { readGraphqlAnswer } from './read-answer.ts';
import { withRetries } from './retry.ts';
import { trackRequest } from './running-requests.ts';

export const privateEndpoint = '/api/private/graphql/';
export const advisorsEndpoint = '/advisors/graphql/';

type Options = { endpoint?: string; isTracked?: boolean };

export function callGraphql<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  { endpoint = privateEndpoint, isTracked = false }: Options = {},
): Promise<Result> {
  const query = document.toString();
  const headers = requestIdHeader(query);
  const answer = withRetries(async () =>
    readGraphqlAnswer<Result>(await callServer(endpoint, { query, variables }, headers)),
  );
  return isTracked ? trackRequest(answer) : answer;
}

/** Made once a call, so that a repeated mutation is known by it (D 31). */
function requestIdHeader(query: string): Record<string, string> {
  return /^\s*mutation\b/.test(query) ? { [clientRequestIdHeader]: crypto.randomUUID() } : {};
}
