import { describe, expect, test } from 'vitest';
import { AuthError, GraphQLError } from './call-errors.ts';
import { withRetries } from './retry.ts';

const timedOut = () => new GraphQLError([{ message: 'Execution timed out.' }]);
const lambda = () => new GraphQLError([{ message: 'Died', extensions: { code: 'UNEXPECTED_LAMBDA_EXCEPTION' } }]);

async function run(failures: Error[]) {
  const waits: number[] = [];
  let calls = 0;
  const call = async () => {
    const failure = failures[calls++];
    if (failure) throw failure;
    return 'answer';
  };
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  const result = await withRetries(call, wait).catch((error: unknown) => error);
  return { result, calls, waits };
}

describe('does', () => {
  test('[R-7.09] a timed-out call and a lambda exception are run again until they answer', async () => {
    expect(await run([timedOut(), lambda(), timedOut()])).toMatchObject({ result: 'answer', calls: 4 });
  });

  test('[R-7.09] waits grow and stay short', async () => {
    const { waits } = await run(Array.from({ length: 10 }, timedOut));
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits[0]).toBeLessThan(500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
  });
});

describe('refuses', () => {
  test('[R-7.09] an eleventh re-run', async () => {
    const { result, calls } = await run(Array.from({ length: 12 }, timedOut));
    expect(result).toBeInstanceOf(GraphQLError);
    expect(calls).toBe(11);
  });

  test.each([
    new GraphQLError([{ message: 'Execution timed out' }]),
    new GraphQLError([{ message: 'Not allowed.', extensions: { code: 'FORBIDDEN' } }]),
    new AuthError('Execution timed out.'),
    new TypeError('Execution timed out.'),
  ])('[R-7.09] to re-run %o', async (error) => {
    expect(await run([error])).toEqual({ result: error, calls: 1, waits: [] });
  });
});
