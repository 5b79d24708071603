import { budgetProblem } from '@tassel/contract/bill.ts';
import { centsInWords } from '@tassel/contract/prices.ts';
import { audit } from '#features/audit/audit.ts';
import { lockOrganization } from '#features/organizations/lock-organization.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context, ViewerContext } from '#server/context.ts';

type Input = { organizationId: string; budgetCents?: number | null };

export async function readBudget({ db }: Context, organizationId: string): Promise<number | null> {
  const budget = await db
    .selectFrom('budgets')
    .where('organization_id', '=', organizationId)
    .select('cents')
    .executeTakeFirst();
  return budget?.cents ?? null;
}

/** What a month may cost before the ADMINs are told (D 42); null is no budget. It stops nothing. */
export async function setBudget(context: ViewerContext, input: Input): Promise<number | null> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const cents = input.budgetCents ?? null;
  const problem = budgetProblem(cents);
  if (problem) throw userError('BAD_INPUT', problem, { fields: { budgetCents: problem } });
  return inTransaction(context, async (context) => {
    await lockOrganization(context, organizationId);
    const before = await readBudget(context, organizationId);
    if (before === cents) return cents;
    await keepBudget(context, organizationId, cents);
    const detail = `Monthly budget: ${inWords(before)} to ${inWords(cents)}`;
    await audit(context, { organizationId, action: 'settings.changed', detail });
    return cents;
  });
}

const inWords = (cents: number | null): string => (cents === null ? 'none' : centsInWords(cents));

async function keepBudget({ db }: Context, organizationId: string, cents: number | null): Promise<void> {
  if (cents === null) {
    await db.deleteFrom('budgets').where('organization_id', '=', organizationId).execute();
    return;
  }
  await db
    .insertInto('budgets')
    .values({ organization_id: organizationId, cents })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ cents }))
    .execute();
}
