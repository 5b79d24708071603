import { requireRole } from '#features/session/require-role.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import type { Card } from './processor.ts';
import { processorOf } from './processor.ts';

export type BillingAccount = { customerId: string; card: Card | null };

/** What the processor of this run knows of an organization; undefined before the first card. */
export async function readAccount(context: Context, organizationId: string): Promise<BillingAccount | undefined> {
  const account = await context.db
    .selectFrom('billing_accounts')
    .where('organization_id', '=', organizationId)
    .where('processor', '=', processorOf(context).name)
    .select(['customer_id', 'payment_method_id', 'card_brand', 'card_last4', 'card_exp_month', 'card_exp_year'])
    .executeTakeFirst();
  if (!account) return undefined;
  const { customer_id: customerId, payment_method_id: paymentMethodId } = account;
  if (paymentMethodId === null) return { customerId, card: null };
  const [brand, last4] = [account.card_brand ?? '', account.card_last4 ?? ''];
  const [expMonth, expYear] = [account.card_exp_month ?? 0, account.card_exp_year ?? 0];
  return { customerId, card: { paymentMethodId, brand, last4, expMonth, expYear } };
}

/** The card on file; null where there is none. For administrators. */
export async function readCard(
  context: ViewerContext,
  input: { organizationId?: string | null },
): Promise<Card | null> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  return (await readAccount(context, organizationId))?.card ?? null;
}

/** The customer's id at the processor, made when it is first needed. */
export async function ensureCustomer(context: ViewerContext, organizationId: string, name: string): Promise<string> {
  const account = await readAccount(context, organizationId);
  if (account) return account.customerId;
  const processor = processorOf(context);
  const customerId = await processor.createCustomer(context, { organizationId, name, email: context.viewer.email });
  await context.db
    .insertInto('billing_accounts')
    .values({ organization_id: organizationId, processor: processor.name, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Somebody else may have been quicker.
  return (await readAccount(context, organizationId))?.customerId ?? customerId;
}

export async function keepCard(context: Context, organizationId: string, card: Card): Promise<void> {
  await context.db
    .updateTable('billing_accounts')
    .where('organization_id', '=', organizationId)
    .where('processor', '=', processorOf(context).name)
    .set({
      payment_method_id: card.paymentMethodId,
      card_brand: card.brand,
      card_last4: card.last4,
      card_exp_month: card.expMonth,
      card_exp_year: card.expYear,
    })
    .execute();
}
