import { expect, test } from 'vitest';
import { ApiVersionError, AuthError, CallError, GraphQLError } from './call-errors.ts';
import { reactionTo } from './error-reaction.ts';

test.each([
  ['[R-8.01] AuthError leads to force-login', new AuthError('x'), 'force-login'],
  ['[R-8.02] ApiVersionError shows the new version', new ApiVersionError('x'), 'new-version'],
  ['[R-8.04] GraphQLError shows the generic toast', new GraphQLError([{ message: 'x' }]), 'generic'],
  [
    '[R-8.04] an error that went through the store keeps its reaction',
    { name: 'AuthError', message: 'x' },
    'force-login',
  ],
  ['another answer has none', new CallError(500), 'none'],
  ['a programming error has none', new TypeError('x'), 'none'],
  ['a name of every object has none', { name: 'constructor' }, 'none'],
  ['nothing has none', undefined, 'none'],
])('%s', (_, error, reaction) => {
  expect(reactionTo(error)).toBe(reaction);
});
