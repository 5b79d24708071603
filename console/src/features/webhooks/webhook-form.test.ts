import { defaultWebhookOptions } from '@tassel/contract/webhook.ts';
import { expect, test } from 'vitest';
import { inputOf, newWebhookValues } from './webhook-form.ts';

test('[R-D.37] a saved header is sent without a value, so that it stays', () => {
  const headers = [
    { key: 0, name: 'X-Saved', value: null },
    { key: 1, name: 'X-New', value: 'abc' },
  ];
  expect(inputOf({ ...newWebhookValues, headers }).headers).toEqual([
    { name: 'X-Saved', value: null },
    { name: 'X-New', value: 'abc' },
  ]);
});

test('[R-3.08] every flag and option of a new webhook is sent', () => {
  const { name, url, method, headers, ...switches } = inputOf(newWebhookValues);
  expect({ name, url, method, headers }).toEqual({ name: '', url: '', method: 'POST', headers: [] });
  expect(switches).toMatchObject({ ...defaultWebhookOptions, notifyLetterReady: true, notifyLetterCanceled: false });
  expect(Object.keys(switches)).toHaveLength(7 + 7 + 3);
});
