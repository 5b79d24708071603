import type { Selectable } from 'kysely';
import { loadTogether } from '#platform/load-together.ts';
import type { ViewerContext } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export type AidAmount = Selectable<Tables['aid_amounts']>;
export type CostAmount = Selectable<Tables['cost_amounts']>;

/** The aid of one letter among many that are asked for, in the order of the letter. */
export const readAid = loadTogether(async ({ db }: ViewerContext, letterIds: string[]) => {
  const amounts = await db
    .selectFrom('aid_amounts')
    .where('letter_id', 'in', letterIds)
    .orderBy('letter_id')
    .orderBy('position')
    .select(['id', 'letter_id', 'position', 'value', 'source', 'category', 'sub_category', 'description'])
    .select(['confidence', 'evidence', 'is_learned'])
    .execute();
  return Map.groupBy(amounts, ({ letter_id }) => letter_id);
});

export const readCosts = loadTogether(async ({ db }: ViewerContext, letterIds: string[]) => {
  const amounts = await db
    .selectFrom('cost_amounts')
    .where('letter_id', 'in', letterIds)
    .orderBy('letter_id')
    .orderBy('position')
    .select(['id', 'letter_id', 'position', 'value', 'category', 'description', 'confidence'])
    .select(['evidence', 'is_learned'])
    .execute();
  return Map.groupBy(amounts, ({ letter_id }) => letter_id);
});
