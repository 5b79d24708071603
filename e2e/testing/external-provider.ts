import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';

export const externalClientId = 'another-client';

type Account = { sub: string; email: string; email_verified?: boolean };
type Settings = { port: number; consoleOrigin: string; idTokenSeconds?: number; hasSignOut?: boolean };

export type ExternalProvider = {
  /** With a slash at its end, as some have it. */
  issuer: string;
  origin: string;
  /** A token of its own making, with any claims. */
  token(claims: object): string;
  stop(): Promise<void>;
};

/** A provider that is not ours: its own host, addresses, keys, pages and habits. Its people sign in by name alone. */
export async function startExternalProvider(settings: Settings): Promise<ExternalProvider> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const origin = `http://127.0.0.1:${settings.port}`;
  const issuer = `${origin}/`;
  const provider = new Provider(issuer, configuration(settings, { ...privateKey.export({ format: 'jwk' }), kid }));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/login/')) void login(provider, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((done) => server.listen(settings.port, '127.0.0.1', done));
  return {
    issuer,
    origin,
    token: (claims) => signed({ iss: issuer, aud: externalClientId, ...claims }, kid, privateKey),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function accountNamed(name: string): Account {
  const account = { sub: `ext|${name}`, email: `${name}@elsewhere.example` };
  return name.startsWith('unproven') ? account : { email_verified: true, ...account };
}

function configuration(settings: Settings, key: object): Configuration {
  const { consoleOrigin, idTokenSeconds = 3600, hasSignOut = true } = settings;
  return {
    jwks: { keys: [{ ...key, alg: 'ES256', use: 'sig' }] } as Configuration['jwks'],
    clients: [
      {
        client_id: externalClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: 'ES256',
        redirect_uris: [`${consoleOrigin}/authenticate`],
        post_logout_redirect_uris: [`${consoleOrigin}/`],
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      userinfo: '/oauth/userinfo',
      end_session: '/v2/logout',
    },
    clientBasedCORS: (_ctx, origin) => origin === consoleOrigin,
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => accountNamed(id.slice('ext|'.length)),
    }),
    claims: { openid: ['sub'], email: ['email_verified', 'email'] },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    loadExistingGrant: allScopes,
    ttl: {
      IdToken: idTokenSeconds,
      AccessToken: 300,
      Session: 3600,
      Grant: 3600,
      Interaction: 600,
      RefreshToken: 3600,
    },
    cookies: { keys: ['external'] },
    extraParams: ['screen_hint'],
    interactions: { policy: withoutConsent(), url: (_ctx, { uid }) => `/login/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: hasSignOut, logoutSource: askWhetherToSignOut },
    },
  };
}

function withoutConsent(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

async function allScopes({ oidc }: KoaContextWithOIDC) {
  const { provider, client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

async function login(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') {
    const name = new URLSearchParams(await text(request)).get('name') as string;
    return provider.interactionFinished(request, response, { login: { accountId: accountNamed(name).sub } });
  }
  const { params } = await provider.interactionDetails(request, response);
  const title = params.screen_hint === 'signup' ? 'Join Elsewhere ID' : 'Elsewhere ID';
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>${title}</title><h1>${title}</h1>
    <form method="post"><label>Name <input name="name"></label> <button>Enter</button></form>`);
}

function askWhetherToSignOut(ctx: KoaContextWithOIDC, form: string): void {
  ctx.body = `<!doctype html><title>Leave</title><h1>Leave Elsewhere ID?</h1>${form}
    <button form="op.logoutForm" name="logout" value="yes">Leave</button>`;
}

function signed(claims: object, kid: string, key: KeyObject): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'ES256', kid })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}
