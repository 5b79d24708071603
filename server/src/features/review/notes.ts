import { sql } from 'kysely';
import { loadTogether } from '#platform/load-together.ts';
import type { ViewerContext } from '#server/context.ts';

export type Note = { letterId: string; text: string; personName: string; insertTime: Date };

/** What was noted when a letter was put back, the newest first; of one letter among many that are asked for. */
export const readNotes = loadTogether(async ({ db }: ViewerContext, letterIds: string[]) => {
  const notes = await db
    .selectFrom('review_notes')
    .innerJoin('people', 'people.id', 'review_notes.person_id')
    .where('letter_id', 'in', letterIds)
    .where('text', '<>', '')
    .orderBy('review_notes.id', 'desc')
    .select(['letter_id as letterId', 'text', 'review_notes.insert_time as insertTime'])
    .select(sql<string>`first_name || ' ' || last_name`.as('personName'))
    .execute();
  return Map.groupBy<string, Note>(notes, ({ letterId }) => letterId);
});
