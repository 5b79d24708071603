import { expect, test } from 'vitest';
import { withNext, withReturnTo } from './return-to.ts';

test('[R-2.18] an outbound link carries the current address, beside what it had', () => {
  const link = new URL(
    withReturnTo('https://help.example/start?topic=jobs#top', 'https://tassel.example/jobs?page=2&x=1'),
  );
  expect(link.searchParams.get('returnTo')).toBe('https://tassel.example/jobs?page=2&x=1');
  expect(link.searchParams.get('topic')).toBe('jobs');
  expect(link.hash).toBe('#top');
});

test('[R-2.04] next is encoded and comes back whole', () => {
  const address = withNext('/create-account', '/jobs?page=2&sort=name#row');
  expect(address).toBe('/create-account?next=%2Fjobs%3Fpage%3D2%26sort%3Dname%23row');
  expect(new URL(address, 'https://tassel.example').searchParams.get('next')).toBe('/jobs?page=2&sort=name#row');
});
