/** What the server writes into the console's page as `application/json`, under this element id (R-9.04). */
export const consoleConfigElementId = 'tassel-config';

export type ConsoleConfig = {
  environment: string;
  identity: { domain: string; clientId: string };
  errorReporting: { dsn: string; tracesSampleRate: number } | null;
  tagManagerId: string | null;
  mainAppUrl: string | null;
  supportUrl: string | null;
  supportEmail: string;
  /** Null where the built-in test processor takes the cards; `scriptUrl` only in tests. */
  stripe: { publishableKey: string; scriptUrl: string | null } | null;
  /** Whether webhooks may call the machine that Tassel runs on. */
  webhookAllowLoopback: boolean;
  /** True only in the default run on loopback: `/dev/*` exists. */
  hasDevPages: boolean;
};
