import type { Stripe, StripeConstructor } from '@stripe/stripe-js';
import { loadStripe as loadFromStripe } from '@stripe/stripe-js/pure';

type Place = { publishableKey: string; scriptUrl: string | null };

/** Stripe's own script, from Stripe's own host. Only tests name another. */
export const loadStripe = ({ publishableKey, scriptUrl }: Place): Promise<Stripe | null> =>
  scriptUrl ? loadFrom(scriptUrl, publishableKey) : loadFromStripe(publishableKey);

async function loadFrom(url: string, publishableKey: string): Promise<Stripe> {
  await new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = done;
    script.onerror = fail;
    document.head.append(script);
  });
  return (window as unknown as { Stripe: StripeConstructor }).Stripe(publishableKey);
}
