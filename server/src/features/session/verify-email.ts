import { localAddress } from '@tassel/contract/local-address.ts';
import { sql } from 'kysely';
import { userError } from '#platform/errors.ts';
import { composeMail } from '#platform/mail.ts';
import { readSigned, sign } from '#platform/signed-text.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { Context, ViewerContext } from '#server/context.ts';

const purpose = 'verify-email';
const linkHours = 24;
const resendSeconds = 60;

type Link = { personId: string; email: string; resultUrl: string };

/** Mails the viewer a link that proves the address is theirs, and leads to `resultUrl` (D 23). */
export async function sendVerificationLink(context: ViewerContext, resultUrl: unknown): Promise<void> {
  const { viewer, config } = context;
  const target = typeof resultUrl === 'string' && localAddress(resultUrl, config.publicUrl, '');
  if (!target) throw userError('BAD_INPUT', 'result_url must be an address on this site.');
  if (viewer.isEmailVerified) return;
  const expires = new Date(context.clock.now().getTime() + linkHours * 3_600_000);
  const link: Link = { personId: viewer.personId, email: viewer.email, resultUrl: target };
  const token = sign(config.secretKey, purpose, link, expires);
  await inTransaction(context, async (context) => {
    await waitOut(context);
    await context.queue.add(
      'send-mail',
      composeMail({
        to: viewer.email,
        subject: 'Confirm your email address',
        paragraphs: [
          `Hello ${viewer.firstName},`,
          'Confirm that this address is yours, and you can join organizations and accept invitations in Tassel.',
          `The link works for ${linkHours} hours. If you did not create an account, ignore this mail.`,
        ],
        action: { label: 'Confirm address', url: `${config.publicUrl}/api/verify-email?token=${token}` },
      }),
    );
  });
}

async function waitOut(context: ViewerContext): Promise<void> {
  const now = context.clock.now();
  const earliest = new Date(now.getTime() - resendSeconds * 1000);
  const mayGo = await context.db
    .insertInto('verification_mails')
    .values({ person_id: context.viewer.personId, sent_at: now })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ sent_at: now }).where('verification_mails.sent_at', '<=', earliest),
    )
    .returning('person_id')
    .executeTakeFirst();
  if (mayGo) return;
  throw userError('RATE_LIMITED', 'A link was sent less than a minute ago. Look in your mail, or wait a moment.', {
    retryAfterSeconds: resendSeconds,
  });
}

/** Follows a link from a mail; answers the address on this site to go to. */
export async function verifyEmail(context: Context, token: string): Promise<string> {
  const link = readSigned<Link>(context.config.secretKey, purpose, token, context.clock.now());
  if (!link) return '/?email=link-expired';
  const person = await context.db
    .updateTable('people')
    .where('id', '=', link.personId)
    .where('email', '=', link.email)
    .set({ email_verified_at: sql`coalesce(email_verified_at, ${context.clock.now()})` })
    .returning('id')
    .executeTakeFirst();
  const result = new URL(link.resultUrl, context.config.publicUrl);
  result.searchParams.set('email', person ? 'verified' : 'link-expired');
  return result.pathname + result.search + result.hash;
}
