import type { BillingStatus } from '@tassel/contract/organization.ts';
import { planNames } from '@tassel/contract/plan.ts';
import { audit } from '#features/audit/audit.ts';
import type { Context } from '#server/context.ts';

/** Changes how an organization pays, and writes it down; the caller holds the organization. */
export async function setBillingStatus(context: Context, organizationId: string, to: BillingStatus): Promise<void> {
  const { billing_status: from } = await context.db
    .selectFrom('organizations')
    .where('id', '=', organizationId)
    .select('billing_status')
    .executeTakeFirstOrThrow();
  if (from === to) return;
  await context.db.updateTable('organizations').where('id', '=', organizationId).set({ billing_status: to }).execute();
  const detail = `${planNames[from]} to ${planNames[to]}`;
  await audit(context, { organizationId, action: 'plan.changed', detail });
}
