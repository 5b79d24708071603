import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

/** Entries are kept a year; the database lets nothing else remove them. */
export async function forgetAuditEntries({ db }: Context): Promise<void> {
  await sql`select forget_old_audit_entries()`.execute(db);
}
