import { jobLimits } from '@tassel/contract/job.ts';
import type { FastifyRequest } from 'fastify';
import { advisorRoutes } from '#features/advisors/routes.ts';
import { noteUse } from '#features/api-keys/note-use.ts';
import { type KeyHolder, viewerOfKey } from '#features/api-keys/viewer-of-key.ts';
import { publicAuditRoutes } from '#features/audit/routes.ts';
import { billingRoutes, publicBillingRoutes } from '#features/billing/routes.ts';
import { letterFileRoutes } from '#features/letters/file-routes.ts';
import { letterRoutes } from '#features/letters/routes.ts';
import { noteActivity } from '#features/session/note-activity.ts';
import { publicSessionRoutes, sessionRoutes } from '#features/session/routes.ts';
import { type Identity, identityOf, loadViewer, type Viewer } from '#features/session/viewer.ts';
import { userError } from '#platform/errors.ts';
import { type Http, requireApiRevision } from '#platform/http.ts';
import type { TokenVerifier } from '#platform/token.ts';
import type { Context } from './context.ts';
import { graphqlDoor } from './graphql-door.ts';
import { advisorsSchema, keysSchema, privateSchema } from './schema.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the token names; there only behind the doors that ask for one. */
    identity: Identity;
    /** Whose key it is; there only behind the door for keys. */
    keyHolder: KeyHolder | null;
  }
}

/** Requests a minute that one person or one key may make (D 32); a page that follows a job makes about 60. */
const requestsAMinute = 600;

/** A job of 10,000 letters is a large body (D 9). */
const largeCalls = { createJob: jobLimits.maxBodyBytes };

/** Every door of the API. */
export async function addRoutes(http: Http, context: Context, verify: TokenVerifier): Promise<void> {
  http.decorateRequest('identity', null as never);
  http.decorateRequest('keyHolder', null);
  publicSessionRoutes(http, context);
  publicAuditRoutes(http, context);
  await publicBillingRoutes(http, context);
  await http.register((http) => keyRoutes(http, context));
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
    const viewerOf = ({ identity }: FastifyRequest) => activeViewer(context, identity);
    graphqlDoor(http, '/api/private/graphql', context, { schema: privateSchema, viewerOf, largeCalls });
    graphqlDoor(http, '/advisors/graphql', context, { schema: advisorsSchema, viewerOf });
  });
}

async function activeViewer(context: Context, identity: Identity): Promise<Viewer> {
  const viewer = await loadViewer(context, identity);
  await noteActivity(context, viewer);
  return viewer;
}

/** The endpoint for API keys (D 26). It knows no revision: programs are not reloaded. */
async function keyRoutes(http: Http, context: Context): Promise<void> {
  http.addHook('onRequest', async (request, reply) => {
    // Taken back once the key is known: only a refusal asks for one.
    reply.header('www-authenticate', 'Bearer');
    request.keyHolder = await viewerOfKey(context, request.headers.authorization);
    reply.removeHeader('www-authenticate');
  });
  http.addHook('preHandler', limitByKey(http));
  http.addHook('onResponse', async ({ keyHolder }) => {
    if (keyHolder) await noteUse(context, keyHolder);
  });
  const viewerOf = async ({ keyHolder }: FastifyRequest) => keyHolder as KeyHolder;
  graphqlDoor(http, '/api/graphql', context, { schema: keysSchema, viewerOf, largeCalls });
}

function limitByKey(http: Http) {
  return http.rateLimit({
    max: requestsAMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ keyHolder }) => `key ${keyHolder?.apiKey.id}`,
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
