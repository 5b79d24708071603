import { apiKeyWarningDays } from '@tassel/contract/api-key.ts';
import { sql } from 'kysely';
import { composeMail, type Mail } from '#platform/mail.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context } from '#server/context.ts';
import { rolesWithKeys } from './require-key-owner.ts';

type Ending = { key: string; name: string; expireTime: Date; email: string; warnedDays: number };

/** Task: tells owners 14, 7 and 1 day before a key ends. What has been told is noted with the mail, so nobody hears twice. */
export async function warnOfExpiry(context: Context): Promise<void> {
  for (const days of apiKeyWarningDays.toReversed())
    await inTransaction(context, async (context) => {
      for (const ending of await noteWarned(context, days))
        await context.queue.add('send-mail', warningMail(ending, context.config.publicUrl));
    });
}

/** Keys that end within these days and whose owners have not heard so yet. Dead keys have nobody to tell. */
async function noteWarned({ db, clock }: Context, days: number): Promise<Ending[]> {
  const now = clock.now();
  return db
    .updateTable('api_keys')
    .from('people')
    .whereRef('people.id', '=', 'api_keys.person_id')
    .where('disabled_at', 'is', null)
    .where('rotates_out_at', 'is', null)
    .where('expire_time', '>', now)
    .where('expire_time', '<=', sql<Date>`${now}::timestamptz + ${days} * interval '1 day'`)
    .where((eb) => eb.or([eb('warned_days', 'is', null), eb('warned_days', '>', days)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('organization_users')
          .whereRef('organization_users.person_id', '=', 'api_keys.person_id')
          .whereRef('organization_users.insert_time', '<=', 'api_keys.insert_time')
          .where('role', 'in', rolesWithKeys)
          .select('organization_users.id'),
      ),
    )
    .set({ warned_days: days })
    .returning(['key', 'name', 'expire_time as expireTime', 'email', sql<number>`warned_days`.as('warnedDays')])
    .execute();
}

function warningMail({ key, name, expireTime, email, warnedDays }: Ending, publicUrl: string): Mail {
  const when = warnedDays === 1 ? 'within a day' : `within ${warnedDays} days`;
  return composeMail({
    to: email,
    subject: `Your API key "${name}" expires ${when}`,
    paragraphs: [
      `The key ${key} ("${name}") stops to work at ${expireTime.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      'Rotate it before then: for a day both keys work, so that nothing has to stop.',
    ],
    action: { label: 'See API keys', url: `${publicUrl}/api-keys` },
  });
}
