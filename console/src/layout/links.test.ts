import { expect, test } from 'vitest';
import { activeLink, addressAfterSwitch, linksFor } from './links.ts';

const labels = (...args: Parameters<typeof linksFor>) => linksFor(...args).map(({ label }) => label);

test('[R-2.14] an administrator sees every link, main ones first', () => {
  expect(linksFor('ADMIN').map(({ label, to, group }) => [group, label, to])).toEqual([
    ['main', 'Upload', '/upload'],
    ['main', 'Jobs', '/jobs'],
    ['main', 'Org Settings', '/org-settings'],
    ['secondary', 'GraphQL', '/graphql'],
    ['secondary', 'Webhooks', '/webhooks'],
    ['secondary', 'Manage API Keys', '/api-keys'],
  ]);
});

test('[R-2.14] Org Settings is for administrators only', () => {
  expect(labels('USER')).toEqual(['Upload', 'Jobs', 'GraphQL', 'Webhooks', 'Manage API Keys']);
});

test('[R-D.49] a reviewer sees only Jobs, and whoever has no role nothing', () => {
  expect(labels('REVIEWER')).toEqual(['Jobs']);
  expect(labels(undefined)).toEqual([]);
});

test.each([
  ['/jobs', '/jobs'],
  ['/jobs/letters', '/jobs'],
  ['/jobsearch', undefined],
  ['/org-settings/usage', '/org-settings'],
  ['/advisor', undefined],
])('[R-2.14] %s lights %s', (path, to) => {
  expect(activeLink(path)?.to).toBe(to);
});

test.each([
  ['/jobs/letters', 'ADMIN', '/jobs'],
  ['/org-settings/members', 'USER', '/'],
  ['/upload', 'REVIEWER', '/'],
  ['/advisor', 'REVIEWER', '/advisor'],
] as const)('[R-4.02] on %s, becoming %s leads to %s', (path, role, address) => {
  expect(addressAfterSwitch(path, role)).toBe(address);
});
