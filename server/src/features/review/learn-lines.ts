import { taughtKey } from '@tassel/classifier/understand/taught-lines.ts';
import { newId } from '#platform/ids.ts';
import type { ViewerContext } from '#server/context.ts';
import { type DecidedLine, lessonsOf } from './learned-rules.ts';

type School = { organizationId: string; schoolName: string | null };

/** Remembers what a decision teaches about lines of this school. What is taught anew replaces what was known. */
export async function learnLines(context: ViewerContext, school: School, lines: readonly DecidedLine[]): Promise<void> {
  const { db, clock, viewer } = context;
  const schoolKey = taughtKey(school.schoolName ?? '');
  // Without a school, the same words may mean anything.
  const lessons = schoolKey ? lessonsOf(lines) : [];
  const now = clock.now();
  for (const { printed, wordsKey, description, source, category, subCategory } of lessons) {
    const taught = {
      school_name: school.schoolName ?? '',
      printed,
      description,
      source,
      category,
      sub_category: subCategory,
      person_id: viewer.personId,
      insert_time: now,
    };
    const key = { organization_id: school.organizationId, school_key: schoolKey, words_key: wordsKey };
    await db
      .insertInto('learned_lines')
      .values({ id: newId(now.getTime()), ...key, ...taught })
      .onConflict((conflict) => conflict.columns(['organization_id', 'school_key', 'words_key']).doUpdateSet(taught))
      .execute();
  }
}
