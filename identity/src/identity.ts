import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { addAccount } from './accounts.ts';
import type { IdentityContext, Mail } from './context.ts';
import { createProvider } from './provider.ts';
import { removeExpired } from './remove-expired.ts';
import { loadSigningKeys } from './signing-keys.ts';
import { icon, stylesheet } from './web/assets.ts';
import { requestHandler } from './web/handle-request.ts';

export type IdentityOptions = {
  /** Address that the provider is reached at, on the origin of the console, e.g. http://localhost:3000/identity */
  issuer: string;
  /** Its database has the tables of identity/migrations. */
  pool: pg.Pool;
  clientId: string;
  consoleOrigin: string;
  /** Signs cookies and encrypts the signing key; the same in every process. */
  secret: string;
  sendMail: (mail: Mail) => Promise<void>;
  /** Address that tries are counted by. Behind a proxy it comes from the proxy's header. */
  clientAddress?: (request: IncomingMessage) => string;
  now?: () => Date;
  log: (message: string, details?: object) => void;
};

export type Identity = {
  /** For every request whose path starts with the issuer's path; the body must not have been read. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Answers the account's sub. An email that has an account keeps its password. */
  addAccount(account: { email: string; password: string; emailVerified: boolean }): Promise<string>;
  removeExpired(): Promise<void>;
};

export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const mountPath = new URL(options.issuer).pathname.replace(/\/$/, '');
  const context: IdentityContext = {
    ...options,
    mountPath,
    stylesheetPath: mountPath + stylesheet.path,
    iconPath: mountPath + icon.path,
    clientAddress: options.clientAddress ?? ((request) => request.socket.remoteAddress ?? 'unknown'),
    now: options.now ?? (() => new Date()),
  };
  const provider = createProvider(context, await loadSigningKeys(context));
  return {
    handle: requestHandler(context, provider),
    addAccount: (account) => addAccount(context, account),
    removeExpired: () => removeExpired(context),
  };
}
