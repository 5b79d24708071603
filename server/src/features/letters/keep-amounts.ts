import type { AidCategory, AidSource, AidSubCategory, CostCategory } from '@tassel/contract/amounts.ts';
import { newId } from '#platform/ids.ts';
import type { Context } from '#server/context.ts';
import type { AidAmount } from './amounts.ts';

type Amount = {
  id?: string;
  value: number;
  description: string;
  confidence: number | null;
  evidence: AidAmount['evidence'] | null;
  isLearned?: boolean;
};
export type NewAid = Amount & { source: AidSource; category: AidCategory; subCategory: AidSubCategory };
export type NewCost = Amount & { category: CostCategory };
export type NewAmounts = { aid: readonly NewAid[]; costs: readonly NewCost[] };

/** The amounts of a letter become these. */
export async function replaceAmounts({ db, clock }: Context, letterId: string, { aid, costs }: NewAmounts) {
  const now = clock.now().getTime();
  const common = ({ id, value, description, confidence, evidence, isLearned = false }: Amount, position: number) => ({
    id: id ?? newId(now),
    letter_id: letterId,
    position,
    value: value.toFixed(2) as unknown as number,
    description,
    confidence,
    evidence: evidence && JSON.stringify(evidence),
    is_learned: isLearned,
  });
  await db.deleteFrom('aid_amounts').where('letter_id', '=', letterId).execute();
  await db.deleteFrom('cost_amounts').where('letter_id', '=', letterId).execute();
  const aidRows = aid.map((amount, position) => ({
    ...common(amount, position),
    source: amount.source,
    category: amount.category,
    sub_category: amount.subCategory,
  }));
  const costRows = costs.map((amount, position) => ({ ...common(amount, position), category: amount.category }));
  if (aidRows.length > 0)
    await db
      .insertInto('aid_amounts')
      .values(aidRows as never)
      .execute();
  if (costRows.length > 0)
    await db
      .insertInto('cost_amounts')
      .values(costRows as never)
      .execute();
}
