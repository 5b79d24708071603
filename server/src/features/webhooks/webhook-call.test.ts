import { sampleBody, type WholeBody } from '@tassel/contract/webhook-body.ts';
import { expect, test } from 'vitest';
import { callOf, fillIn, shownHeaders, withoutValues } from './webhook-call.ts';

const letter: WholeBody = {
  ...sampleBody('READY', new Date()),
  id: 'letter-1',
  filename: 'août\r\nX-Evil: 1.pdf',
  payload: { student_id: 'S-1', nested: { a: 1 }, 'two words': 'yes', count: 3 },
};

test.each([
  ['{{letter.id}}', 'letter-1'],
  ['Bearer {{ letter.status }}!', 'Bearer READY!'],
  ['{{job.id}}', letter.job.id],
  ['{{payload.student_id}}/{{payload.two words}}', 'S-1/yes'],
  ['{{payload.count}}', '3'],
  ['{{payload.nested}}', '{"a":1}'],
  ['{{payload.missing}}', ''],
  ['{{payload.toString}}', ''],
  ['{{letter.filename}}', 'ao%C3%BBt%0D%0AX-Evil: 1.pdf'],
])('[R-D.37] %s is sent as %s', (value, sent) => {
  expect(fillIn(value, letter)).toBe(sent);
});

const ownHeaders = [
  { name: 'X-Token', value: 'top secret token' },
  { name: 'X-Student', value: '{{payload.student_id}}' },
];
const call = callOf({
  url: 'https://example.org',
  method: 'POST',
  ownHeaders,
  secrets: [],
  id: 'msg-1',
  time: new Date(),
  letter,
  body: '{}',
});

test('[R-D.37] the headers go out in full, and are shown without their values', () => {
  expect(call.headers).toMatchObject({ 'x-token': 'top secret token', 'x-student': 'S-1' });
  const shown = shownHeaders(call, ownHeaders);
  expect(JSON.stringify(shown)).not.toMatch(/top secret|S-1/);
  expect(shown).toContainEqual({ name: 'webhook-id', value: 'msg-1' });
});

test('[R-D.37] an answer that repeats a value is shown without it', () => {
  expect(withoutValues('you sent top secret token', call, ownHeaders)).toBe('you sent ••••••••');
});
