import type { JWK } from 'jose';
import { type Configuration, type Grant, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { findAccount } from './accounts.ts';
import type { IdentityContext } from './context.ts';
import { recordsOf } from './records.ts';
import { deriveKey } from './secrets.ts';
import { replaceSelfSubmittingPage, signOut } from './sign-out.ts';
import { answerWithPage } from './web/answer-with-page.ts';
import { notFoundPage, signedOutPage, wrongRequestPage } from './web/messages.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const scopes = ['openid', 'email', 'profile', 'offline_access'];

export function createProvider(context: IdentityContext, jwks: { keys: JWK[] }): Provider {
  const provider = new Provider(context.issuer, configuration(context, jwks));
  // Makes it take scheme and host from headers that `handleRequest` sets: the issuer's, whatever the request says.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    await replaceSelfSubmittingPage(context, ctx as KoaContextWithOIDC);
    if (ctx.status === 404 && ctx.body == null) answerWithPage(context, ctx, 404, notFoundPage(context));
  });
  provider.on('server_error', (_ctx, error) => context.log('The identity provider failed', { error }));
  (provider as NodeJS.EventEmitter).on('error', (error) => context.log('The identity provider failed', { error }));
  return provider;
}

function configuration(context: IdentityContext, jwks: { keys: JWK[] }): Configuration {
  return {
    adapter: (kind: string) => recordsOf(context, kind),
    jwks: jwks as Configuration['jwks'],
    clients: [consoleClient(context)],
    clientBasedCORS: (_ctx, origin) => origin === context.consoleOrigin,
    findAccount: (_ctx, id) => accountOf(context, id),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes,
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    loadExistingGrant: grantForConsole,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 15 * minute,
      AuthorizationCode: minute,
      IdToken: 15 * minute,
      Interaction: hour,
      Grant: day,
      Session: day,
      // A rotated token lives no longer than the first one of its chain.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? day,
    },
    cookies: cookies(context),
    extraParams: ['screen_hint'],
    discovery: { prompt_values_supported: ['none', 'login', 'create'] },
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) => `${context.mountPath}/interaction/${interaction.uid}`,
    },
    renderError: (ctx, out, error) => {
      context.log('The identity provider refused a request', out);
      answerWithPage(context, ctx, ctx.status, wrongRequestPage(context, error, out.error));
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      userinfo: { enabled: true },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => signOut(context, ctx),
        postLogoutSuccessSource: (ctx) => answerWithPage(context, ctx, 200, signedOutPage(context)),
      },
    },
  };
}

function consoleClient({ clientId, consoleOrigin }: IdentityContext) {
  return {
    client_id: clientId,
    client_name: 'Tassel',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    redirect_uris: [`${consoleOrigin}/authenticate`],
    post_logout_redirect_uris: [`${consoleOrigin}/`],
    // Puts auth_time into every id token.
    require_auth_time: true,
  } as const satisfies NonNullable<Configuration['clients']>[number];
}

function cookies({ issuer, mountPath, secret }: IdentityContext): Configuration['cookies'] {
  const attributes = { httpOnly: true, sameSite: 'lax', signed: true, secure: issuer.startsWith('https:') } as const;
  return {
    keys: [deriveKey(secret, 'cookies').toString('base64url')],
    names: { session: 'tassel_session', interaction: 'tassel_interaction', resume: 'tassel_resume' },
    long: { ...attributes, path: mountPath || '/' },
    short: attributes,
  };
}

/** No consent: the console is ours. `create` is the prompt of "Initiating User Registration via OpenID Connect". */
function policy(): interactionPolicy.DefaultPolicy {
  const { base, Prompt, Check } = interactionPolicy;
  const prompts = base();
  prompts.remove('consent');
  prompts.add(new Prompt({ name: 'create', requestable: true }), 0);
  prompts
    .get('login')
    ?.checks.add(
      new Check('account_gone', 'the account of this session is gone', ({ oidc }) =>
        oidc.session?.accountId !== undefined && !oidc.account ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    );
  return prompts;
}

async function accountOf({ pool }: IdentityContext, id: string) {
  const account = await findAccount(pool, id);
  if (!account) return undefined;
  const claims = { sub: account.id, email: account.email, email_verified: account.emailVerified };
  return { accountId: account.id, claims: async () => claims };
}

/** One grant a session, as long-lived as the tokens that come of it, so that a sign-out reaches them all. */
async function grantForConsole({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { provider, client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = existing ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.exp = Math.floor(Date.now() / 1000) + day;
  await grant.save();
  return grant;
}
