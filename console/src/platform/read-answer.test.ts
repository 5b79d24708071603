import { describe, expect, test } from 'vitest';
import { ApiVersionError, AuthError, CallError, errorText, fieldErrors, GraphQLError } from './call-errors.ts';
import { checkAnswer, readGraphqlAnswer } from './read-answer.ts';

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

describe('does', () => {
  test('a success brings its data', async () => {
    expect(await readGraphqlAnswer(json({ data: { me: { id: '1' } } }))).toEqual({ me: { id: '1' } });
  });

  test('[R-8.01] HTTP 403 is an AuthError', async () => {
    expect(await failureOf(checkAnswer(json({}, { status: 403 })))).toBeInstanceOf(AuthError);
  });

  test('[R-8.02] HTTP 418 is an ApiVersionError', async () => {
    expect(await failureOf(checkAnswer(json({}, { status: 418 })))).toBeInstanceOf(ApiVersionError);
  });

  test('[R-8.03] errors in the answer are a GraphQLError with the first message', async () => {
    const errors = [{ message: 'Not allowed.', extensions: { code: 'FORBIDDEN' } }, { message: 'Second' }];
    const error = await failureOf(readGraphqlAnswer(json({ data: null, errors })));
    expect(error).toBeInstanceOf(GraphQLError);
    expect(error).toMatchObject({ message: 'Not allowed.', code: 'FORBIDDEN', errors });
    expect(String(error)).toBe('GraphQL error: Not allowed.');
  });

  test('[R-8.03] also beside data', async () => {
    const answer = json({ data: { me: null }, errors: [{ message: 'Partly' }] });
    expect(await failureOf(readGraphqlAnswer(answer))).toBeInstanceOf(GraphQLError);
  });

  test('[R-7.05] a refused sign-up tells its fields', async () => {
    const error = { code: 'BAD_INPUT', message: 'Check the fields.', fields: { zip: 'Enter 5 digits.' } };
    const failure = await failureOf(checkAnswer(json({ error }, { status: 400 })));
    expect(fieldErrors(failure)).toEqual({ zip: 'Enter 5 digits.' });
    expect(errorText(failure)).toBe('Check the fields.');
  });

  test('[R-7.06] a rate limit tells when to come back', async () => {
    const init = { status: 429, headers: { 'Retry-After': '42' } };
    const failure = await failureOf(checkAnswer(json({ error: { code: 'RATE_LIMITED', message: 'Wait.' } }, init)));
    expect(failure).toMatchObject({ status: 429, retryAfterSeconds: 42, message: 'Wait.' });
  });
});

describe('guards', () => {
  test('an answer that is no JSON still speaks to people', async () => {
    const failure = await failureOf(checkAnswer(new Response('<html>', { status: 502 })));
    expect(failure).toBeInstanceOf(CallError);
    expect(errorText(failure)).toContain('502');
  });

  test('an empty GraphQL answer is a failure', async () => {
    expect(await failureOf(readGraphqlAnswer(json({})))).toBeInstanceOf(CallError);
  });
});
