import { describe, expect, test } from 'vitest';
import { storedValue } from './storage.ts';

function memory(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

describe('does', () => {
  test('[R-3.17] a value comes back under its key, and is gone when cleared', () => {
    const storage = memory();
    const value = storedValue<{ currentTab: string }>('tassel.app', () => storage);
    value.write({ currentTab: '/jobs' });
    expect(storage.getItem('tassel.app')).toBe('{"currentTab":"/jobs"}');
    expect(value.read()).toEqual({ currentTab: '/jobs' });
    value.clear();
    expect(value.read()).toBeUndefined();
  });
});

describe('guards', () => {
  test('[R-3.17] broken JSON counts as empty', () => {
    const storage = memory({ 'tassel.user': '{"profile":' });
    expect(storedValue('tassel.user', () => storage).read()).toBeUndefined();
  });

  test('[R-3.17] a browser that refuses storage is worked without', () => {
    const value = storedValue<string>('tassel.organization-id', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    value.write('1');
    value.clear();
    expect(value.read()).toBeUndefined();
  });
});
