import { membersOf } from '#features/organizations/members.ts';
import { composeMail } from '#platform/mail.ts';
import type { Context } from '#server/context.ts';
import type { Webhook } from './read-webhooks.ts';
import { fiveDaysMs } from './retry-schedule.ts';
import { switchOff } from './switch-webhook.ts';

type Given = Pick<Webhook, 'id' | 'organization_id' | 'name' | 'url'>;

/** D 35: an address that says 410 is not called again. */
export async function giveUpGone(context: Context, ids: readonly string[]): Promise<void> {
  const webhooks = await enabledOf(context, ids).execute();
  for (const webhook of webhooks)
    await giveUp(context, webhook, 'GONE', 'answered 410 Gone: it does not want to be called any more');
}

/** D 35: nor one that has done nothing but fail for five days. */
export async function giveUpLongFailing(context: Context, ids: readonly string[]): Promise<void> {
  const before = new Date(context.clock.now().getTime() - fiveDaysMs);
  const webhooks = await enabledOf(context, ids).where('failing_since', '<=', before).execute();
  for (const webhook of webhooks) await giveUp(context, webhook, 'FAILING', 'has only failed for five days');
}

const enabledOf = ({ db }: Context, ids: readonly string[]) =>
  db
    .selectFrom('webhooks')
    .where('id', 'in', ids)
    .where('is_enabled', '=', true)
    .select(['id', 'organization_id', 'name', 'url']);

async function giveUp(context: Context, webhook: Given, reason: 'GONE' | 'FAILING', why: string): Promise<void> {
  if (!(await switchOff(context, webhook, reason))) return;
  const { config, queue } = context;
  const admins = await membersOf(context, webhook.organization_id)
    .where('role', '=', 'ADMIN')
    .select('email')
    .execute();
  for (const { email } of admins)
    await queue.add(
      'send-mail',
      composeMail({
        to: email,
        subject: `Webhook disabled: ${webhook.name}`,
        paragraphs: [
          `The webhook "${webhook.name}" (${new URL(webhook.url).host}) ${why}. Tassel calls it no longer.`,
          'When the receiver works again, enable the webhook and deliver the letters that it missed.',
        ],
        action: { label: 'Open the webhook', url: `${config.publicUrl}/webhooks/${webhook.id}` },
      }),
    );
}
