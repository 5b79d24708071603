import type { WebhookLogQuery } from '#console/generated/graphql.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { fullTime } from '#ui/time-words.ts';
import { When } from '#ui/When.tsx';
import { durationWords, timeUntil } from './health-words.ts';
import { OutcomePill } from './OutcomePill.tsx';

const states = { PENDING: 'Waiting', DELIVERED: 'Delivered', FAILED: 'Given up' };

export function DeliveryFacts({ log }: { log: WebhookLogQuery['webhookLog'] }) {
  const next = log.nextAttemptTime ? `, next attempt ${timeUntil(log.nextAttemptTime)}` : '';
  const facts = [
    ['Answer', <OutcomePill key="answer" outcome={log.outcome} statusCode={log.statusCode} />],
    ['Told of', <StatusPill key="status" status={log.letterStatus} />],
    ['When', <When key="when" time={log.insertTime} words={fullTime} />],
    ['Duration', durationWords(log.durationMs)],
    ['Attempt', `${log.attempt} · ${states[log.state]} by now${next}`],
    ['Request', `${log.method} ${log.url}`],
    ['webhook-id', log.deliveryId],
  ] as const;
  return (
    <dl className="mb-4 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([term, detail]) => (
        <div key={term} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-text-muted">{term}</dt>
          <dd className="min-w-0 wrap-break-word">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
