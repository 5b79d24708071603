import rateLimit from '@fastify/rate-limit';
import { apiRevision, apiRevisionHeader } from '@tassel/contract/api-revision.ts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './config.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { httpStatus, UserError, userError } from './errors.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

export const maxBodyBytes = 1024 * 1024;
const requestIdPattern = /^[\w-]{8,64}$/;

export type Http = FastifyInstance;

/** An HTTP server with what every answer shares: request ids, security headers, one form of error. */
export async function createHttp(config: Config, log: Log, metrics: Metrics): Promise<Http> {
  const http = Fastify({
    loggerInstance: log as never,
    bodyLimit: maxBodyBytes,
    trustProxy: (_address, hop) => hop < config.proxies,
    // A file may come over a slow line; a sender that falls silent is cut off long before.
    requestTimeout: 15 * 60_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // A signed token in an address is longer than the default of 100.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return config.proxies > 0 && typeof given === 'string' && requestIdPattern.test(given) ? given : newId();
    },
  }) as unknown as Http;
  // Doors that take no body are called with an empty one, under any content type.
  http.addContentTypeParser('*', { bodyLimit: maxBodyBytes }, (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  acceptEmptyJson(http);
  addHeaders(http, config);
  addRecord(http, metrics);
  http.setErrorHandler(answerError);
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return userError('RATE_LIMITED', `Too many requests. Try again in ${seconds} seconds.`, {
        retryAfterSeconds: seconds,
      });
    },
  });
  return http;
}

function acceptEmptyJson(http: Http): void {
  http.removeContentTypeParser('application/json');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(userError('BAD_INPUT', 'The body is not valid JSON.'));
    }
  });
}

function addHeaders(http: Http, config: Config): void {
  const policy = contentSecurityPolicy(config);
  http.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      ...(config.publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
    });
  });
}

function addRecord(http: Http, metrics: Metrics): void {
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    metrics.requestSeconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    // The address without its query: that may hold a token.
    request.log.info({ method, route, path: request.url.split('?')[0], status: reply.statusCode, ms }, 'answered');
  });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, fields, retryAfterSeconds } = error instanceof UserError ? error : known(error, request);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.code(httpStatus(code)).send({ error: { code, message, ...(fields && { fields }) } });
}

function known(error: unknown, request: FastifyRequest): UserError {
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode === 413) return userError('TOO_LARGE', 'The body is too large.');
  if (statusCode && statusCode < 500) return userError('BAD_INPUT', message);
  request.log.error({ err: error }, 'request failed');
  return userError('INTERNAL', `Something went wrong on our side (${request.id}).`);
}

/** D 27: a console older than the API is told so before anything else happens. */
export async function requireApiRevision(request: FastifyRequest): Promise<void> {
  const given = Number(request.headers[apiRevisionHeader.toLowerCase()]);
  if (!(given >= apiRevision)) throw userError('OLD_API_REVISION', 'A newer version was released. Reload the page.');
}

/** What a body must be: a JSON object. */
export function bodyObject(request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw userError('BAD_INPUT', 'Send a JSON object.');
}
