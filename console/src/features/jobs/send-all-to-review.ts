import type { LettersWithReasonQueryVariables } from '#console/generated/graphql.ts';
import { sendLetterToReview } from '#features/letters/letter-calls.ts';
import { forEachOf } from '#platform/for-each-of.ts';
import { callGraphql } from '#platform/graphql.ts';
import { lettersWithReasonDocument } from './api.ts';

type Letters = Omit<LettersWithReasonQueryVariables, 'page' | 'organizationId'> & { organizationId: string };

/** Sends every letter of a job that could not be supported for one reason to review; answers how many. */
export async function sendAllToReview(letters: Letters): Promise<number> {
  const { organizationId } = letters;
  const ids = await allIds(letters);
  await forEachOf(ids, (id) => sendLetterToReview({ id, organizationId }));
  return ids.length;
}

/** All are looked up before the first is sent: each one sent leaves the list. */
async function allIds(letters: Letters, page = 1): Promise<string[]> {
  const { items, pageCount } = (await callGraphql(lettersWithReasonDocument, { ...letters, page })).awardLetters;
  const ids = items.map(({ id }) => id);
  return page < pageCount ? [...ids, ...(await allIds(letters, page + 1))] : ids;
}
