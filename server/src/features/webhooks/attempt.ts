import type { WebhookOutcome } from '@tassel/contract/webhook.ts';
import { type OutboundAnswer, OutboundFailed } from '#platform/outbound.ts';
import type { Context } from '#server/context.ts';
import type { SentHeader } from '#server/tables.ts';
import { retryAfterSeconds } from './retry-schedule.ts';
import { callOf, shownAnswerHeaders, shownHeaders, withoutValues } from './webhook-call.ts';

/** What came of one call, as it may be kept and shown. */
export type Attempt = {
  outcome: WebhookOutcome;
  errorMessage: string | null;
  url: string;
  headers: SentHeader[];
  statusCode: number | null;
  responseHeaders: SentHeader[] | null;
  responseBody: string | null;
  durationMs: number;
  retryAfter: number | undefined;
};

type Parts = Parameters<typeof callOf>[0] & { timeoutMs: number };

/** Makes the call. Only what is our own fault is thrown. */
export async function attempt({ outbound, clock }: Context, parts: Parts): Promise<Attempt> {
  const { ownHeaders, timeoutMs } = parts;
  const call = callOf(parts);
  const sent = { url: call.url, headers: shownHeaders(call, ownHeaders) };
  const begin = performance.now();
  const durationMs = () => Math.round(performance.now() - begin);
  try {
    const answer = await outbound.send({ ...call, timeoutMs });
    return {
      ...sent,
      durationMs: durationMs(),
      ...judge(answer),
      statusCode: answer.statusCode,
      responseHeaders: shownAnswerHeaders(answer.headers, call, ownHeaders),
      responseBody: withoutValues(answer.body, call, ownHeaders),
      retryAfter: retryAfterSeconds(answer.headers.find(([name]) => name === 'retry-after')?.[1], clock.now()),
    };
  } catch (error) {
    if (!(error instanceof OutboundFailed)) throw error;
    return { ...sent, ...unanswered, durationMs: durationMs(), errorMessage: error.message };
  }
}

const unanswered = {
  outcome: 'FAILED' as const,
  statusCode: null,
  responseHeaders: null,
  responseBody: null,
  retryAfter: undefined,
};

/** D 35: success is 2xx, and a redirect is none. */
function judge({ statusCode }: OutboundAnswer): Pick<Attempt, 'outcome' | 'errorMessage'> {
  if (statusCode >= 200 && statusCode < 300) return { outcome: 'SUCCEEDED', errorMessage: null };
  const isRedirect = statusCode >= 300 && statusCode < 400;
  const errorMessage = `The answer was ${statusCode}${isRedirect ? ', and redirects are not followed' : ''}.`;
  return { outcome: 'FAILED', errorMessage };
}
