import { executionTimedOut, unexpectedLambdaException } from '@tassel/contract/requests.ts';
import { GraphQLError } from './call-errors.ts';
import { sleep } from './sleep.ts';

/** Spec §9: GraphQL retry limit. */
export const graphqlRetries = 10;
const firstWaitMs = 200;
const longestWaitMs = 3000;

/** Runs a GraphQL call again, up to ten times, when it ran out of time or its work died without an answer. */
export async function withRetries<Result>(call: () => Promise<Result>, wait = sleep): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await call();
    } catch (error) {
      if (retry === graphqlRetries || !isWorthRetrying(error)) throw error;
      await wait(waitMs(retry));
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  return error.fullMessage === `GraphQL error: ${executionTimedOut}` || error.code === unexpectedLambdaException;
}

function waitMs(retry: number): number {
  return Math.min(firstWaitMs * 2 ** retry, longestWaitMs);
}
