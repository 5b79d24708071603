import { audit } from '#features/audit/audit.ts';
import { lockOrganization } from '#features/organizations/lock-organization.ts';
import { type Organization, readOrganization } from '#features/organizations/organizations.ts';
import { setBillingStatus } from '#features/organizations/set-billing-status.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { keepCard, readAccount } from './billing-account.ts';
import { openInvoices } from './open-invoices.ts';
import { type Card, processorOf } from './processor.ts';

/** NONE: not one of ours, or not confirmed. */
type Outcome = 'SETTLED' | 'SETTLED_BEFORE' | 'SUPERSEDED' | 'NONE';

/** The browser says that the card form is done; what counts is what the processor says. */
export async function confirmCardSetup(
  context: ViewerContext,
  input: { organizationId: string; setupIntentId: string },
): Promise<Organization> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const setup = await readSetup(context, input.setupIntentId);
  if (setup?.organization_id !== organizationId) throw userError('NOT_FOUND', 'There is no such card set-up.');
  const outcome = await settleCardSetup(context, input.setupIntentId);
  if (outcome === 'NONE') throw userError('CONFLICT', 'The card is not confirmed yet. Nothing was changed.');
  if (outcome === 'SUPERSEDED') throw userError('CONFLICT', 'A newer card set-up took the place of this one.');
  return readOrganization(context, organizationId);
}

/**
 * Brings the card of a setup intent, and with it ACTIVE: only if the processor, asked now, says that this intent of
 * this organization's customer succeeded, only the newest intent, and only once, whoever asks and however often.
 */
export async function settleCardSetup(context: Context, intentId: string): Promise<Outcome> {
  const setup = await readSetup(context, intentId);
  if (!setup) return 'NONE';
  const { organization_id: organizationId } = setup;
  const [intent, account] = await Promise.all([
    processorOf(context).readSetupIntent(context, intentId),
    readAccount(context, organizationId),
  ]);
  const isOurs = intent?.customerId === account?.customerId && intent?.organizationId === organizationId;
  if (!intent?.isConfirmed || !intent.card || !isOurs) return 'NONE';
  const { card } = intent;
  return inTransaction(context, async (context) => {
    await lockOrganization(context, organizationId);
    if (!(await closeSetup(context, intentId)))
      return (await readSetup(context, intentId))?.status === 'CONFIRMED' ? 'SETTLED_BEFORE' : 'SUPERSEDED';
    await takeCard(context, organizationId, card);
    return 'SETTLED';
  });
}

const readSetup = ({ db }: Context, intentId: string) =>
  db
    .selectFrom('card_setups')
    .where('intent_id', '=', intentId)
    .select(['organization_id', 'status'])
    .executeTakeFirst();

async function closeSetup({ db }: Context, intentId: string): Promise<boolean> {
  const closed = await db
    .updateTable('card_setups')
    .where('intent_id', '=', intentId)
    .where('status', '=', 'OPEN')
    .set({ status: 'CONFIRMED' })
    .returning('intent_id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** What is owed is charged to the new card first: PAST_DUE ends when it is paid, not before. */
async function takeCard(context: Context, organizationId: string, card: Card): Promise<void> {
  await keepCard(context, organizationId, card);
  await audit(context, { organizationId, action: 'card.changed', detail: `${card.brand} ending in ${card.last4}` });
  const open = await openInvoices(context, organizationId);
  for (const { invoiceId } of open) await context.queue.add('pay-invoice', { invoiceId });
  await setBillingStatus(context, organizationId, open.length === 0 ? 'ACTIVE' : 'PAST_DUE');
}
