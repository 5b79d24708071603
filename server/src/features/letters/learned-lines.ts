import type { ClassifiedLetter } from '@tassel/classifier/classify.ts';
import type { AidKind } from '@tassel/classifier/understand/classification.ts';
import type { TaughtLine } from '@tassel/classifier/understand/taught-lines.ts';
import type { CostCategory } from '@tassel/contract/amounts.ts';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import type { NewAmounts } from './keep-amounts.ts';

type Amounts = Pick<ClassifiedLetter, 'aid' | 'costs'>;

/** More than anyone teaches in years; the newest count. */
const mostLearnedLines = 5000;

/** What reviewers of the organization have taught, as the classifier takes it. */
export async function readTaughtLines({ db }: Context, organizationId: string): Promise<TaughtLine[]> {
  const lines = await db
    .selectFrom('learned_lines')
    .where('organization_id', '=', organizationId)
    .orderBy('insert_time', 'desc')
    .orderBy('id', 'desc')
    .limit(mostLearnedLines)
    .select(['id', 'school_key', 'words_key', 'description', 'source', 'category', 'sub_category'])
    .execute();
  return lines.map(({ id, school_key, words_key, description, source, category, sub_category }) => ({
    id,
    schoolKey: school_key,
    wordsKey: words_key,
    description,
    kind: (source ? { source, category, subCategory: sub_category } : { category }) as
      | AidKind
      | { category: CostCategory },
  }));
}

/** Amounts that a taught line has made what they are say so. */
export const withLearned = ({ aid, costs }: Amounts): NewAmounts => ({
  aid: aid.map((amount) => ({ ...amount, isLearned: amount.taughtId !== undefined })),
  costs: costs.map((amount) => ({ ...amount, isLearned: amount.taughtId !== undefined })),
});

/** Remembers which letter was changed by which lines; a line that was removed meanwhile is left out. */
export async function noteUses({ db, clock }: Context, letterId: string, { aid, costs }: Amounts): Promise<void> {
  const ids = [...aid, ...costs].flatMap(({ taughtId }) => taughtId ?? []);
  if (ids.length === 0) return;
  await sql`insert into learned_line_uses (learned_line_id, letter_id, insert_time)
    select id, ${letterId}, ${clock.now()} from learned_lines where id = any(${ids}::uuid[])
    on conflict do nothing`.execute(db);
}
