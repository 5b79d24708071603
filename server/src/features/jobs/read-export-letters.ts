import { letterStatuses } from '@tassel/contract/letter-status.ts';
import type { ExpressionBuilder } from 'kysely';
import { type LetterFilter, lettersOf, statusesOf } from '#features/letters/letter-filter.ts';
import type { Context } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

const lettersInABatch = 250;

/** Which letters an export holds; kept with it, and asked when it is built. */
export type ExportSelection = { jobIds: string[] } | { letterIds: string[] } | { filter: LetterFilter };

export type ExportAmount = {
  kind: 'AID' | 'COST';
  value: number;
  category: string;
  subCategory: string | null;
  source: string | null;
  description: string;
  confidence: number | null;
  page: number | null;
};

export type ExportLetter = LetterRow & { amounts: ExportAmount[] };
type LetterRow = Awaited<ReturnType<typeof readBatch>>[number];
type Place = { organizationId: string; selection: ExportSelection };

/** All letters of a selection, in the order in which they were given, batch by batch: none is kept. */
export async function* readExportLetters(context: Context, place: Place): AsyncGenerator<ExportLetter[]> {
  for (const selection of oneByOne(place.selection)) {
    let after: string | undefined;
    do {
      const letters = await readBatch(context, { ...place, selection }, after);
      if (letters.length > 0) yield await withAmounts(context, letters);
      after = letters.length === lettersInABatch ? letters.at(-1)?.id : undefined;
    } while (after);
  }
}

/** Job after job: each is read along its own index. */
function oneByOne(selection: ExportSelection): ExportSelection[] {
  return 'jobIds' in selection ? selection.jobIds.map((jobId) => ({ filter: { jobId } })) : [selection];
}

export async function countSelection({ db }: Context, { organizationId, selection }: Place): Promise<number> {
  const { count } = await db
    .selectFrom('letters')
    .where('letters.organization_id', '=', organizationId)
    .where(isSelected(organizationId, selection))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function readBatch({ db }: Context, { organizationId, selection }: Place, after: string | undefined) {
  return db
    .selectFrom('letters')
    .innerJoin('jobs', 'jobs.id', 'letters.job_id')
    .where('letters.organization_id', '=', organizationId)
    .where(isSelected(organizationId, selection))
    .$if(after !== undefined, (query) => query.where('letters.id', '>', after as string))
    .orderBy('letters.id')
    .limit(lettersInABatch)
    .select(['letters.id', 'letters.job_id', 'jobs.name as job_name', 'letters.filename', 'letters.payload'])
    .select(['student_id', 'college', 'cohort', 'status', 'reason', 'method', 'confidence', 'award_year'])
    .select(['school_name', 'school_city', 'school_state', 'school_zip'])
    .select(['total_cost', 'free_money', 'loans', 'work', 'net_price', 'remaining', 'printed_net_price'])
    .select(['letters.insert_time', 'letters.last_status_update'])
    .execute();
}

function isSelected(organizationId: string, selection: ExportSelection) {
  return (eb: ExpressionBuilder<Tables, 'letters'>) => {
    if ('letterIds' in selection) return eb('letters.id', 'in', selection.letterIds);
    if ('jobIds' in selection) return eb('letters.job_id', 'in', selection.jobIds);
    const scope = { organizationId, statuses: letterStatuses };
    const wanted = lettersOf(scope, selection.filter)(eb);
    const statuses = statusesOf(scope, selection.filter);
    return statuses.length < letterStatuses.length ? eb.and([wanted, eb('letters.status', 'in', statuses)]) : wanted;
  };
}

async function withAmounts(context: Context, letters: LetterRow[]): Promise<ExportLetter[]> {
  const ids = letters.map(({ id }) => id);
  const amounts = Map.groupBy(await readAmounts(context, ids), ({ letterId }) => letterId);
  return letters.map((letter) => ({ ...letter, amounts: amounts.get(letter.id) ?? [] }));
}

/** Costs first, then aid, each in the order of the letter. */
async function readAmounts({ db }: Context, ids: string[]) {
  const costs = await db
    .selectFrom('cost_amounts')
    .where('letter_id', 'in', ids)
    .orderBy('letter_id')
    .orderBy('position')
    .select(['letter_id as letterId', 'value', 'category', 'description', 'confidence', 'evidence'])
    .execute();
  const aid = await db
    .selectFrom('aid_amounts')
    .where('letter_id', 'in', ids)
    .orderBy('letter_id')
    .orderBy('position')
    .select(['letter_id as letterId', 'value', 'category', 'description', 'confidence', 'evidence'])
    .select(['source', 'sub_category as subCategory'])
    .execute();
  return [
    ...costs.map(({ evidence, ...cost }) => ({
      ...cost,
      kind: 'COST' as const,
      source: null,
      subCategory: null,
      page: evidence?.page ?? null,
    })),
    ...aid.map(({ evidence, ...amount }) => ({ ...amount, kind: 'AID' as const, page: evidence?.page ?? null })),
  ];
}
