import { randomBytes } from 'node:crypto';
import { declinedLater } from '@tassel/contract/test-cards.ts';
import { newId } from '#platform/ids.ts';
import type { Processor } from './processor.ts';

const newName = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString('hex')}`;

/** Stands for Stripe in a run without keys: the same steps, no card and no money (D 43). */
export const testProcessor: Processor = {
  name: 'TEST',
  createCustomer: async () => newName('cus'),
  async createSetupIntent({ db, clock }, { organizationId, customerId }) {
    const id = newName('seti');
    const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`;
    await db
      .insertInto('test_setup_intents')
      .values({
        id,
        client_secret: clientSecret,
        customer_id: customerId,
        organization_id: organizationId,
        insert_time: clock.now(),
      })
      .execute();
    return { id, clientSecret };
  },
  async readSetupIntent({ db }, id) {
    const intent = await db
      .selectFrom('test_setup_intents')
      .where('id', '=', id)
      .select(['is_confirmed', 'customer_id', 'organization_id', 'payment_method_id'])
      .select(['card_brand', 'card_last4', 'card_exp_month', 'card_exp_year'])
      .executeTakeFirst();
    if (!intent) return undefined;
    return {
      isConfirmed: intent.is_confirmed,
      customerId: intent.customer_id,
      organizationId: intent.organization_id,
      card: intent.is_confirmed
        ? {
            paymentMethodId: intent.payment_method_id as string,
            brand: intent.card_brand as string,
            last4: intent.card_last4 as string,
            expMonth: intent.card_exp_month as number,
            expYear: intent.card_exp_year as number,
          }
        : null,
    };
  },
  charge: async ({ clock }, { paymentMethodId }) =>
    paymentMethodId.startsWith(declinedLater)
      ? { isPaid: false, problem: 'Your card was declined.' }
      : { isPaid: true, reference: `pi_test_${newId(clock.now().getTime())}` },
};
