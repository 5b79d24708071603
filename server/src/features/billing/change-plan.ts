import type { BillingStatus } from '@tassel/contract/organization.ts';
import { mayChoosePlan, planNames } from '@tassel/contract/plan.ts';
import { lockOrganization } from '#features/organizations/lock-organization.ts';
import { type Organization, readOrganization } from '#features/organizations/organizations.ts';
import { setBillingStatus } from '#features/organizations/set-billing-status.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { ensureCustomer } from './billing-account.ts';
import { processorOf } from './processor.ts';

type Input = { organizationId: string; billingStatus: BillingStatus };
export type PlanChange = { organization: Organization; setupIntent: { id: string; clientSecret: string } | null };

/** D 39: CANCELED at once; ACTIVE only asks for a card here, and comes when the card is confirmed. */
export async function changeOrganizationPlan(context: ViewerContext, input: Input): Promise<PlanChange> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  return inTransaction(context, async (context) => {
    const before = await requireMayChoose(context, organizationId, input.billingStatus);
    // Before the organization is held: nobody waits for the processor.
    const setupIntent = input.billingStatus === 'ACTIVE' ? await startCardSetup(context, before) : null;
    await lockOrganization(context, organizationId);
    await requireMayChoose(context, organizationId, input.billingStatus);
    await supersede(context, organizationId);
    if (setupIntent) await keepSetup(context, organizationId, setupIntent.id);
    else await setBillingStatus(context, organizationId, input.billingStatus);
    return { organization: await readOrganization(context, organizationId), setupIntent };
  });
}

async function requireMayChoose(context: ViewerContext, organizationId: string, to: BillingStatus) {
  const organization = await readOrganization(context, organizationId);
  if (mayChoosePlan(organization.billing_status, to)) return organization;
  throw userError(
    'CONFLICT',
    `The plan can’t be changed from ${planNames[organization.billing_status]} to ${planNames[to]}.`,
  );
}

async function startCardSetup(context: ViewerContext, { id, name }: Organization) {
  const customerId = await ensureCustomer(context, id, name);
  return processorOf(context).createSetupIntent(context, { organizationId: id, customerId });
}

/** An older intent brings no card any more, whenever its event comes. */
async function supersede({ db }: ViewerContext, organizationId: string): Promise<void> {
  await db
    .updateTable('card_setups')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'OPEN')
    .set({ status: 'SUPERSEDED' })
    .execute();
}

async function keepSetup({ db, viewer, clock }: ViewerContext, organizationId: string, intentId: string) {
  await db
    .insertInto('card_setups')
    .values({
      intent_id: intentId,
      organization_id: organizationId,
      person_id: viewer.personId,
      status: 'OPEN',
      insert_time: clock.now(),
    })
    .execute();
}
