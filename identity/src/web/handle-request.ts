import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityContext } from '../context.ts';
import { withoutInvalidHint } from '../sign-out.ts';
import { findAsset, sendAsset } from './assets.ts';
import { failedPage, refusedPage } from './messages.ts';
import { Refusal } from './refusal.ts';
import { routes } from './routes.ts';
import { sendPage, setSecurityHeaders } from './send-page.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export function requestHandler(context: IdentityContext, provider: Provider): Handle {
  const callProvider = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setSecurityHeaders(context, response);
    const url = new URL(request.url ?? '/', context.issuer);
    const path = url.pathname.slice(context.mountPath.length) || '/';

    const asset = findAsset(path);
    if (asset) return sendAsset(response, asset);

    const route = routes.find((candidate) => candidate.path.test(path));
    if (!route) return passOn(request, response, url, path);

    const door = request.method === 'POST' ? route.POST : isRead(request) ? route.GET : undefined;
    if (!door) {
      response.setHeader('Allow', route.POST ? 'GET, HEAD, POST' : 'GET, HEAD');
      throw new Refusal(405, "This didn't work", 'This page is not used that way.');
    }
    asIssuer(context, request);
    const uid = route.path.exec(path)?.groups?.uid ?? '';
    await door({ context, provider, request, response, uid, query: url.searchParams });
  }

  async function passOn(request: IncomingMessage, response: ServerResponse, url: URL, path: string): Promise<void> {
    // Such an answer submits itself by an inline script, which the Content-Security-Policy forbids.
    if (path === '/auth' && url.searchParams.get('response_mode') === 'form_post') {
      throw new Refusal(400, "This didn't work", 'The response mode form_post is not offered.');
    }
    if (path === '/session/end') await withoutInvalidHint(provider, context.clientId, url);
    asIssuer(context, request);
    // The provider takes the part of originalUrl before url as the path that it is mounted on.
    Object.assign(request, { originalUrl: url.pathname + url.search, url: path + url.search });
    await callProvider(request, response);
  }

  return (request, response) => {
    handle(request, response).catch((error: unknown) => sendFailure(context, response, error));
  };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Addresses and cookies follow the issuer, not what a request or a proxy says of host and scheme. */
function asIssuer({ issuer }: IdentityContext, { headers }: IncomingMessage): void {
  const { host, protocol } = new URL(issuer);
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
}

function sendFailure(context: IdentityContext, response: ServerResponse, error: unknown): void {
  const refusal = error instanceof Refusal ? error : undefined;
  if (!refusal) context.log('A page of the identity provider failed', { error });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of a body that nobody reads would be taken for the next request.
  if (refusal?.status === 413) response.setHeader('Connection', 'close');
  const page = refusal ? refusedPage(context, refusal) : failedPage(context);
  sendPage(context, response, refusal?.status ?? 500, page);
}
