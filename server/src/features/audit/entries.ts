import { type AuditAction, type AuditKind, auditActionsOf } from '@tassel/contract/audit.ts';
import { sql } from 'kysely';
import { requireRole } from '#features/session/require-role.ts';
import { containing, dayEnd, dayStart, type PageInput, pageRange } from '#platform/paging.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { type Page, pageOf } from '#server/graphql-pages.ts';

export type AuditEntry = {
  id: string;
  insertTime: Date;
  personName: string;
  personEmail: string;
  action: AuditAction;
  subject: string;
  detail: string;
  networkAddress: string;
};

export type AuditFilter = {
  kind_in?: AuditKind[] | null;
  text_contains?: string | null;
  /** Days as YYYY-MM-DD, UTC, both included. */
  insertTime_gte?: string | null;
  insertTime_lte?: string | null;
};

type Input = PageInput & { organizationId?: string | null; filter?: AuditFilter | null };

/** The audit log of an organization, newest first. */
export async function readAuditEntries(context: ViewerContext, input: Input): Promise<Page<AuditEntry>> {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const range = pageRange(input);
  const entries = entriesOf(context, organizationId, input.filter ?? {});
  const [items, { count }] = await Promise.all([
    readable(entries).limit(range.limit).offset(range.offset).execute(),
    entries.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return pageOf(range, count, items);
}

/** All that match, in pieces, newest first; each piece goes on after the last entry of the one before. */
export async function* eachAuditEntry(
  context: Context,
  organizationId: string,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  let entries = readable(entriesOf(context, organizationId, filter)).limit(1000);
  for (;;) {
    const piece = await entries.execute();
    const last = piece.at(-1);
    if (!last) return;
    yield piece;
    entries = readable(entriesOf(context, organizationId, filter))
      .where(({ eb, refTuple, tuple }) => eb(refTuple('insert_time', 'id'), '<', tuple(last.insertTime, last.id)))
      .limit(1000);
  }
}

/** Before an address is given out: what is wrong would be found only halfway through the file. */
export function refuseWrongDays({ insertTime_gte: from, insertTime_lte: to }: AuditFilter): void {
  if (from) dayStart('insertTime_gte', from);
  if (to) dayStart('insertTime_lte', to);
}

function entriesOf({ db }: Context, organizationId: string, filter: AuditFilter) {
  let entries = db.selectFrom('audit_entries').where('organization_id', '=', organizationId);
  if (filter.kind_in?.length) entries = entries.where('action', 'in', auditActionsOf(filter.kind_in));
  if (filter.insertTime_gte)
    entries = entries.where('insert_time', '>=', dayStart('insertTime_gte', filter.insertTime_gte));
  if (filter.insertTime_lte)
    entries = entries.where('insert_time', '<', dayEnd('insertTime_lte', filter.insertTime_lte));
  if (!filter.text_contains?.trim()) return entries;
  const text = containing(filter.text_contains.trim());
  const words = sql<string>`concat_ws(' ', person_name, person_email, subject, detail, network_address)`;
  return entries.where(words, 'ilike', text);
}

function readable(entries: ReturnType<typeof entriesOf>) {
  return entries
    .orderBy('insert_time', 'desc')
    .orderBy('id', 'desc')
    .select([
      'id',
      'insert_time as insertTime',
      'person_name as personName',
      'person_email as personEmail',
      'action',
      'subject',
      'detail',
      'network_address as networkAddress',
    ]);
}
