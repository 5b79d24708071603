import { sql } from 'kysely';
import { audit } from '#features/audit/audit.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { loadTogether } from '#platform/load-together.ts';
import { type PageInput, pageRange } from '#platform/paging.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import type { LineKind } from './learned-rules.ts';

export type LearnedLine = LineKind & {
  id: string;
  schoolName: string;
  printed: string;
  description: string;
  personName: string;
  insertTime: Date;
};

const lineQuery = ({ db }: ViewerContext, organizationId: string) =>
  db
    .selectFrom('learned_lines')
    .innerJoin('people', 'people.id', 'learned_lines.person_id')
    .where('learned_lines.organization_id', '=', organizationId)
    .select(['learned_lines.id', 'school_name as schoolName', 'printed', 'description', 'source', 'category'])
    .select(['sub_category as subCategory', 'learned_lines.insert_time as insertTime'])
    .select(sql<string>`first_name || ' ' || last_name`.as('personName'))
    .$castTo<LearnedLine>();

/** What reviewers have taught, the newest first. */
export async function readLearnedLines(
  context: ViewerContext,
  input: PageInput & { organizationId?: string | null },
): Promise<Page<LearnedLine>> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const range = pageRange(input);
  const { count } = await context.db
    .selectFrom('learned_lines')
    .where('organization_id', '=', organizationId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const items = await lineQuery(context, organizationId)
    .orderBy('learned_lines.insert_time', 'desc')
    .orderBy('learned_lines.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return pageOf(range, count, items);
}

export type LineUses = { letterCount: number; letters: { id: string; jobId: string; filename: string }[] };

const shownLetters = 3;

/** What one line among many that are asked for has changed: how many letters, and the latest of them. */
export const readLineUses = loadTogether(async ({ db }: ViewerContext, lineIds: string[]) => {
  const uses = await db
    .selectFrom((query) =>
      query
        .selectFrom('learned_line_uses')
        .innerJoin('letters', 'letters.id', 'learned_line_uses.letter_id')
        .where('learned_line_id', 'in', lineIds)
        .select(['learned_line_id', 'letters.id', 'letters.job_id as jobId', 'letters.filename'])
        .select(sql<number>`count(*) over (partition by learned_line_id)`.as('letterCount'))
        .select(
          sql<number>`row_number() over (partition by learned_line_id order by learned_line_uses.insert_time desc, letters.id desc)`.as(
            'place',
          ),
        )
        .as('used'),
    )
    .where('place', '<=', shownLetters)
    .orderBy('learned_line_id')
    .orderBy('place')
    .select(['learned_line_id as lineId', 'id', 'jobId', 'filename', 'letterCount'])
    .execute();
  const byLine = Map.groupBy(uses, ({ lineId }) => lineId);
  return new Map<string, LineUses>(
    [...byLine].map(([lineId, letters]) => [lineId, { letterCount: letters[0]?.letterCount ?? 0, letters }]),
  );
});

/** Forgets a line. Letters that it has changed stay as they are. */
export async function removeLearnedLine(
  context: ViewerContext,
  input: { id: string; organizationId?: string | null },
): Promise<LearnedLine> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  return inTransaction(context, async (context) => {
    const line = isId(input.id)
      ? await lineQuery(context, organizationId).where('learned_lines.id', '=', input.id).executeTakeFirst()
      : undefined;
    if (!line) throw userError('NOT_FOUND', 'This line is no longer among the learned ones.');
    await context.db.deleteFrom('learned_lines').where('id', '=', line.id).execute();
    const subject = `${line.printed} (${line.schoolName})`;
    await audit(context, { organizationId, action: 'learned_line.removed', subject });
    return line;
  });
}
