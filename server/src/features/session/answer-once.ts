import { clientRequestIdHeader } from '@tassel/contract/requests.ts';
import { userError } from '#platform/errors.ts';
import type { GraphqlAnswer } from '#platform/graphql.ts';
import { isId } from '#platform/ids.ts';
import { seal, unseal } from '#platform/sealed-text.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context, ViewerContext } from '#server/context.ts';

type Act = (context: ViewerContext) => Promise<GraphqlAnswer>;

const purpose = 'first answers';

/** Carries an answer with errors out of the transaction that it undoes. */
class Undone extends Error {
  readonly answer: GraphqlAnswer;
  constructor(answer: GraphqlAnswer) {
    super('undone');
    this.answer = answer;
  }
}

/**
 * A mutation is one transaction: all of it, or nothing. With a request id its answer is kept in the same transaction,
 * so whoever asks again, even after a lost connection, gets the first answer and nothing is made twice (D 31).
 */
export async function answerOnce(
  context: ViewerContext,
  requestId: string | undefined,
  act: Act,
): Promise<GraphqlAnswer> {
  if (requestId !== undefined && !isId(requestId))
    throw userError('BAD_INPUT', `${clientRequestIdHeader} must be a UUID.`);
  try {
    return await inTransaction(context, (context) => answer(context, requestId, act));
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}

async function answer(context: ViewerContext, requestId: string | undefined, act: Act): Promise<GraphqlAnswer> {
  const first = requestId && (await claim(context, requestId));
  if (first) return first;
  const result = await act(context);
  if (result.errors) throw new Undone(result);
  if (requestId) await keep(context, requestId, result);
  return result;
}

/** The first answer, if there was one. A twin that is still at work is waited for: the key makes the insert wait. */
async function claim(context: ViewerContext, requestId: string): Promise<GraphqlAnswer | undefined> {
  const { db, viewer, clock, config } = context;
  const claimed = await db
    .insertInto('answered_requests')
    .values({ person_id: viewer.personId, request_id: requestId, answer: null, insert_time: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('request_id')
    .executeTakeFirst();
  if (claimed) return undefined;
  const { answer } = await db
    .selectFrom('answered_requests')
    .where('person_id', '=', viewer.personId)
    .where('request_id', '=', requestId)
    .select('answer')
    .executeTakeFirstOrThrow();
  return JSON.parse(unseal(config.secretKey, purpose, answer as string));
}

/** Sealed: an answer may hold a secret that is shown once. */
async function keep({ db, viewer, config }: ViewerContext, requestId: string, answer: GraphqlAnswer): Promise<void> {
  await db
    .updateTable('answered_requests')
    .where('person_id', '=', viewer.personId)
    .where('request_id', '=', requestId)
    .set({ answer: seal(config.secretKey, purpose, JSON.stringify(answer)) })
    .execute();
}

/** Nobody asks again after a day. */
export async function forgetAnswers({ db, clock }: Context): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - 86_400_000);
  await db.deleteFrom('answered_requests').where('insert_time', '<', dayAgo).execute();
}
