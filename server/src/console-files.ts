import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { type ConsoleConfig, consoleConfigElementId } from '@tassel/contract/console-config.ts';
import type { Config } from '#platform/config.ts';
import { contentSecurityPolicy, type PolicyExceptions } from '#platform/content-security-policy.ts';
import { userError } from '#platform/errors.ts';
import type { Http } from '#platform/http.ts';
import { StartRefused } from '#platform/start-refused.ts';

const builtConsole = fileURLToPath(new URL('../../console/dist', import.meta.url));

/** The editors of the GraphQL explorer write styles as they run and carry their icons in their style sheet. */
const explorerExceptions: PolicyExceptions = {
  'style-src': ["'unsafe-inline'"],
  'font-src': ['data:'],
  'img-src': ['data:'],
};
const isExplorer = (url: string): boolean => /^\/graphql\/?(\?|$)/.test(url);

/** Serves the built console: its files, and its page with the configuration for every other address. */
export async function addConsole(http: Http, config: Config): Promise<void> {
  const page = pageWith(consoleConfig(config));
  const explorerPolicy = contentSecurityPolicy(config, explorerExceptions);
  await http.register(fastifyStatic, {
    root: builtConsole,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', '.stamp', '**/*.gz'],
    // Their names change with their content.
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(builtConsole, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  http.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !isMachineAddress(request.url);
    if (!isPage) throw userError('NOT_FOUND', 'There is nothing at this address.');
    if (isExplorer(request.url)) reply.header('content-security-policy', explorerPolicy);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

const isMachineAddress = (url: string): boolean =>
  /^\/(api|advisors|assets|identity|files|dev\/mail(\.json)?)(\/|\?|$)/.test(url) && !url.startsWith('/api-');

const consoleConfig = (config: Config): ConsoleConfig => ({
  environment: config.environment,
  identity: { domain: config.identity.issuer, clientId: config.identity.clientId },
  errorReporting: config.errorReporting,
  tagManagerId: config.tagManagerId,
  mainAppUrl: config.mainAppUrl,
  supportUrl: config.supportUrl,
  supportEmail: config.supportEmail,
  stripe: config.stripe && { publishableKey: config.stripe.publishableKey, scriptUrl: config.stripe.scriptUrl },
  webhookAllowLoopback: config.webhookAllowLoopback,
  hasDevPages: config.isDefaultRun,
});

function pageWith(config: ConsoleConfig): string {
  // "<" can't end the element early, whatever a setting holds.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="${consoleConfigElementId}">${json}</script>`;
  return readPage().replace('<!--config-->', () => element);
}

function readPage(): string {
  try {
    return readFileSync(join(builtConsole, 'index.html'), 'utf8');
  } catch {
    throw new StartRefused('The console is not built: run npm start, or node scripts/build-console.ts first.');
  }
}
