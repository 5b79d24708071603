import { filenameKey, readPayload } from '@tassel/contract/job.ts';
import { sql } from 'kysely';
import { newId } from '#platform/ids.ts';
import type { Context } from '#server/context.ts';
import { searchText } from './search-text.ts';

export type LetterFile = { filename: string; payload?: string | null };
export type AddedLetter = { id: string; filename: string };

type NewJob = { organizationId: string; jobId: string; hasReservedCredits: boolean };

/** The letters of a new job, in the order given, in one statement; and their counts. */
export async function addLetters(
  { db, clock }: Context,
  { organizationId, jobId, hasReservedCredits }: NewJob,
  files: readonly LetterFile[],
): Promise<AddedLetter[]> {
  const now = clock.now();
  // Sorted, so that ids keep the order in which the letters were given.
  const ids = files.map(() => newId(now.getTime())).sort();
  const rows = files.map((file, index) => rowOf(file, ids[index] as string));
  const column = (name: keyof (typeof rows)[number]) => rows.map((row) => row[name]);
  await sql`insert into letters (id, filename, filename_key, payload, student_id, college, cohort, search_text,
      organization_id, job_id, status, insert_time, last_status_update, has_reserved_credit)
    select id, filename, filename_key, payload, student_id, college, cohort, search_text,
      ${organizationId}::uuid, ${jobId}::uuid, 'PENDING', ${now}, ${now}, ${hasReservedCredits}
    from unnest(${column('id')}::uuid[], ${column('filename')}::text[], ${column('filename_key')}::text[],
      ${column('payload')}::text[], ${column('student_id')}::text[], ${column('college')}::text[],
      ${column('cohort')}::text[], ${column('search_text')}::text[])
      as given (id, filename, filename_key, payload, student_id, college, cohort, search_text)`.execute(db);
  await db
    .insertInto('letter_counts')
    .values({
      job_id: jobId,
      organization_id: organizationId,
      without_file: files.length,
      pending: files.length,
      last_update: now,
    })
    .execute();
  return rows.map(({ id, filename }) => ({ id, filename }));
}

function rowOf({ filename, payload }: LetterFile, id: string) {
  const known = payload ? readPayload(payload) : undefined;
  const text = (key: string): string | null => {
    const value = known?.[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
  };
  const context = { student_id: text('student_id'), college: text('college'), cohort: text('cohort') };
  return {
    id,
    filename,
    filename_key: filenameKey(filename),
    payload: payload ?? null,
    ...context,
    search_text: searchText({ filename, school_name: null, ...context }),
  };
}
