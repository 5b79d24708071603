import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

const origin = 'https://tassel.example';

describe('does', () => {
  test('keeps an address of this site, with its query and hash', () => {
    expect(localAddress('/jobs?page=2#top', origin)).toBe('/jobs?page=2#top');
    expect(localAddress('https://tassel.example/jobs', origin)).toBe('/jobs');
    expect(localAddress(null, origin)).toBe('/');
  });
});

describe('refuses', () => {
  test.each([
    '//evil.example',
    'https://evil.example',
    'https://tassel.example.evil.example',
    'https://tassel.example@evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
  ])('[R-2.07] %j never leads away', (address) => {
    const target = localAddress(address, origin);
    expect(new URL(target, origin).origin).toBe(origin);
    expect(target).not.toContain('alert');
  });

  test('[R-2.07] nothing that anybody can write leads away, and what it answers is a path', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      '?',
      '#',
      '\t',
      '\n',
      'https:',
      'javascript:',
      'evil.example',
      '%2f',
      'a',
    );
    const addresses = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(addresses, (address) => {
        const target = localAddress(address, origin);
        expect(target.startsWith('/')).toBe(true);
        expect(new URL(target, origin).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
