import { jobLimits } from '@tassel/contract/job.ts';
import type { FastifyRequest } from 'fastify';
import { advisorRoutes } from '#features/advisors/routes.ts';
import { publicAuditRoutes } from '#features/audit/routes.ts';
import { billingRoutes, publicBillingRoutes } from '#features/billing/routes.ts';
import { letterFileRoutes } from '#features/letters/file-routes.ts';
import { letterRoutes } from '#features/letters/routes.ts';
import { publicSessionRoutes, sessionRoutes } from '#features/session/routes.ts';
import { type Identity, identityOf } from '#features/session/viewer.ts';
import { userError } from '#platform/errors.ts';
import { type Http, requireApiRevision } from '#platform/http.ts';
import type { TokenVerifier } from '#platform/token.ts';
import type { Context } from './context.ts';
import { graphqlDoor } from './graphql-door.ts';
import { advisorsSchema, privateSchema } from './schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the token names; there only behind the doors that ask for one. */
    identity: Identity;
  }
}

/** Requests a minute that one person may make; a page that follows a job makes about 60. */
const requestsAMinute = 600;

/** Every door of the API. */
export async function addRoutes(http: Http, context: Context, verify: TokenVerifier): Promise<void> {
  http.decorateRequest('identity', null as never);
  publicSessionRoutes(http, context);
  publicAuditRoutes(http, context);
  await publicBillingRoutes(http, context);
  keyRoutes(http);
  letterFileRoutes(http, context);
  await letterRoutes(http, context);
  await http.register(async (http) => {
    http.addHook('onRequest', requireApiRevision);
    http.addHook('onRequest', async (request) => {
      request.identity = identityOf(context, await verify(tokenOf(request)));
    });
    http.addHook('preHandler', limitByPerson(http));
    sessionRoutes(http, context);
    advisorRoutes(http, context);
    billingRoutes(http, context);
    graphqlDoor(http, '/api/private/graphql', privateSchema, context, { createJob: jobLimits.maxBodyBytes });
    graphqlDoor(http, '/advisors/graphql', advisorsSchema, context);
  });
}

/** The endpoint for API keys. No key exists yet, so none is right. */
function keyRoutes(http: Http): void {
  http.post('/api/graphql', async (_request, reply) => {
    reply.header('www-authenticate', 'Bearer');
    throw userError('UNAUTHORIZED', 'Send a valid API key: Authorization: Bearer tsl_…');
  });
}

function limitByPerson(http: Http) {
  return http.rateLimit({
    max: requestsAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ identity }) => `${identity.issuer} ${identity.subject}`,
  });
}

function tokenOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme !== 'JWT' || !token) throw userError('INVALID_TOKEN', 'Sign in first.');
  return token;
}
