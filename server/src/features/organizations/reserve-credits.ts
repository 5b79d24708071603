import { sql } from 'kysely';
import type { Context } from '#server/context.ts';

/** Takes the credits for a job that is about to start: all of them, or none (D 41). */
export async function reserveCredits({ db }: Context, organizationId: string, count: number): Promise<boolean> {
  const reserved = await db
    .updateTable('organizations')
    .where('id', '=', organizationId)
    .where('credits', '>=', count)
    .set({ credits: sql`credits - ${count}::integer` })
    .returning('id')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** What was reserved and is not charged is free again. */
export async function giveBackCredits({ db }: Context, organizationId: string, count: number): Promise<void> {
  if (count === 0) return;
  await db
    .updateTable('organizations')
    .where('id', '=', organizationId)
    .set({ credits: sql`credits + ${count}::integer` })
    .execute();
}
