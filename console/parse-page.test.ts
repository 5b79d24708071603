import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';

test('a page becomes data, and HTML in it stays text', () => {
  expect(parsePage('## Say `hi` to [us](/help)\n\n<b>bold</b>\n\n```bash\necho "<i>"\n```')).toEqual([
    {
      kind: 'heading',
      level: 2,
      id: 'say-hi-to-us',
      parts: [{ text: 'Say ' }, { text: 'hi', isCode: true }, { text: ' to ' }, { text: 'us', to: '/help' }],
    },
    { kind: 'paragraph', parts: [{ text: '<b>bold</b>' }] },
    { kind: 'code', language: 'bash', text: 'echo "<i>"' },
  ]);
});

test('lists and tables', () => {
  expect(parsePage('- one\n- two\n\n|a|b|\n|-|-|\n|c|`d`|')).toEqual([
    { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'a' }], [{ text: 'b' }]],
        [[{ text: 'c' }], [{ text: 'd', isCode: true }]],
      ],
    },
  ]);
});

test('what can’t be drawn fails the build, and so does a script as an address', () => {
  expect(() => parsePage('![picture](a.png)')).toThrow(/can't show image/);
  expect(JSON.stringify(parsePage('[x](javascript:alert(1))'))).not.toContain('"to"');
});
