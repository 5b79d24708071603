import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('does', () => {
  test('a password matches its own hash, in either Unicode spelling', async () => {
    const hash = await hashPassword('cafe\u0301 au lait');
    expect(hash).toMatch(/^scrypt\$15\$8\$1\$/);
    expect(await verifyPassword('caf\u00e9 au lait', hash)).toBe(true);
  });

  test('two hashes of one password differ', async () => {
    expect(await hashPassword('the same one')).not.toBe(await hashPassword('the same one'));
  });
});

describe('refuses', () => {
  test('another password, and any password without a hash', async () => {
    expect(await verifyPassword('another', await hashPassword('the right one'))).toBe(false);
    expect(await verifyPassword('another', undefined)).toBe(false);
  });
});

describe('guards', () => {
  test('no account takes as long as a wrong password', async () => {
    const hash = await hashPassword('the right one');
    const time = async (stored: string | undefined) => {
      const started = performance.now();
      for (let index = 0; index < 3; index++) await verifyPassword('another', stored);
      return performance.now() - started;
    };
    // Wide, for busy machines: without the work the ratio would be below 0.001.
    expect((await time(undefined)) / (await time(hash))).toBeGreaterThan(0.1);
  });
});
