export type ErrorReaction = 'force-login' | 'new-version' | 'generic' | 'none';

const reactions: Record<string, ErrorReaction> = {
  AuthError: 'force-login',
  ApiVersionError: 'new-version',
  GraphQLError: 'generic',
};

/** Spec §8. By name: an error that passed through the store has kept its name and lost its class. */
export function reactionTo(error: unknown): ErrorReaction {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return Object.hasOwn(reactions, name) ? (reactions[name] ?? 'none') : 'none';
}
