import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { loadStripe as loadFromStripe } from '@stripe/stripe-js/pure';

type Place = { publishableKey: string; scriptUrl: string | null };

/** Stripe's own script, from Stripe's own host. Only tests name another. */
export const loadStripe = ({ publishableKey, scriptUrl }: Place): Promise<Stripe | null> =>
  scriptUrl ? loadFrom(scriptUrl, publishableKey) : loadFromStripe(publishableKey);

/** One script, however often React begins to draw the form; one that did not come is asked for again. */
let script: Promise<unknown> | undefined;

async function loadFrom(url: string, publishableKey: string): Promise<Stripe> {
  script ??= addScript(url).catch((error) => {
    script = undefined;
    throw error;
  });
  await script;
  return (window as unknown as { Stripe: StripeConstructor }).Stripe(publishableKey);
}

const addScript = (url: string): Promise<unknown> =>
  new Promise((done, fail) => {
    const element = document.createElement('script');
    element.src = url;
    element.onload = done;
    element.onerror = fail;
    document.head.append(element);
  });
