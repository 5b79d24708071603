import { clientRequestIdHeader } from '@tassel/contract/requests.ts';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { answerOnce } from '#features/session/answer-once.ts';
import type { Viewer } from '#features/session/viewer.ts';
import { httpStatus, UserError, userError } from '#platform/errors.ts';
import {
  createReader,
  type GraphqlAnswer,
  type GraphqlRequest,
  maskErrors,
  type Operation,
  run,
} from '#platform/graphql.ts';
import { bodyObject, type Http, maxBodyBytes } from '#platform/http.ts';
import type { Context } from './context.ts';

/** Fields whose calls may be larger than others, by name, with the bytes that they may have. */
type LargeCalls = Record<string, number>;

type Door = { schema: GraphQLSchema; viewerOf: (request: FastifyRequest) => Promise<Viewer>; largeCalls?: LargeCalls };

/** One GraphQL endpoint: reads in the pool, each mutation in one transaction. Refusals are answers, with status 200, but for keys that don't count. */
export function graphqlDoor(http: Http, path: string, context: Context, door: Door): void {
  const { schema, viewerOf, largeCalls = {} } = door;
  const read = createReader(schema);
  const bodyLimit = Math.max(maxBodyBytes, ...Object.values(largeCalls));

  async function answer(request: FastifyRequest): Promise<GraphqlAnswer> {
    const operation = read(readRequest(request));
    if (bodyBytes(request) > mostBytes(operation, largeCalls)) throw userError('TOO_LARGE', 'The body is too large.');
    if (!('document' in operation)) return operation;
    const viewer = await viewerOf(request);
    const asked = { ...context, viewer, networkAddress: request.ip, log: request.log as Context['log'] };
    if (operation.definition.operation === 'query') return run(schema, operation, asked);
    const requestId = request.headers[clientRequestIdHeader.toLowerCase()]?.toString();
    return answerOnce(asked, requestId, (inside) => run(schema, operation, inside));
  }

  http.post(path, { bodyLimit }, async (request, reply) => {
    const result = await answer(request).catch(asAnswer);
    return reply
      .status(isUnauthorized(result) ? httpStatus('UNAUTHORIZED') : 200)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(maskErrors(result, request.log as Context['log'], request.id)));
  });
}

/** A key that does not reach the organization that it asks about. */
const isUnauthorized = ({ errors = [] }: GraphqlAnswer): boolean =>
  errors.some(({ originalError }) => originalError instanceof UserError && originalError.code === 'UNAUTHORIZED');

/** A body without a declared length came in chunks, and is measured. */
const bodyBytes = ({ headers, body }: FastifyRequest): number =>
  Number(headers['content-length'] ?? Buffer.byteLength(JSON.stringify(body)));

/** A body larger than usual is taken for the calls that need it and no other. */
function mostBytes(operation: Operation | GraphqlAnswer, largeCalls: LargeCalls): number {
  if (!('document' in operation)) return maxBodyBytes;
  const [field, ...others] = operation.definition.selectionSet.selections;
  const name = field?.kind === 'Field' && others.length === 0 ? field.name.value : '';
  return largeCalls[name] ?? maxBodyBytes;
}

function asAnswer(error: unknown): GraphqlAnswer {
  // A provider that can't be asked, a sign-in that counts no more, a body that is too large: matters of HTTP, not of this call.
  if (error instanceof UserError && ['UNAVAILABLE', 'INVALID_TOKEN', 'TOO_LARGE'].includes(error.code)) throw error;
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
