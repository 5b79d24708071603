import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-text.ts';

const secret = 'a secret key that is only for tests';

test('a sealed text is read again, and looks different each time', () => {
  const one = seal(secret, 'purpose', 'Bearer abc ü');
  expect(unseal(secret, 'purpose', one)).toBe('Bearer abc ü');
  expect(one).not.toContain('Bearer');
  expect(seal(secret, 'purpose', 'Bearer abc ü')).not.toBe(one);
});

test('another secret, another purpose or a changed byte opens nothing', () => {
  const sealed = seal(secret, 'purpose', 'Bearer abc');
  expect(() => unseal(`${secret}!`, 'purpose', sealed)).toThrow();
  expect(() => unseal(secret, 'other purpose', sealed)).toThrow();
  expect(() =>
    unseal(
      secret,
      'purpose',
      sealed.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
    ),
  ).toThrow();
});
