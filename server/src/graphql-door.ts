import { clientRequestIdHeader } from '@tassel/contract/requests.ts';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { answerOnce } from '#features/session/answer-once.ts';
import { noteActivity } from '#features/session/note-activity.ts';
import { loadViewer } from '#features/session/viewer.ts';
import { UserError, userError } from '#platform/errors.ts';
import { createReader, type GraphqlAnswer, type GraphqlRequest, maskErrors, run } from '#platform/graphql.ts';
import { bodyObject, type Http } from '#platform/http.ts';
import type { Context } from './context.ts';

/** One GraphQL endpoint: reads in the pool, each mutation in one transaction. Refusals are answers, with status 200. */
export function graphqlDoor(http: Http, path: string, schema: GraphQLSchema, context: Context): void {
  const read = createReader(schema);

  async function answer(request: FastifyRequest): Promise<GraphqlAnswer> {
    const operation = read(readRequest(request));
    if (!('document' in operation)) return operation;
    const viewer = await loadViewer(context, request.identity);
    await noteActivity(context, viewer);
    const asked = { ...context, viewer, networkAddress: request.ip, log: request.log as Context['log'] };
    if (operation.definition.operation === 'query') return run(schema, operation, asked);
    const requestId = request.headers[clientRequestIdHeader.toLowerCase()]?.toString();
    return answerOnce(asked, requestId, (inside) => run(schema, operation, inside));
  }

  http.post(path, async (request, reply) => {
    const result = await answer(request).catch(asAnswer);
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(maskErrors(result, request.log as Context['log'], request.id)));
  });
}

function asAnswer(error: unknown): GraphqlAnswer {
  // A provider that can't be asked, and a sign-in that counts no more, are a matter of HTTP, not of this call.
  if (error instanceof UserError && ['UNAVAILABLE', 'INVALID_TOKEN'].includes(error.code)) throw error;
  return { data: null, errors: [new GraphQLError('', { originalError: error as Error })] };
}

function readRequest(request: FastifyRequest): GraphqlRequest {
  const { query, variables, operationName } = bodyObject(request);
  if (typeof query !== 'string') throw userError('BAD_INPUT', 'Send the query as text in "query".');
  if (variables !== undefined && variables !== null && typeof variables !== 'object')
    throw userError('BAD_INPUT', 'Send the variables as an object.');
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    ...(typeof operationName === 'string' && { operationName }),
  };
}
