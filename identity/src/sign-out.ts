import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityContext } from './context.ts';
import { signOutPage } from './pages/sign-out-page.ts';
import { answerWithPage } from './web/answer-with-page.ts';

type SignOutState = { secret: string; state?: string; postLogoutRedirectUri?: string };

/** With the id token of the person who is signed in as a hint there is nothing to ask. */
export async function signOut(context: IdentityContext, ctx: KoaContextWithOIDC): Promise<void> {
  const { session, entities } = ctx.oidc;
  if (!session || entities.IdTokenHint?.payload.sub === session.accountId) return endSession(context, ctx);
  const { secret } = session.state as SignOutState;
  const action = ctx.oidc.urlFor('end_session_confirm');
  answerWithPage(context, ctx, 200, signOutPage({ action, xsrf: secret, stayPath: `${context.consoleOrigin}/` }));
}

/**
 * Where the provider would send a page that submits itself by an inline script, which our Content-Security-Policy
 * forbids: a sign-out without a session, and a sign-in as somebody else than before. Both only end the session.
 */
export async function replaceSelfSubmittingPage(context: IdentityContext, ctx: KoaContextWithOIDC): Promise<void> {
  const isSignOutWithoutSession = ctx.oidc?.route === 'end_session' && !ctx.oidc.session?.accountId;
  const isOtherPerson = ctx.oidc?.route === 'resume';
  if (ctx.status === 200 && (isSignOutWithoutSession || isOtherPerson)) await endSession(context, ctx);
}

async function endSession({ pool, log }: IdentityContext, ctx: KoaContextWithOIDC): Promise<void> {
  const { session } = ctx.oidc;
  if (!session) return log('A sign-out came without a session');
  const { state, postLogoutRedirectUri } = session.state as SignOutState;
  const grantIds = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  // An interaction may name a grant too, and a sign-in as somebody else goes on with it.
  await pool.query(
    `delete from identity.records
     where (grant_id = any($1) and kind <> 'Interaction') or (kind = 'Grant' and id = any($1))`,
    [grantIds],
  );
  await session.destroy();

  const target = new URL(postLogoutRedirectUri ?? ctx.oidc.urlFor('end_session_success'));
  if (postLogoutRedirectUri && state !== undefined) target.searchParams.set('state', state);
  ctx.status = 303;
  ctx.redirect(target.href);
  ctx.body = '';
}

/** A hint that isn't ours (signed before the data was reset, say) must not keep anyone from signing out. */
export async function withoutInvalidHint(provider: Provider, clientId: string, url: URL): Promise<void> {
  const hint = url.searchParams.get('id_token_hint');
  const client = await provider.Client.find(clientId);
  if (!hint || !client) return;
  try {
    await provider.IdToken.validate(hint, client);
  } catch {
    url.searchParams.delete('id_token_hint');
    url.searchParams.set('client_id', clientId);
  }
}
