import { Readable } from 'node:stream';
import type { UsageKind } from '@tassel/contract/bill.ts';
import { type Month, monthKey } from '@tassel/contract/month.ts';
import { requireRole } from '#features/session/require-role.ts';
import { csvLine, csvStart } from '#platform/csv.ts';
import { userError } from '#platform/errors.ts';
import { readSigned, sign } from '#platform/signed-text.ts';
import type { Context, ViewerContext } from '#server/context.ts';
import { requireMonth } from './prices.ts';
import type { UsageInput } from './read-usage.ts';
import { usageOf } from './usage-of-month.ts';

const purpose = 'usage-csv';
const linkMinutes = 5;
const pieceSize = 1000;
const heads = ['Time (UTC)', 'Item', 'Paid by', 'Name', 'Email', 'Job', 'Job id', 'Letter id'];

const words: Record<UsageKind, string> = { CLASSIFICATION: 'Classification', MANUAL_REVIEW: 'Manual review' };

type Link = Month & { organizationId: string };

/** An address that answers every charge of a month as a file, for a few minutes. */
export function usageCsvUrl(context: ViewerContext, input: UsageInput): string {
  const { organizationId } = requireRole(context, input.organizationId, 'ADMIN');
  const link: Link = { ...requireMonth(context, input), organizationId };
  const expires = new Date(context.clock.now().getTime() + linkMinutes * 60_000);
  const token = sign(context.config.secretKey, purpose, link, expires);
  return `${context.config.publicUrl}/api/usage.csv?token=${token}`;
}

export function usageCsv(context: Context, token: string): { filename: string; content: Readable } {
  const link = readSigned<Link>(context.config.secretKey, purpose, token, context.clock.now());
  if (!link) throw userError('NOT_FOUND', 'This address works no more. Download the usage again.');
  return { filename: `usage-${monthKey(link).slice(0, 7)}.csv`, content: Readable.from(lines(context, link)) };
}

async function* lines(context: Context, link: Link): AsyncGenerator<string> {
  yield csvStart + csvLine(heads);
  for await (const piece of pieces(context, link)) yield piece.map(line).join('');
}

/** Each piece goes on after the last record of the one before. */
async function* pieces(context: Context, { organizationId, ...month }: Link): AsyncGenerator<Charged[]> {
  let last: Charged | undefined;
  for (;;) {
    const after = last;
    const piece = await charged(context, organizationId, month)
      .$if(after !== undefined, (records) =>
        records.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('usage_records.insert_time', 'usage_records.id'),
            '>',
            tuple(after?.insert_time as Date, after?.id as string),
          ),
        ),
      )
      .execute();
    if (piece.length > 0) yield piece;
    if (piece.length < pieceSize) return;
    last = piece.at(-1);
  }
}

const charged = (context: Context, organizationId: string, month: Month) =>
  usageOf(context, organizationId, month)
    .innerJoin('people', 'people.id', 'usage_records.person_id')
    .leftJoin('jobs', 'jobs.id', 'usage_records.job_id')
    .orderBy('usage_records.insert_time')
    .orderBy('usage_records.id')
    .limit(pieceSize)
    .select(['usage_records.id', 'usage_records.insert_time', 'kind', 'is_paid_by_credit', 'is_free'])
    .select(['usage_records.job_id', 'letter_id', 'first_name', 'last_name', 'email', 'jobs.name as job_name']);

type Charged = Awaited<ReturnType<ReturnType<typeof charged>['execute']>>[number];

const line = (record: Charged): string =>
  csvLine([
    record.insert_time.toISOString(),
    words[record.kind],
    (record.is_paid_by_credit && 'Credit') || (record.is_free ? 'Free plan' : 'Card'),
    `${record.first_name} ${record.last_name}`,
    record.email,
    record.job_name ?? '',
    record.job_id,
    record.letter_id,
  ]);
