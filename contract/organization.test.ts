import { expect, test } from 'vitest';
import { joinDomainProblem, purgeDaysProblem } from './organization.ts';

const dana = { email: 'Dana@bridgepath.example', isVerified: true };

test.each([
  ['bridgepath.example', dana, undefined],
  ['rivervalley.example', dana, 'Only the domain of your own address can be used: bridgepath.example.'],
  ['bridgepath.example', { ...dana, isVerified: false }, 'Verify your email first.'],
  [
    'gmail.com',
    { email: 'dana@gmail.com', isVerified: true },
    'Anybody can have an address at gmail.com. Invite people instead.',
  ],
])('[R-D.21] joining by %s', (domain, address, problem) => {
  expect(joinDomainProblem(domain, address)).toBe(problem);
});

test.each([
  [null, true],
  [0, true],
  [3650, true],
  [-1, false],
  [3651, false],
  [1.5, false],
  [Number.NaN, false],
])('[R-5.09] [R-D.12] purging after %s days: %s', (days, isRight) => {
  expect(purgeDaysProblem(days) === undefined).toBe(isRight);
});
