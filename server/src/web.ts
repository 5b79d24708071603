import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHttp, type Http } from '#platform/http.ts';
import type { Metrics } from '#platform/metrics.ts';
import { StartRefused } from '#platform/start-refused.ts';
import { createTokenVerifier } from '#platform/token.ts';
import { addConsole } from './console-files.ts';
import type { Context } from './context.ts';
import { devMailRoutes } from './dev-mail.ts';
import { healthRoutes } from './health-routes.ts';
import { onlyLoopbackNames } from './loopback-names.ts';
import { addRoutes } from './routes.ts';

const drainMs = 6_000;

/** The embedded identity provider, as far as this process needs to know it. */
export type IdentityHandler = { handle(request: IncomingMessage, response: ServerResponse): void };
export type Web = { stop(): Promise<void> };

/**
 * Answers HTTP until stopped; then no new connection, and what is under way is finished.
 * A process without the role `web` answers only those who operate it.
 */
export async function startWeb(context: Context, metrics: Metrics, identity?: IdentityHandler): Promise<Web> {
  const { config, clock } = context;
  let isDraining = false;
  const http = await createHttp(config, context.log, metrics);
  if (config.isDefaultRun) onlyLoopbackNames(http, config);
  healthRoutes(http, context, metrics, () => isDraining);
  if (config.roles.includes('web')) {
    await addRoutes(http, context, createTokenVerifier({ ...config.identity, clock }));
    if (identity) await mountIdentity(http, identity);
    if (config.isDefaultRun) devMailRoutes(http, context);
    await addConsole(http, config);
  }
  await listen(http, config);
  return {
    async stop() {
      isDraining = true;
      const force = setTimeout(() => http.server.closeAllConnections(), drainMs);
      await http.close();
      clearTimeout(force);
    },
  };
}

/** The provider reads its own bodies and writes its own headers. */
async function mountIdentity(http: Http, identity: IdentityHandler): Promise<void> {
  await http.register(async (http) => {
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const path of ['/identity', '/identity/*'])
      http.all(path, (request, reply) => {
        reply.hijack();
        identity.handle(request.raw, reply.raw);
      });
  });
}

async function listen(http: Http, { host, port }: Context['config']): Promise<void> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartRefused(`Port ${port} is taken by another program. Stop it, or set PORT to another number.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefused(`HOST=${host} is not an address of this machine.`);
    if (code === 'EACCES') throw new StartRefused(`Port ${port} may not be opened by this user. Set PORT above 1023.`);
    throw error;
  }
}
