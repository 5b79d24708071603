import Stripe from 'stripe';
import { userError } from '#platform/errors.ts';
import type { StripePlace } from '#platform/stripe-place.ts';
import type { Charge, Payment, Processor, SetupIntent } from './processor.ts';

// Two calls fit into the 10 seconds that a mutation may take (D 32); a charge is a task's and has more time.
const timeoutMs = 4_500;
const chargeTimeoutMs = 30_000;

/** A client of Stripe's API. In tests it talks to a server on this machine that answers as Stripe does. */
export function stripeClient({ secretKey, apiUrl }: StripePlace): Stripe {
  const place = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(place && { host: place.hostname, port: place.port, protocol: 'http' }),
  });
}

export function stripeProcessor(place: StripePlace): Processor {
  const stripe = stripeClient(place);
  return {
    name: 'STRIPE',
    async createCustomer(_context, { organizationId, name, email }) {
      const customer = { name, email, metadata: { organization_id: organizationId } };
      return (await reached(stripe.customers.create(customer, { idempotencyKey: `customer-${organizationId}` }))).id;
    },
    async createSetupIntent(_context, { organizationId, customerId }) {
      const intent = await reached(
        stripe.setupIntents.create({
          customer: customerId,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
          metadata: { organization_id: organizationId },
        }),
      );
      return { id: intent.id, clientSecret: intent.client_secret as string };
    },
    readSetupIntent: (_context, id) => readSetupIntent(stripe, id),
    charge: (_context, charge) => chargeCard(stripe, charge),
  };
}

async function readSetupIntent(stripe: Stripe, id: string): Promise<SetupIntent | undefined> {
  const intent = await reached(
    stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }).catch((error) => {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
      throw error;
    }),
  );
  if (!intent) return undefined;
  const { payment_method: method, customer } = intent;
  const card = typeof method === 'object' ? method?.card : undefined;
  return {
    isConfirmed: intent.status === 'succeeded',
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
    organizationId: intent.metadata?.organization_id ?? null,
    card:
      card && typeof method === 'object' && method
        ? {
            paymentMethodId: method.id,
            brand: card.brand,
            last4: card.last4,
            expMonth: card.exp_month,
            expYear: card.exp_year,
          }
        : null,
  };
}

/** A declined card is an answer; a Stripe that can't be reached is none, and the task is tried again. */
async function chargeCard(stripe: Stripe, charge: Charge): Promise<Payment> {
  const payment = {
    amount: charge.cents,
    currency: 'usd',
    allowed_payment_method_types: ['card' as const],
    customer: charge.customerId,
    payment_method: charge.paymentMethodId,
    off_session: true,
    confirm: true,
    description: charge.description,
    metadata: { invoice_id: charge.invoiceId },
  };
  try {
    const intent = await stripe.paymentIntents.create(payment, {
      idempotencyKey: charge.key,
      timeout: chargeTimeoutMs,
    });
    if (intent.status === 'succeeded') return { isPaid: true, reference: intent.id };
    return { isPaid: false, problem: 'The bank asks for a confirmation. Set the card up again.' };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return { isPaid: false, problem: error.message };
    throw error;
  }
}

/** Whoever waits at the screen is told that it was not them. */
async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error) => {
    if (error instanceof Stripe.errors.StripeConnectionError)
      throw userError(
        'UNAVAILABLE',
        'The card processor can’t be reached. Nothing was changed. Try again in a minute.',
      );
    throw error;
  });
}
