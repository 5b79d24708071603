import type { WebhookOutcome } from '@tassel/contract/webhook.ts';
import { Pill } from '#ui/Pill.tsx';
import { statusWords } from './call-texts.ts';

type Props = { outcome: WebhookOutcome; statusCode: number | null | undefined };

export function OutcomePill({ outcome, statusCode }: Props) {
  return outcome === 'SUCCEEDED' ? (
    <Pill color="green" icon="check-circle">
      {statusWords(statusCode)}
    </Pill>
  ) : (
    <Pill color="red" icon="x-circle">
      {statusWords(statusCode)}
    </Pill>
  );
}
