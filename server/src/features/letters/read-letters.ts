import { type LetterStatus, letterStatuses } from '@tassel/contract/letter-status.ts';
import { sql } from 'kysely';
import { userError } from '#platform/errors.ts';
import { isId } from '#platform/ids.ts';
import { loadTogether } from '#platform/load-together.ts';
import type { PageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Letter, letterColumns } from './letter.ts';
import { type LetterFilter, lettersOf, statusesOf } from './letter-filter.ts';
import { type LetterOrder, letterOrder } from './letter-order.ts';
import type { LetterScope } from './letter-scope.ts';

export type LetterList = { scope: LetterScope; filter: LetterFilter; orderBy: readonly LetterOrder[] };

/** A job shows its letters as they were given; the organization shows the newest first. */
const usualOrder = ({ jobId }: LetterFilter): LetterOrder => ({
  field: 'INSERT_TIME',
  direction: jobId ? 'ASC' : 'DESC',
});

export async function readLetters({ db }: ViewerContext, list: LetterList, range: PageRange): Promise<Letter[]> {
  return letterQuery(db, list)
    .orderBy(letterOrder(list.orderBy, usualOrder(list.filter)))
    .limit(range.limit)
    .offset(range.offset)
    .select(letterColumns)
    .execute();
}

const letterQuery = (db: ViewerContext['db'], { scope, filter }: LetterList) => {
  const statuses = statusesOf(scope, filter);
  const query = db.selectFrom('letters').where(lettersOf(scope, filter));
  if (statuses.length === letterStatuses.length) return query;
  // One status alone is an equality, which an index can follow in order.
  const [only, ...others] = statuses;
  if (only && others.length === 0) return query.where('letters.status', '=', only);
  return query.where('letters.status', '=', sql<LetterStatus>`any(${statuses}::text[])`);
};

/** One letter that the viewer may see. */
export async function readLetter({ db }: ViewerContext, scope: LetterScope, id: string): Promise<Letter> {
  const letter = isId(id)
    ? await db
        .selectFrom('letters')
        .where('letters.organization_id', '=', scope.organizationId)
        .where('letters.id', '=', id)
        .where('letters.status', 'in', scope.statuses)
        .select(letterColumns)
        .executeTakeFirst()
    : undefined;
  if (!letter) throw userError('NOT_FOUND', 'Letter not found.');
  return letter;
}

/** The letters before and after this one in a list of its job. */
export async function readNeighbors({ db }: ViewerContext, letter: Letter, list: LetterList) {
  const filter = { ...list.filter, jobId: letter.job_id };
  const order = letterOrder(list.orderBy, usualOrder(filter));
  const beside = await db
    .selectFrom(
      letterQuery(db, { ...list, filter })
        .select('letters.id')
        .select(sql<string | null>`lag(letters.id) over (order by ${order})`.as('previousId'))
        .select(sql<string | null>`lead(letters.id) over (order by ${order})`.as('nextId'))
        .as('listed'),
    )
    .where('listed.id', '=', letter.id)
    .select(['previousId', 'nextId'])
    .executeTakeFirst();
  return beside ?? { previousId: null, nextId: null };
}

/** The letters of the organization that have one of these contents, the oldest of each (D 17). */
export async function readLettersWithContent({ db }: ViewerContext, scope: LetterScope, sha256s: string[]) {
  if (sha256s.length > 10_000) throw userError('BAD_INPUT', 'Ask for at most 10,000 contents at once.');
  return db
    .selectFrom('letters')
    .where('letters.organization_id', '=', scope.organizationId)
    .where('letters.file_sha256', '=', sql<string>`any(${sha256s.map((hash) => hash.toLowerCase())}::text[])`)
    .where('letters.status', 'in', scope.statuses)
    .distinctOn('letters.file_sha256')
    .orderBy('letters.file_sha256')
    .orderBy('letters.id')
    .select(letterColumns)
    .execute();
}

/** An older letter of the organization with the same content as this one, if there is one (D 17). */
export const readOlderTwin = loadTogether(async ({ db }: ViewerContext, letters: Letter[]) => {
  const ids = letters.map(({ id }) => id);
  const twins = await db
    .selectFrom('letters as asked')
    .innerJoin('letters', (join) =>
      join
        .onRef('letters.organization_id', '=', 'asked.organization_id')
        .onRef('letters.file_sha256', '=', 'asked.file_sha256')
        .onRef('letters.id', '<', 'asked.id'),
    )
    .where('asked.id', 'in', ids)
    .distinctOn('asked.id')
    .orderBy('asked.id')
    .orderBy('letters.id')
    .select('asked.id as askedId')
    .select(letterColumns)
    .execute();
  const byAsked = new Map(twins.map(({ askedId, ...twin }) => [askedId, twin]));
  return new Map(
    letters.flatMap((letter) => {
      const twin = byAsked.get(letter.id);
      return twin ? [[letter, twin] as const] : [];
    }),
  );
});
