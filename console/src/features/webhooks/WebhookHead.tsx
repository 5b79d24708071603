import type { ReactNode } from 'react';
import { useState } from 'react';
import { useOrganizationId } from '#features/session/use-organization-id.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useAction } from '#platform/use-action.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/counted.ts';
import { Menu } from '#ui/Menu.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Pill } from '#ui/Pill.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { enableWebhookDocument } from './api.ts';
import { percentWords, stateLook, timeUntil } from './health-words.ts';
import type { Webhook } from './state.ts';
import { WebhookDialogs, type WebhookWish } from './WebhookDialogs.tsx';
import { WebhookNotice } from './WebhookNotice.tsx';

type Props = { webhook: Webhook; onChanged: () => Promise<unknown>; actions?: ReactNode };

/** The name of a webhook, how it does, and what can be done with it. */
export function WebhookHead({ webhook, onChanged, actions }: Props) {
  const [wish, setWish] = useState<WebhookWish | null>(null);
  const { isWorking, run } = useAction();
  const which = { id: webhook.id, organizationId: useOrganizationId() };
  const enable = () =>
    run(async () => {
      await callGraphql(enableWebhookDocument, which);
      await onChanged();
    });
  const { label, color, icon } = stateLook(webhook);
  const { deliveredCount, failedCount, waitingCount, successRate, nextAttemptTime } = webhook.health;
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Webhooks', to: '/webhooks' }]}
        title={webhook.name}
        facts={[
          <Pill key="state" color={color} icon={icon}>
            {label}
          </Pill>,
          `${counted(deliveredCount + failedCount, 'delivery', 'deliveries')} in 30 days`,
          ...(typeof successRate === 'number' ? [`${percentWords(successRate)} delivered`] : []),
          ...(waitingCount > 0
            ? [
                `${waitingCount.toLocaleString('en-US')} waiting${nextAttemptTime ? `, next ${timeUntil(nextAttemptTime)}` : ''}`,
              ]
            : []),
        ]}
        actions={
          <>
            {!webhook.isEnabled && (
              <Button icon="play" working={isWorking} onClick={() => void enable()}>
                Enable
              </Button>
            )}
            <Menu
              label={`More actions for ${webhook.name}`}
              variant="secondary"
              size="md"
              items={[
                {
                  label: 'Deliver the missing ones',
                  icon: 'send',
                  detail: counted(webhook.missingCount, 'letter'),
                  disabled: webhook.missingCount === 0 || !webhook.isEnabled,
                  onSelect: () => setWish('deliver-missing'),
                },
                ...(webhook.isEnabled
                  ? [{ label: 'Disable', icon: 'pause' as const, onSelect: () => setWish('disable') }]
                  : []),
                { label: 'Delete webhook', icon: 'trash', danger: true, onSelect: () => setWish('delete') },
              ]}
            />
            {actions}
          </>
        }
      />
      <Tabs
        label="Webhook"
        items={[
          { to: `/webhooks/${webhook.id}`, label: 'Settings', end: true },
          { to: `/webhooks/${webhook.id}/deliveries`, label: 'Deliveries' },
        ]}
      />
      <WebhookNotice webhook={webhook} onDeliverMissing={() => setWish('deliver-missing')} />
      <WebhookDialogs webhook={webhook} wish={wish} onClose={() => setWish(null)} onDone={onChanged} />
    </>
  );
}
