import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readS3Place, type S3Place } from './s3-place.ts';
import { StartRefused } from './start-refused.ts';
import { readStripePlace, type StripePlace } from './stripe-place.ts';

export const processRoles = ['web', 'worker'] as const;
export type ProcessRole = (typeof processRoles)[number];

export type Config = {
  host: string;
  port: number;
  publicUrl: string;
  /** How many proxies in front add to X-Forwarded-For; what stands before them in it anybody may have written. */
  proxies: number;
  roles: ProcessRole[];
  dataDir: string;
  databaseUrl: string | null;
  secretKey: string;
  /** The store of the files; null is the local disk. */
  files: S3Place | null;
  identity: {
    issuer: string;
    clientId: string;
    /** Under which people are kept: the embedded provider moves with the port, and they stay who they are. */
    issuerOfPeople: string;
    isEmbedded: boolean;
  };
  smtpUrl: string | null;
  mailFrom: string;
  /** Where cards are processed; null is the built-in test processor. */
  stripe: StripePlace | null;
  environment: string;
  errorReporting: { dsn: string; tracesSampleRate: number } | null;
  tagManagerId: string | null;
  mainAppUrl: string | null;
  supportUrl: string | null;
  supportEmail: string;
  logLevel: string;
  /** Whether webhooks may call this machine (D 36). */
  webhookAllowLoopback: boolean;
  /** The default run on loopback: demo people, open sign-up and `/dev/*`. */
  isDefaultRun: boolean;
  /** Whether its first start reads sample letters into the demo organization. */
  hasDemoLetters: boolean;
};

type Environment = Record<string, string | undefined>;

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];
const isLoopback = (host: string): boolean => loopbackHosts.includes(host);

/** All settings, parsed once; a wrong one ends the start with a line that names it. */
export function readConfig(environment: Environment): Config {
  const env = withoutEmpty(environment);
  const host = env.HOST ?? 'localhost';
  const port = integer(env, 'PORT', 3000, 0, 65_535);
  const publicUrl = origin(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const isEmbedded = env.OIDC_ISSUER === undefined;
  if (isEmbedded) refuseToExpose(host, publicUrl, env);
  const dataDir = resolve(env.DATA_DIR ?? 'data');
  return {
    host,
    port,
    publicUrl,
    proxies: integer(env, 'TRUST_PROXY', 0, 0, 10),
    roles: processRolesOf(env),
    dataDir,
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    secretKey: secretKey(env, dataDir, isEmbedded),
    files: readS3Place(env),
    identity: {
      issuer: address(env, 'OIDC_ISSUER', ['https:', 'http:']) ?? `${publicUrl}/identity`,
      clientId: env.OIDC_CLIENT_ID ?? (isEmbedded ? 'tassel-console' : missing('OIDC_CLIENT_ID', 'OIDC_ISSUER')),
      issuerOfPeople: env.OIDC_ISSUER ?? 'embedded',
      isEmbedded,
    },
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM ?? 'Tassel <no-reply@tassel.example>',
    stripe: readStripePlace(env),
    environment: env.ENVIRONMENT ?? 'development',
    errorReporting: errorReporting(env),
    tagManagerId: tagManagerId(env),
    mainAppUrl: address(env, 'MAIN_APP_URL', ['https:', 'http:']),
    supportUrl: address(env, 'SUPPORT_URL', ['https:', 'http:']),
    supportEmail: env.SUPPORT_EMAIL ?? 'help@tassel.example',
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      isEmbedded ? 'warn' : 'info',
    ),
    webhookAllowLoopback: boolean(env, 'WEBHOOK_ALLOW_LOOPBACK', isEmbedded),
    isDefaultRun: isEmbedded,
    hasDemoLetters: boolean(env, 'DEMO_LETTERS', true),
  };
}

function refuseToExpose(host: string, publicUrl: string, env: Environment): void {
  const exposed =
    (!isLoopback(host) && `HOST=${host}`) ||
    (!isLoopback(new URL(publicUrl).hostname) && `PUBLIC_URL=${publicUrl}`) ||
    (integer(env, 'TRUST_PROXY', 0, 0, 10) > 0 && 'TRUST_PROXY');
  if (exposed)
    throw new StartRefused(
      `${exposed} would open the demo sign-ins and the embedded identity provider to others: set OIDC_ISSUER and OIDC_CLIENT_ID to a real provider, or stay on localhost.`,
    );
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new StartRefused(`${name} must be a whole number from ${min} to ${max}, not "${env[name]}".`);
  return value;
}

function boolean(env: Environment, name: string, fallback: boolean): boolean {
  const value = env[name]?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'yes', 'on'].includes(value)) return true;
  if (['0', 'false', 'no', 'off'].includes(value)) return false;
  throw new StartRefused(`${name} must be true or false, not "${env[name]}".`);
}

function oneOf(env: Environment, name: string, choices: string[], fallback: string): string {
  const value = env[name] ?? fallback;
  if (!choices.includes(value)) throw new StartRefused(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
  return value;
}

function address(env: Environment, name: string, protocols: string[]): string | null {
  const value = env[name];
  if (value === undefined) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new StartRefused(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  return value;
}

function origin(env: Environment, name: string): string | null {
  const value = address(env, name, ['https:', 'http:']);
  if (value && !['', '/'].includes(new URL(value).pathname))
    throw new StartRefused(`${name} must be an origin without a path, such as https://tassel.example.org.`);
  return value && new URL(value).origin;
}

function processRolesOf(env: Environment): ProcessRole[] {
  const names = (env.ROLES ?? 'web,worker').split(',').map((name) => name.trim());
  const roles = processRoles.filter((role) => names.includes(role));
  if (roles.length === 0 || roles.length !== new Set(names).size)
    throw new StartRefused(`ROLES must be web, worker, or both with a comma, not "${env.ROLES}".`);
  return roles;
}

function errorReporting(env: Environment): Config['errorReporting'] {
  const dsn = address(env, 'SENTRY_DSN', ['https:', 'http:']);
  const tracesSampleRate = Number(env.SENTRY_TRACES_SAMPLE_RATE ?? '0');
  if (!(tracesSampleRate >= 0 && tracesSampleRate <= 1))
    throw new StartRefused('SENTRY_TRACES_SAMPLE_RATE must be a number from 0 to 1.');
  return dsn ? { dsn, tracesSampleRate } : null;
}

function tagManagerId(env: Environment): string | null {
  const id = env.TAG_MANAGER_ID ?? null;
  if (id !== null && !/^GTM-[A-Z0-9]+$/.test(id)) throw new StartRefused('TAG_MANAGER_ID must look like GTM-ABC123.');
  return id;
}

function missing(name: string, because: string): never {
  throw new StartRefused(`${name} must be set when ${because} is.`);
}

/** Given, or on loopback made once and kept beside the data. */
function secretKey(env: Environment, dataDir: string, isEmbedded: boolean): string {
  const given = env.SECRET_KEY;
  if (given && given.length < 32) throw new StartRefused('SECRET_KEY must hold at least 32 characters.');
  if (given) return given;
  if (!isEmbedded) missing('SECRET_KEY', 'OIDC_ISSUER');
  const file = join(dataDir, 'secret-key');
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new StartRefused(`DATA_DIR (${dataDir}) can't be written: ${code}.`);
  }
  return readFileSync(file, 'utf8');
}
