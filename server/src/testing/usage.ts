import type { UsageKind } from '@tassel/contract/bill.ts';
import { sql } from 'kysely';
import type { TestServer } from './start-server.ts';

export type TestUsage = {
  kind: UsageKind;
  count: number;
  /** The first of them; the others follow within the minute. */
  at: Date;
  byCredit?: boolean;
  isFree?: boolean;
  subject?: string;
  jobId?: string;
};

/** Charges as the one door would have written them, many at once. */
export async function addTestUsage({ context }: TestServer, organizationId: string, usage: TestUsage): Promise<void> {
  const { kind, count, at, byCredit = false, isFree = false, subject = 'dana', jobId = null } = usage;
  await sql`insert into usage_records
      (id, organization_id, person_id, job_id, letter_id, change_number, kind, is_paid_by_credit, is_free, insert_time)
    select gen_random_uuid(), ${organizationId}, people.id, coalesce(${jobId}::uuid, ${organizationId}::uuid),
      gen_random_uuid(), 1, ${kind}, ${byCredit}, ${isFree}, ${at}::timestamptz + n * interval '1 millisecond'
    from people, generate_series(1, ${count}::integer) n where subject = ${subject}`.execute(context.db);
}
