import type { ProcessorName } from '@tassel/contract/bill.ts';
import type { Context } from '#server/context.ts';
import { stripeProcessor } from './stripe-processor.ts';
import { testProcessor } from './test-processor.ts';

export type Card = { paymentMethodId: string; brand: string; last4: string; expMonth: number; expYear: number };

/** A setup intent as the processor knows it now. `card` is there once it is confirmed. */
export type SetupIntent = {
  isConfirmed: boolean;
  customerId: string | null;
  organizationId: string | null;
  card: Card | null;
};

export type Charge = {
  customerId: string;
  paymentMethodId: string;
  cents: number;
  description: string;
  invoiceId: string;
  /** The same key is the same charge, however often it is asked for. */
  key: string;
};
export type Payment = { isPaid: true; reference: string } | { isPaid: false; problem: string };

/** What keeps cards and charges them: Stripe, or the built-in stand-in of a run without keys (D 43). */
export type Processor = {
  name: ProcessorName;
  createCustomer(context: Context, customer: { organizationId: string; name: string; email: string }): Promise<string>;
  createSetupIntent(
    context: Context,
    setup: { organizationId: string; customerId: string },
  ): Promise<{ id: string; clientSecret: string }>;
  /** Asked anew each time: what an event or a browser says about it is never believed. */
  readSetupIntent(context: Context, id: string): Promise<SetupIntent | undefined>;
  charge(context: Context, charge: Charge): Promise<Payment>;
};

export const processorOf = ({ config }: Context): Processor =>
  config.stripe ? stripeProcessor(config.stripe) : testProcessor;
