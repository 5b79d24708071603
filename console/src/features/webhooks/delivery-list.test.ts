import { expect, test } from 'vitest';
import { readListView } from '#platform/list-address.ts';
import { deliveryFilter, deliveryList } from './delivery-list.ts';

test('[R-D.38] outcome, status and letter of the address are asked for', () => {
  const view = readListView(new URLSearchParams('outcome=FAILED&status=READY&letter=l1&search=ann'), deliveryList);
  expect(deliveryFilter('w1', view)).toEqual({
    webhookId: 'w1',
    filename_contains: 'ann',
    letterId: 'l1',
    outcome_in: ['FAILED'],
    status_in: ['READY'],
  });
  expect(deliveryFilter('w1', readListView(new URLSearchParams(), deliveryList))).toEqual({ webhookId: 'w1' });
});
