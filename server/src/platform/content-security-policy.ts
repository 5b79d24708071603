import type { Config } from './config.ts';
import type { StripePlace } from './stripe-place.ts';

type Outside = Pick<Config, 'publicUrl' | 'identity' | 'files' | 'errorReporting' | 'tagManagerId' | 'stripe'>;

/** What a page may beyond the others, by directive. */
export type PolicyExceptions = Partial<Record<'style-src' | 'font-src' | 'img-src', string[]>>;

/** 'self' alone; each configured outside part adds its own host and nothing else. */
export function contentSecurityPolicy(config: Outside, exceptions: PolicyExceptions = {}): string {
  const identity = outsideOrigin(config.identity.issuer, config.publicUrl);
  const files = config.files && new URL(config.files.baseUrl).origin;
  const sentry = config.errorReporting && new URL(config.errorReporting.dsn).origin;
  const stripe = config.stripe && stripeHosts(config.stripe);
  const tags = config.tagManagerId && 'https://www.googletagmanager.com';
  const directives: Record<string, (string | null)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", tags, ...(stripe?.scripts ?? [])],
    'connect-src': ["'self'", identity, files, sentry, tags, ...(stripe?.calls ?? [])],
    'img-src': ["'self'", tags],
    // Session replay compresses in a worker that it makes from a blob.
    'worker-src': ["'self'", sentry && 'blob:'],
    ...(stripe && { 'frame-src': stripe.frames }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", identity],
    'frame-ancestors': ["'none'"],
  };
  for (const [name, sources] of Object.entries(exceptions))
    directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** What Stripe's form of a card needs; in tests the hosts that stand for Stripe's. */
function stripeHosts({ apiUrl, scriptUrl }: StripePlace) {
  const scripts = scriptUrl ? [new URL(scriptUrl).origin] : ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    scripts,
    calls: [apiUrl ? new URL(apiUrl).origin : 'https://api.stripe.com'],
    frames: scriptUrl ? scripts : [...scripts, 'https://hooks.stripe.com'],
  };
}

function outsideOrigin(address: string, publicUrl: string): string | null {
  const { origin } = new URL(address);
  return origin === publicUrl ? null : origin;
}
