import { setTimeout as sleep } from 'node:timers/promises';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { executionTimedOut, unexpectedLambdaException } from '@tassel/contract/requests.ts';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { UserError } from './errors.ts';
import type { Log } from './log.ts';

/** D 32. A job's page asks one count a status by alias, so aliases need room. */
const limits = { depth: 12, aliases: 40, cost: 20_000, executionMs: 10_000, cachedDocuments: 500 };

// The limits are judged first and alone: a query that breaks them is not worth any further look.
const limitRules = [
  maxDepthRule({ n: limits.depth, ignoreIntrospection: true }),
  maxAliasesRule({ n: limits.aliases }),
  costLimitRule({ maxCost: limits.cost, ignoreIntrospection: true }),
] as unknown as typeof specifiedRules;

export type GraphqlRequest = { query: string; variables?: Record<string, unknown>; operationName?: string };
export type Operation = { document: DocumentNode; definition: OperationDefinitionNode; request: GraphqlRequest };
export type GraphqlAnswer = Pick<ExecutionResult, 'data' | 'errors'>;

/** Parses and validates; what was valid once is remembered. */
export function createReader(schema: GraphQLSchema): (request: GraphqlRequest) => Operation | GraphqlAnswer {
  const valid = new Map<string, DocumentNode>();
  return (request) => {
    try {
      const document = valid.get(request.query) ?? check(schema, request.query);
      remember(valid, request.query, document);
      const definition = getOperationAST(document, request.operationName);
      if (!definition) return { errors: [new GraphQLError('Name one of the operations in operationName.')] };
      return { document, definition, request };
    } catch (error) {
      if (error instanceof AggregateError) return { errors: error.errors };
      // The limits' rules bring a GraphQLError class of their own.
      if (error instanceof Error && error.name === 'GraphQLError') return { errors: [new GraphQLError(error.message)] };
      throw error;
    }
  };
}

function check(schema: GraphQLSchema, query: string): DocumentNode {
  const document = parse(query, { maxTokens: 5_000 });
  for (const rules of [limitRules, specifiedRules]) {
    const errors = validate(schema, document, rules);
    if (errors.length > 0) throw new AggregateError(errors);
  }
  return document;
}

function remember(valid: Map<string, DocumentNode>, query: string, document: DocumentNode): void {
  valid.delete(query);
  valid.set(query, document);
  if (valid.size > limits.cachedDocuments) valid.delete(valid.keys().next().value as string);
}

/** Runs one operation within the time that a call may take. */
export async function run(schema: GraphQLSchema, operation: Operation, context: unknown): Promise<GraphqlAnswer> {
  const over = new AbortController();
  const { document, request } = operation;
  const work = execute({
    schema,
    document,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  });
  const timer = sleep(limits.executionMs, undefined, { signal: over.signal, ref: false }).then(
    () => ({ data: null, errors: [new GraphQLError(executionTimedOut)] }),
    () => never,
  );
  try {
    return await Promise.race([work, timer]);
  } finally {
    over.abort();
  }
}

const never = new Promise<never>(() => undefined);

/** What the caller may know of an error: refusals in full, the rest only by the request's id, under which it is logged. */
export function maskErrors(answer: GraphqlAnswer, log: Log, requestId: string): object {
  if (!answer.errors) return answer;
  return { data: answer.data ?? null, errors: answer.errors.map((error) => mask(error, log, requestId)) };
}

function mask(error: GraphQLError, log: Log, requestId: string): object {
  const { originalError, path, locations } = error;
  if (originalError instanceof UserError) {
    const { code, fields } = originalError;
    return { message: originalError.message, path, extensions: { code, ...(fields && { fields }) } };
  }
  if (error.message === executionTimedOut) return { message: executionTimedOut };
  // No path: the query or its variables are at fault, and the library's words say how.
  if (!path && (!originalError || originalError instanceof GraphQLError))
    return { message: error.message, locations, extensions: { code: 'BAD_INPUT' } };
  log.error({ err: originalError ?? error, path }, 'call failed');
  const code = isLostConnection(originalError) ? unexpectedLambdaException : 'INTERNAL';
  return { message: `Something went wrong on our side (${requestId}).`, path, extensions: { code } };
}

/** The work died without an answer, and its transaction with it: the caller may ask again (D 31). */
export function isLostConnection(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return (
    /^(08|57P0)/.test(code) ||
    ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code) ||
    /^Connection terminated|not queryable/.test(message)
  );
}
