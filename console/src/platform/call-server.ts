import { apiRevision, apiRevisionHeader } from '@tassel/contract/api-revision.ts';
import { CallError } from './call-errors.ts';
import { tellWatchers } from './call-watchers.ts';
import { getIdToken } from './identity.ts';
import { checkAnswer } from './read-answer.ts';

/** A POST to a private address of ours, with the headers of spec §7. */
export async function callServer(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return await checkAnswer(await send(path, body, headers));
  } catch (error) {
    tellWatchers(error);
    throw error;
  }
}

async function send(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  const request: RequestInit = {
    method: 'POST',
    headers: {
      Authorization: `JWT ${await getIdToken()}`,
      [apiRevisionHeader]: String(apiRevision),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  return fetch(path, request).catch(() => {
    throw new CallError(0);
  });
}
