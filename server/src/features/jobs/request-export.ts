import type { ExportFormat, ExportShape } from '@tassel/contract/exports.ts';
import { audit } from '#features/audit/audit.ts';
import { countedLetters } from '#features/letters/counted-letters.ts';
import type { LetterFilter } from '#features/letters/letter-filter.ts';
import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import { isId, newId } from '#platform/ids.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { countSelection, type ExportSelection } from './read-export-letters.ts';

const mostJobs = 500;
const mostLetters = 10_000;

type Asked = {
  organizationId?: string | null;
  format?: ExportFormat | null;
  shape?: ExportShape | null;
};
export type RequestedExport = { id: string; organizationId: string };

/** Exports whole jobs, ended or not; the file is built in the background (D 14). */
export async function exportJobs(context: ViewerContext, asked: Asked & { jobIdList: string[] }) {
  const { organizationId } = requireRole(context, asked.organizationId, 'USER');
  const jobIds = [...new Set(asked.jobIdList)];
  if (jobIds.length === 0 || jobIds.length > mostJobs)
    throw userError('BAD_INPUT', `Choose 1 to ${mostJobs} jobs to export.`);
  const names = await readJobNames(context, organizationId, jobIds);
  if (names.length !== jobIds.length) throw userError('NOT_FOUND', 'Job not found.');
  const name = names.length === 1 ? String(names[0]) : `${names.length} jobs`;
  const requested = await requestExport(context, organizationId, asked, {
    name,
    selection: { jobIds },
    jobNames: names,
  });
  return { exportedJobsCount: names.length, requested };
}

/** Exports chosen letters, or all that a filter finds at the time of the building. */
export async function exportLetters(
  context: ViewerContext,
  asked: Asked & { ids?: string[] | null; filter?: LetterFilter | null },
): Promise<RequestedExport> {
  const { organizationId } = requireRole(context, asked.organizationId, 'USER');
  const selection = selectionOf(asked);
  return requestExport(context, organizationId, asked, { name: 'Letters', selection });
}

function selectionOf({ ids, filter }: { ids?: string[] | null; filter?: LetterFilter | null }): ExportSelection {
  if (!ids) return { filter: filter ?? {} };
  if (filter) throw userError('BAD_INPUT', 'Send ids or a filter, not both.');
  const letterIds = [...new Set(ids)].filter(isId);
  if (letterIds.length === 0 || letterIds.length > mostLetters)
    throw userError('BAD_INPUT', 'Choose 1 to 10,000 letters to export.');
  return { letterIds };
}

async function readJobNames({ db }: ViewerContext, organizationId: string, jobIds: string[]): Promise<string[]> {
  if (!jobIds.every(isId)) return [];
  const jobs = await db
    .selectFrom('jobs')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', jobIds)
    .select('name')
    .execute();
  return jobs.map(({ name }) => name);
}

async function requestExport(
  context: ViewerContext,
  organizationId: string,
  asked: Asked,
  { name, selection, jobNames }: { name: string; selection: ExportSelection; jobNames?: string[] },
): Promise<RequestedExport> {
  return inTransaction(context, async (context) => {
    const letterCount = await countSelection(context, { organizationId, selection });
    if (letterCount === 0) throw userError('BAD_INPUT', 'There are no letters to export.');
    const now = context.clock.now();
    const { format, shape } = { format: asked.format ?? 'CSV', shape: asked.shape ?? 'LONG' } as const;
    const id = newId(now.getTime());
    await context.db
      .insertInto('exports')
      .values({
        id,
        organization_id: organizationId,
        person_id: context.viewer.personId,
        name,
        format,
        shape,
        filter: JSON.stringify(selection),
        status: 'WAITING',
        letter_count: letterCount,
        insert_time: now,
      })
      .execute();
    await context.queue.add('build-export', { exportId: id });
    await auditExport(context, { organizationId, letterCount, jobNames, detail: `${format}, ${shape.toLowerCase()}` });
    return { id, organizationId };
  });
}

type Exported = { organizationId: string; letterCount: number; jobNames?: string[]; detail: string };

async function auditExport(context: ViewerContext, { organizationId, letterCount, jobNames, detail }: Exported) {
  const letters = { organizationId, action: 'letters.exported', subject: countedLetters(letterCount), detail } as const;
  const jobs = jobNames?.map((subject) => ({ ...letters, action: 'job.exported', subject }) as const);
  await audit(context, ...(jobs ?? [letters]));
}
