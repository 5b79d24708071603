import { sql } from 'kysely';
import { userError } from '#platform/errors.ts';
import { type PageInput, pageRange } from '#platform/paging.ts';
import type { ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import { type ApiKey, apiKeyColumns, identifyingPart } from './api-key.ts';
import { requireKeyOwner } from './require-key-owner.ts';

/** The viewer's own keys, newest first. */
export async function readApiKeys(context: ViewerContext, input: PageInput): Promise<Page<ApiKey>> {
  requireKeyOwner(context);
  const range = pageRange(input);
  const [items, { count }] = await Promise.all([
    ownKeys(context)
      .orderBy('insert_time', 'desc')
      .orderBy('id', 'desc')
      .limit(range.limit)
      .offset(range.offset)
      .select(apiKeyColumns)
      .execute(),
    ownKeys(context).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(range, count, items);
}

/** One key of the viewer's, by its identifying part or whole. */
export async function findOwnKey(context: ViewerContext, given: string): Promise<ApiKey> {
  const key = identifyingPart(given.trim());
  const found = key
    ? await ownKeys(context).where('key', '=', key).select(apiKeyColumns).executeTakeFirst()
    : undefined;
  if (!found) throw userError('NOT_FOUND', 'API key not found.');
  return found;
}

const ownKeys = ({ db, viewer }: ViewerContext) => db.selectFrom('api_keys').where('person_id', '=', viewer.personId);
