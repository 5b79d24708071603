import { expect, test } from 'vitest';
import { headersProblem, headerValueProblem, webhookUrlProblem } from './webhook-form.ts';

test.each([
  'Host',
  'content-length',
  'Content-Type',
  'Transfer-Encoding',
  'Connection',
  'webhook-id',
  'Webhook-Signature',
  'webhook-test',
  'Proxy-Authorization',
  'X-Forwarded-For',
  'User-Agent',
])('[R-D.37] the reserved header %s is refused', (name) => {
  expect(headersProblem([{ name, value: 'x' }])).toContain(`${name} is set by Tassel`);
});

test.each([
  ['a line break', [{ name: 'X-A', value: 'a\r\nX-B: c' }]],
  ['no name', [{ name: ' ', value: 'a' }]],
  ['a colon in a name', [{ name: 'X:A', value: 'a' }]],
  ['no value', [{ name: 'X-A', value: '' }]],
  ['an unknown variable', [{ name: 'X-A', value: '{{letter.amount}}' }]],
  ['an open variable', [{ name: 'X-A', value: '{{letter.id' }]],
  ['one name twice', ['x-a', 'X-A'].map((name) => ({ name, value: 'a' }))],
  ['21 headers', Array.from({ length: 21 }, (_, index) => ({ name: `X-${index}`, value: 'a' }))],
])('[R-D.37] headers with %s are refused', (_what, headers) => {
  expect(headersProblem(headers)).toBeTypeOf('string');
});

test.each([
  'Bearer abc',
  '{{letter.id}}',
  'a {{ job.id }} b {{payload.student id}}',
  '{{letter.status}}/{{letter.filename}}',
])('[R-D.37] the value "%s" is taken', (value) => {
  expect(headerValueProblem(value)).toBeUndefined();
});

test.each([
  ['https://example.org/a', true],
  ['http://localhost:9000', true],
  ['', false],
  ['example.org', false],
  ['ftp://example.org', false],
  ['file:///etc/passwd', false],
  ['https://user:pass@example.org', false],
  [`https://example.org/${'a'.repeat(2048)}`, false],
])('[R-D.36] an address that reads %s: %s', (url, isRight) => {
  expect(webhookUrlProblem(url) === undefined).toBe(isRight);
});
