import type { ClassifiedLetter } from '@tassel/classifier/classify.ts';
import type { TaughtLine } from '@tassel/classifier/understand/taught-lines.ts';
import { isFreeMoney } from '@tassel/contract/amounts.ts';
import { letterLimits } from '@tassel/contract/letter-limits.ts';
import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import { FileMissing } from '#platform/files.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { figuresOf, noFigures } from './figures.ts';
import { replaceAmounts } from './keep-amounts.ts';
import { noteUses, readTaughtLines, withLearned } from './learned-lines.ts';
import { recordResult } from './record-result.ts';
import { type Route, routeResult } from './route-result.ts';
import { searchText } from './search-text.ts';

/** `taught`: what reviewers of the organization have said of lines. */
export type Classify = (bytes: Uint8Array, taught?: readonly TaughtLine[]) => Promise<ClassifiedLetter>;
export type ClassifyTask = { letterId: string; fileKey: string };
type Answer = Omit<ClassifiedLetter, 'ms' | 'awardYearEvidence'>;

/** Task: reads a letter, and records what it came to. A letter that no longer waits for it is left alone. */
export async function classifyLetter(context: Context, task: ClassifyTask): Promise<void> {
  const letter = await readLetterInWork(context, task);
  if (!letter) return;
  // Taken in spite of its size: only a person reads it (D 7).
  if ((letter.file_bytes ?? 0) > letterLimits.maxBytes)
    return record(context, letter, { ...nothing, status: 'SIZE_LIMIT_EXCEEDED', reason: 'too_large' });
  const taught = await readTaughtLines(context, letter.organization_id);
  await record(context, letter, await context.classify(await readFile(context, task.fileKey), taught));
}

/** Ends a letter of which nothing is known. */
export async function recordUnread(
  context: Context,
  task: ClassifyTask,
  { status, reason }: Pick<Answer, 'status' | 'reason'>,
): Promise<void> {
  const letter = await readLetterInWork(context, task);
  if (letter) await record(context, letter, { ...nothing, status, reason });
}

/** What is known of a letter that nobody read. */
const nothing = {
  institution: null,
  awardYear: null,
  aid: [],
  costs: [],
  printedNetPrice: null,
  confidence: 0,
  pages: [],
};

/** A file that was removed meanwhile belongs to a letter that has ended, which then records nothing. */
async function readFile({ files }: Context, key: string): Promise<Uint8Array> {
  return files.read(key).catch((error) => {
    if (error instanceof FileMissing) return new Uint8Array();
    throw error;
  });
}

async function readLetterInWork({ db }: Context, { letterId, fileKey }: ClassifyTask) {
  return db
    .selectFrom('letters')
    .innerJoin('jobs', 'jobs.id', 'letters.job_id')
    .innerJoin('organizations', 'organizations.id', 'letters.organization_id')
    .where('letters.id', '=', letterId)
    .where('letters.status', '=', 'PENDING')
    .where('letters.file_key', '=', fileKey)
    .select(['letters.id', 'letters.organization_id', 'letters.filename', 'letters.student_id', 'letters.cohort'])
    .select(['letters.file_key', 'letters.file_bytes', 'jobs.manual_review_enabled'])
    .select(['organizations.manual_review_size_limit', 'organizations.manual_review_no_free_money'])
    .executeTakeFirst();
}

type LetterInWork = NonNullable<Awaited<ReturnType<typeof readLetterInWork>>>;

async function record(context: Context, letter: LetterInWork, answer: Answer): Promise<void> {
  const route = routeResult(
    { ...answer, hasFreeMoney: answer.aid.some(({ category }) => isFreeMoney(category)) },
    {
      isOn: letter.manual_review_enabled,
      sizeLimit: letter.manual_review_size_limit,
      noFreeMoney: letter.manual_review_no_free_money,
    },
  );
  const isRead = answer.pages.length > 0 && route.status !== 'INVALID';
  // Whatever stands in something that is no award letter is nobody's aid.
  const amounts = isRead ? answer : { aid: [], costs: [] };
  await inTransaction(context, async (context) => {
    const changed = await recordResult(context, {
      organizationId: letter.organization_id,
      letters: { ids: [letter.id] },
      to: route.status,
      reason: route.reason,
      actor: { kind: 'SYSTEM' },
      from: ['PENDING'],
      ...(letter.file_key && { fileKey: letter.file_key }),
      set: columnsOf(letter, answer, route, isRead),
    });
    if (changed.length === 0) return;
    await replaceAmounts(context, letter.id, withLearned(amounts));
    await noteUses(context, letter.id, amounts);
    // A person may have to look at what was not read.
    if (answer.pages.length === 0 && route.status !== 'BAD_FILE')
      await context.queue.add('measure-pages', { letterId: letter.id, fileKey: letter.file_key });
  });
}

const decided: LetterStatus[] = ['READY', 'INVALID', 'NOT_SUPPORTED'];

function columnsOf(letter: LetterInWork, answer: Answer, { status }: Route, isRead: boolean) {
  return {
    method: decided.includes(status) ? ('CLASSIFIER' as const) : null,
    pages: JSON.stringify(answer.pages.map(({ number, width, height, turn }) => ({ number, width, height, turn }))),
    confidence: isRead ? answer.confidence : null,
    ...(isRead && schoolOf(letter, answer)),
    ...(isRead ? figuresOf(answer, answer.awardYear) : noFigures),
    printed_net_price: isRead ? (answer.printedNetPrice?.value ?? null) : null,
    printed_sums: isRead ? JSON.stringify(answer.printedSums ?? []) : null,
  };
}

function schoolOf(letter: LetterInWork, { institution }: Answer) {
  const school_name = institution?.name ?? null;
  return {
    school_name,
    school_city: institution?.city ?? null,
    school_state: institution?.state ?? null,
    school_zip: institution?.zip ?? null,
    search_text: searchText({ ...letter, school_name }),
  };
}
