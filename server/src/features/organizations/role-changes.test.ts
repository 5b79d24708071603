import type { Role } from '@tassel/contract/roles.ts';
import { expect, test } from 'vitest';
import { decideRoleChanges } from './role-changes.ts';

const member = (id: string, role: Role) => ({
  id,
  role,
  firstName: id,
  lastName: 'X',
  email: '',
  lastActiveTime: null,
});
const decide = (members: ReturnType<typeof member>[], ids: string[], role: Role) => {
  const admins = new Set(members.filter((each) => each.role === 'ADMIN').map(({ id }) => id));
  const { changes, refused } = decideRoleChanges({ ids, role, members, admins });
  return [changes.map(({ id }) => id), refused.map(({ organizationApiUserId: id }) => id)];
};

test.each([
  ['one of two administrators may be demoted', [member('a', 'ADMIN'), member('b', 'ADMIN')], ['a'], 'USER', ['a'], []],
  ['of two at once the second stays', [member('a', 'ADMIN'), member('b', 'ADMIN')], ['a', 'b'], 'USER', ['a'], ['b']],
  ['the last one stays', [member('a', 'ADMIN'), member('b', 'USER')], ['a', 'b'], 'REVIEWER', ['b'], ['a']],
  ['the last one may stay administrator', [member('a', 'ADMIN')], ['a'], 'ADMIN', [], []],
  ['a role that is there already is no change', [member('b', 'USER')], ['b'], 'USER', [], []],
  ['whoever is not there is refused', [member('a', 'ADMIN')], ['z'], 'USER', [], ['z']],
  ['each is asked for once', [member('a', 'ADMIN'), member('b', 'USER')], ['b', 'b'], 'ADMIN', ['b'], []],
] as const)('[R-6.03] [R-D.19] %s', (_words, members, ids, role, changed, refused) => {
  expect(decide([...members], [...ids], role)).toEqual([changed, refused]);
});
