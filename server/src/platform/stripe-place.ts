import { StartRefused } from './start-refused.ts';

/** Where cards are processed. `apiUrl` and `scriptUrl` stand for Stripe's own hosts, in tests on loopback only. */
export type StripePlace = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: string | null;
  scriptUrl: string | null;
};

type Environment = Record<string, string | undefined>;

const prefixes = { STRIPE_SECRET_KEY: /^(sk|rk)_/, STRIPE_PUBLISHABLE_KEY: /^pk_/, STRIPE_WEBHOOK_SECRET: /^whsec_/ };
type Name = keyof typeof prefixes;
const names = Object.keys(prefixes) as Name[];

/** All three, or none: then the built-in test processor takes their place (D 43). */
export function readStripePlace(env: Environment): StripePlace | null {
  if (names.every((name) => env[name] === undefined)) return null;
  return {
    secretKey: key(env, 'STRIPE_SECRET_KEY'),
    publishableKey: key(env, 'STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: key(env, 'STRIPE_WEBHOOK_SECRET'),
    apiUrl: loopback(env, 'STRIPE_API_URL'),
    scriptUrl: loopback(env, 'STRIPE_JS_URL'),
  };
}

function key(env: Environment, name: Name): string {
  const value = env[name];
  if (value === undefined) throw new StartRefused(`${name} must be set when ${names.find((other) => env[other])} is.`);
  if (!prefixes[name].test(value))
    throw new StartRefused(
      `${name} must begin with ${prefixes[name].source.replace(/[\^()]/g, '').replace('|', '_ or ')}.`,
    );
  return value;
}

/** A real key must never go to another host than Stripe's. */
function loopback(env: Environment, name: string): string | null {
  const value = env[name];
  if (value === undefined) return null;
  if (URL.canParse(value) && ['localhost', '127.0.0.1'].includes(new URL(value).hostname)) return value;
  throw new StartRefused(`${name} is for tests: it must be an address on localhost.`);
}
