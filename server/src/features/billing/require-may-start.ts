import { reserveCredits } from '#features/organizations/reserve-credits.ts';
import { userError } from '#platform/errors.ts';
import type { Context } from '#server/context.ts';

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/**
 * D 41: whether the organization may start so many letters. On FREE their credits are reserved, or all is refused with
 * both numbers; one that does not pay its bills can't start any.
 */
export async function requireMayStart(
  context: Context,
  organizationId: string,
  letterCount: number,
): Promise<{ isReserved: boolean }> {
  const { billing_status: status, credits } = await context.db
    .selectFrom('organizations')
    .where('id', '=', organizationId)
    .select(['billing_status', 'credits'])
    .executeTakeFirstOrThrow();
  if (status === 'PAST_DUE')
    throw userError('FORBIDDEN', 'A payment is overdue: letters can be read and exported, but no new ones started.');
  if (status === 'CANCELED') throw userError('FORBIDDEN', 'The plan of this organization has ended.');
  if (status === 'ACTIVE' || letterCount === 0) return { isReserved: false };
  if (await reserveCredits(context, organizationId, letterCount)) return { isReserved: true };
  throw userError(
    'NOT_ENOUGH_CREDITS',
    `${counted(letterCount, 'letter')} but only ${counted(credits, 'credit')} left. Upload fewer letters, or change the plan.`,
  );
}
