import { filenameKey } from '@tassel/contract/job.ts';
import type { LetterReason } from '@tassel/contract/letter-reasons.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import { isId } from '#platform/ids.ts';
import { containing } from '#platform/paging.ts';
import type { Tables } from '#server/tables.ts';
import type { LetterScope } from './letter-scope.ts';

/** Fields that are given are joined by AND (D 29). */
export type LetterFilter = {
  jobId?: string | null;
  status_in?: LetterStatus[] | null;
  reason_in?: LetterReason[] | null;
  filename_contains?: string | null;
  search?: string | null;
  year?: number | null;
  state?: string | null;
  studentId?: string | null;
  cohort?: string | null;
};

/** The statuses that a filter leaves of those that the viewer may see. */
export const statusesOf = (scope: LetterScope, { status_in }: LetterFilter): LetterStatus[] =>
  scope.statuses.filter((status) => !status_in || status_in.includes(status));

/** The condition for letters that the viewer may see and the filter wants; the status is left to the caller. */
export function lettersOf(scope: LetterScope, filter: LetterFilter) {
  return (eb: ExpressionBuilder<Tables, 'letters'>) => {
    const conditions = [eb('letters.organization_id', '=', scope.organizationId)];
    const { jobId, reason_in, filename_contains, search, year, state, studentId, cohort } = filter;
    if (jobId) conditions.push(isId(jobId) ? eb('letters.job_id', '=', jobId) : (sql<boolean>`false` as never));
    if (reason_in) conditions.push(eb('letters.reason', '=', sql<LetterReason>`any(${reason_in}::text[])`));
    if (search) conditions.push(eb('letters.search_text', 'like', containing(filenameKey(search))));
    // The first condition finds them by the index of the search, the second one leaves out what is no file name.
    if (filename_contains)
      for (const column of ['letters.search_text', 'letters.filename_key'] as const)
        conditions.push(eb(column, 'like', containing(filenameKey(filename_contains))));
    if (year) conditions.push(eb('letters.year', '=', year));
    if (state) conditions.push(eb('letters.school_state', '=', state.toUpperCase()));
    if (studentId) conditions.push(eb('letters.student_id', '=', studentId));
    if (cohort) conditions.push(eb('letters.cohort', '=', cohort));
    return eb.and(conditions);
  };
}
