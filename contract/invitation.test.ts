import { expect, test } from 'vitest';
import { invitationProblem } from './invitation.ts';

test.each([
  [undefined, true, 'Invitation not found!'],
  [undefined, false, 'Invitation not found!'],
  [{ expired: true }, false, 'Invitation has expired!'],
  [{ expired: true }, true, undefined],
  [{ expired: false }, false, undefined],
  [{ expired: false }, true, undefined],
])('[R-5.07] %j with isLoggedIn %s: %s', (invitation, isLoggedIn, problem) => {
  expect(invitationProblem(invitation, isLoggedIn)).toBe(problem);
});
