import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

test('what is sealed shows nothing of the text, and opens with the same secret and purpose alone', () => {
  const sealed = seal('secret', 'answers', 'tsl_ab12cd34_hidden');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('hidden');
  expect(unseal('secret', 'answers', sealed)).toBe('tsl_ab12cd34_hidden');
  expect(() => unseal('other', 'answers', sealed)).toThrow();
  expect(() => unseal('secret', 'other', sealed)).toThrow();
  expect(seal('secret', 'answers', 'tsl_ab12cd34_hidden')).not.toBe(sealed);
});

test('a sealed text that was changed does not open', () => {
  const bytes = Buffer.from(seal('secret', 'answers', 'yes'), 'base64');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => unseal('secret', 'answers', bytes.toString('base64'))).toThrow();
});
