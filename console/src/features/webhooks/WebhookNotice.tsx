import type { DisabledReason } from '@tassel/contract/webhook.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Notice } from '#ui/Notice.tsx';
import { dayAndTime } from '#ui/time-words.ts';
import type { Webhook } from './state.ts';

const why: Record<DisabledReason, string> = {
  BY_PERSON: 'It is not called until somebody enables it.',
  GONE: 'Its address answered 410 Gone, so it is not called any more.',
  FAILING: 'Its address did nothing but fail for five days, so it is not called any more.',
};

type Props = { webhook: Webhook; onDeliverMissing: () => void };

/** What is wrong with a webhook, if anything is, and what can be done about it. */
export function WebhookNotice({ webhook, onDeliverMissing }: Props) {
  const { isEnabled, disabledReason, failingSince, health, missingCount } = webhook;
  if (!isEnabled && disabledReason)
    return (
      <div className="mt-4">
        <Notice color={disabledReason === 'BY_PERSON' ? 'default' : 'red'} title="Disabled.">
          {why[disabledReason]}
        </Notice>
      </div>
    );
  if (failingSince)
    return (
      <div className="mt-4">
        <Notice color="orange" title={`Failing since ${dayAndTime(failingSince)}.`}>
          {health.lastFailureMessage} Each delivery is tried again for about 28 hours.
        </Notice>
      </div>
    );
  if (missingCount === 0) return null;
  return (
    <div className="mt-4">
      <Notice
        title={`${counted(missingCount, 'letter')} not delivered.`}
        actions={
          <Button size="sm" icon="send" onClick={onDeliverMissing}>
            Deliver the missing ones
          </Button>
        }
      >
        This webhook tells of their status, and got no word of them.
      </Notice>
    </div>
  );
}
