import { requireRole } from '#features/session/require-role.ts';
import { userError } from '#platform/errors.ts';
import type { ViewerContext } from '#server/context.ts';
import type { LetterInput } from './cancel-letters.ts';
import { isWaitingForFile, type Letter } from './letter.ts';
import { letterScope } from './letter-scope.ts';
import { readLetter } from './read-letters.ts';

/** The letter, whose `uploadUrl` is good for another hour. */
export async function refreshUploadUrl(context: ViewerContext, input: LetterInput): Promise<Letter> {
  const { organizationId } = requireRole(context, input.organizationId, 'USER');
  const letter = await readLetter(context, letterScope(context, organizationId), input.id);
  if (!isWaitingForFile(letter)) throw userError('CONFLICT', 'This letter does not wait for a file.');
  return letter;
}
