import { webhookFlags, webhookNotifications } from '@tassel/contract/webhook.ts';
import { CellLines } from '#ui/CellLines.tsx';
import { counted } from '#ui/counted.ts';
import { Icon } from '#ui/Icon.tsx';
import { letterStatusLook } from '#ui/letter-status-look.ts';
import { Pill } from '#ui/Pill.tsx';
import type { Column } from '#ui/Table.tsx';
import { solidTextOf } from '#ui/theme-color-style.ts';
import { When } from '#ui/When.tsx';
import { percentWords, stateLook, timeUntil } from './health-words.ts';
import type { WebhookRow } from './state.ts';

function StatusIcons(webhook: WebhookRow) {
  const told = webhookFlags.filter((flag) => webhook[flag]).map((flag) => letterStatusLook[webhookNotifications[flag]]);
  const words = told.map(({ label }) => label).join(', ') || 'Nothing';
  return (
    <span title={words} className="flex gap-1.5">
      {told.map(({ label, icon, color }) => (
        <Icon key={label} name={icon} className={solidTextOf[color]} />
      ))}
      <span className="sr-only">{words}</span>
    </span>
  );
}

function successCell({ health }: WebhookRow) {
  const { successRate, deliveredCount, failedCount, waitingCount } = health;
  const ended = deliveredCount + failedCount;
  return (
    <>
      <span className="tabular-nums">
        {typeof successRate === 'number' ? `${percentWords(successRate)} delivered` : 'No delivery yet'}
      </span>
      <span className="block truncate text-xs text-text-faint tabular-nums">
        {counted(ended, 'delivery', 'deliveries')}
        {waitingCount > 0 && `, ${waitingCount.toLocaleString('en-US')} waiting`}
      </span>
    </>
  );
}

function failureCell({ health: { lastFailureTime, lastFailureMessage } }: WebhookRow) {
  if (!lastFailureTime) return <span className="text-text-faint">No failure</span>;
  return (
    <>
      <span className="text-text-muted">
        Failed <When time={lastFailureTime} />
      </span>
      <span className="block truncate text-xs text-text-faint" title={lastFailureMessage ?? undefined}>
        {lastFailureMessage}
      </span>
    </>
  );
}

export const webhookColumns: Column<WebhookRow>[] = [
  {
    key: 'name',
    head: 'Webhook',
    small: 'title',
    cell: ({ id, name, method, url }) => <CellLines name={name} to={`/webhooks/${id}`} second={`${method} ${url}`} />,
  },
  {
    key: 'state',
    head: 'State',
    width: '11rem',
    small: 'line',
    cell: (webhook) => {
      const { label, color, icon } = stateLook(webhook);
      return (
        <Pill color={color} icon={icon}>
          {label}
        </Pill>
      );
    },
  },
  { key: 'tells', head: 'Tells of', width: '10rem', small: 'hidden', cell: StatusIcons },
  { key: 'success', head: 'Success, 30 days', width: '10rem', small: 'start', cell: successCell },
  { key: 'failure', head: 'Last failure', width: '13rem', small: 'line', cell: failureCell },
  {
    key: 'next',
    head: 'Next attempt',
    width: '8rem',
    small: 'hidden',
    cell: ({ isEnabled, health: { nextAttemptTime } }) =>
      isEnabled && nextAttemptTime ? (
        <span className="text-text-muted">
          <When time={nextAttemptTime} words={timeUntil} />
        </span>
      ) : (
        <span className="text-text-faint">None</span>
      ),
  },
];
