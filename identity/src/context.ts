import type { IncomingMessage } from 'node:http';
import type pg from 'pg';

export type Mail = { to: string; subject: string; text: string; html: string };

export type IdentityContext = {
  pool: pg.Pool;
  issuer: string;
  /** Path of the issuer without a trailing slash: '/identity', or '' at the root. */
  mountPath: string;
  clientId: string;
  consoleOrigin: string;
  secret: string;
  /** Address of the style sheet, with a digest of its content. */
  stylesheetPath: string;
  iconPath: string;
  sendMail: (mail: Mail) => Promise<void>;
  clientAddress: (request: IncomingMessage) => string;
  now: () => Date;
  log: (message: string, details?: object) => void;
};
