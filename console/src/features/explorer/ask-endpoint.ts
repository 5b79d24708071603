import { clientRequestIdHeader } from '@tassel/contract/requests.ts';
import { errorText } from '#platform/call-errors.ts';
import { callServer } from '#platform/call-server.ts';
import { privateEndpoint } from '#platform/graphql.ts';
import { mutationFields } from './operation.ts';

export const keyEndpoint = '/api/graphql/';

/** As the signed-in person, or as a program that holds a key (D 26). */
export type Endpoint = { kind: 'person' } | { kind: 'key'; key: string };

export type Request = { query: string; variables?: unknown; operationName?: string | null };
export type Answer = { data?: unknown; errors?: { message: string }[] };

export const addressOf = ({ kind }: Endpoint): string => (kind === 'person' ? privateEndpoint : keyEndpoint);

export const refusal = (message: string): Answer => ({ errors: [{ message }] });

/** What the endpoint answers, errors and all: this page shows them as they are. */
export async function askEndpoint(endpoint: Endpoint, request: Request): Promise<Answer> {
  try {
    if (endpoint.kind === 'key') return await askByKey(endpoint.key, request);
    const isMutation = mutationFields(request.query, request.operationName) !== undefined;
    const headers = isMutation ? { [clientRequestIdHeader]: crypto.randomUUID() } : undefined;
    return await (await callServer(privateEndpoint, request, headers)).json();
  } catch (error) {
    return refusal(errorText(error));
  }
}

async function askByKey(key: string, request: Request): Promise<Answer> {
  const answer = await fetch(keyEndpoint, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const body = await answer.json();
  return answer.ok ? body : refusal(`${answer.status}: ${body.error?.message ?? answer.statusText}`);
}
