import { expect, test } from 'vitest';
import { isRefusal, isSessionOver, needsRenewal } from './token-rules.ts';

const now = 1_800_000_000;
const day = 86_400;

test('[R-9.03] a token is renewed 60 s before it ends', () => {
  expect(needsRenewal({ exp: now + 61 }, now)).toBe(false);
  expect(needsRenewal({ exp: now + 60 }, now)).toBe(true);
  expect(needsRenewal({}, now)).toBe(true);
});

test('[R-9.03] a session is over one day after the sign-in, with 60 s of leeway', () => {
  expect(isSessionOver({ auth_time: now - day - 60 }, now)).toBe(false);
  expect(isSessionOver({ auth_time: now - day - 61, iat: now }, now)).toBe(true);
  expect(isSessionOver({ iat: now - 10 }, now)).toBe(false);
});

test.each([
  [{ error: 'invalid_grant' }, true],
  [{ error: 'login_required' }, true],
  [{ error: 'server_error' }, false],
  [{ error: 'temporarily_unavailable' }, false],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('[R-2.03] the provider refused: %o is %s', (error, expected) => {
  expect(isRefusal(error)).toBe(expected);
});
