import type { ExportFormat } from '@tassel/contract/exports.ts';
import type { Selectable } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { type PageInput, pageRange } from '#platform/paging.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';
import type { Tables } from '#server/tables.ts';

const addressMs = 5 * 60_000;

const contentTypes: Record<ExportFormat, string> = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const columns = [
  'exports.id',
  'name',
  'format',
  'shape',
  'status',
  'problem',
  'letter_count',
  'done_count',
  'file_key',
  'bytes',
  'exports.insert_time',
  'ready_at',
  'expires_at',
] as const;

export type Export = Omit<Selectable<Tables['exports']>, 'organization_id' | 'person_id' | 'filter'> & {
  firstName: string;
  lastName: string;
};

/** The exports of an organization that are kept, the newest first. */
export async function readExports(
  context: ViewerContext,
  input: PageInput & { organizationId?: string | null },
): Promise<Page<Export>> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const range = pageRange(input);
  const { itemsCount } = await context.db
    .selectFrom('exports')
    .where('organization_id', '=', organizationId)
    .select(({ fn }) => fn.countAll<number>().as('itemsCount'))
    .executeTakeFirstOrThrow();
  const items = await exportsOf(context, organizationId)
    .orderBy('exports.insert_time', 'desc')
    .orderBy('exports.id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return pageOf(range, itemsCount, items);
}

export async function readExport(context: ViewerContext, organizationId: string, id: string): Promise<Export> {
  return exportsOf(context, organizationId).where('exports.id', '=', id).executeTakeFirstOrThrow();
}

const exportsOf = ({ db }: ViewerContext, organizationId: string) =>
  db
    .selectFrom('exports')
    .innerJoin('people', 'people.id', 'exports.person_id')
    .where('organization_id', '=', organizationId)
    .select(columns)
    .select(['people.first_name as firstName', 'people.last_name as lastName']);

/** Null until the file is built, and after its time. */
export function exportDownloadUrl({ files, clock }: Context, exported: Export): string | null {
  const now = clock.now();
  if (!exported.file_key || !exported.expires_at || exported.expires_at <= now) return null;
  return files.signedGetUrl(exported.file_key, {
    filename: downloadName(exported),
    contentType: contentTypes[exported.format],
    expires: new Date(now.getTime() + addressMs),
  });
}

/** "April letters, 2026-11-16 (wide).xlsx" */
function downloadName({ name, shape, format, insert_time }: Export): string {
  const day = insert_time.toISOString().slice(0, 10);
  const safeName = name.replace(/[/\\:*?"<>|]/g, '-');
  return `${safeName}, ${day} (${shape.toLowerCase()}).${format.toLowerCase()}`;
}
