import { expect, test } from 'vitest';
import { currentOrganizationId, type Membership } from './current-organization.ts';

const memberships: Membership[] = [
  { id: 'm1', role: 'ADMIN', organization: { id: 'o1', name: 'Bridgepath' } },
  { id: 'm2', role: 'USER', organization: { id: 'o2', name: 'River Valley' } },
];

test.each([
  ['the stored one if it is the user’s', 'o2', memberships, 'o2'],
  ['else the first one', 'o9', memberships, 'o1'],
  ['the first one where none is stored', undefined, memberships, 'o1'],
  ['none without organizations', 'o1', [], null],
])('[R-4.01] the current organization is %s', (_, storedId, list, expected) => {
  expect(currentOrganizationId(storedId, list)).toBe(expected);
});
