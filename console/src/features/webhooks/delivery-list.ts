import type { LetterStatus } from '@tassel/contract/letter-status.ts';
import type { WebhookOutcome } from '@tassel/contract/webhook.ts';
import type { WebhookLogFilter } from '#console/generated/graphql.ts';
import type { ListShape, ListView } from '#platform/list-address.ts';

export type DeliveryFilterName = 'outcome' | 'status' | 'letter';

export const deliveryList: ListShape<DeliveryFilterName> = {
  filters: ['outcome', 'status', 'letter'],
  sortKeys: ['time'],
  defaultSort: { key: 'time', direction: 'desc' },
};

/** What the address asks for, in the words of the call. */
export function deliveryFilter(webhookId: string, { search, filters }: ListView<DeliveryFilterName>): WebhookLogFilter {
  const { outcome, status, letter } = filters;
  return {
    webhookId,
    ...(search && { filename_contains: search }),
    ...(letter[0] && { letterId: letter[0] }),
    ...(outcome.length > 0 && { outcome_in: outcome as WebhookOutcome[] }),
    ...(status.length > 0 && { status_in: status as LetterStatus[] }),
  };
}
