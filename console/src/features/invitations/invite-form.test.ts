import { expect, test } from 'vitest';
import { inviteProblems, parsePaste, usersOf } from './invite-form.ts';

const user = { value: 'USER' as const, label: 'User' };
const form = (emails: string[], role: typeof user | null = user) => ({
  users: usersOf(emails),
  role,
  organizationId: 'o1',
});

test('[R-3.18] the form has users with a label, a role with value and label, and the organization', () => {
  expect(form([' A@X.test '])).toEqual({
    users: [{ value: 'a@x.test', label: 'a@x.test' }],
    role: { value: 'USER', label: 'User' },
    organizationId: 'o1',
  });
});

test.each([
  ['[R-5.03] without emails', form([]), { users: "At least an user's email is required." }],
  ['[R-5.01] with one that is none', form(['a@x.test', 'sam.lee@bridgepath']), { users: 'There is an invalid email.' }],
  ['[R-5.04] without a role', form(['a@x.test'], null), { role: 'You must select an access level.' }],
  [
    'without anything',
    form([], null),
    { users: "At least an user's email is required.", role: 'You must select an access level.' },
  ],
  [
    '[R-D.20] with more than 50',
    form(Array.from({ length: 51 }, (_, index) => `p${index}@x.test`)),
    { users: 'Invite at most 50 people at once.' },
  ],
  ['complete', form(['a@x.test']), {}],
])('%s', (_words, values, problems) => {
  expect(inviteProblems(values)).toEqual(problems);
});

test('[R-5.05] addresses are trimmed, found in pasted text once each, and the rest is left', () => {
  expect(usersOf([' a@x.test', 'A@x.test'])).toHaveLength(1);
  expect(parsePaste('New Member <first@x.test>, second@x.test; second@x.test rubbish')).toEqual({
    tags: ['first@x.test', 'second@x.test'],
    rest: 'New Member rubbish',
  });
});
