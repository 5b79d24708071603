import { callGraphql } from '#platform/graphql.ts';
import { cancelLetterDocument, letterDownloadDocument, sendLetterToReviewDocument } from './api.ts';

export type One = { id: string; organizationId: string };

export const cancelLetter = (one: One) => callGraphql(cancelLetterDocument, one);
export const sendLetterToReview = (one: One) => callGraphql(sendLetterToReviewDocument, one);

/** Asks for an address first: those that came with the page live only for minutes. */
export async function downloadLetter(one: One): Promise<void> {
  const { downloadUrl } = (await callGraphql(letterDownloadDocument, one)).awardLetter;
  if (!downloadUrl) throw new Error('The file of this letter is no longer kept.');
  window.location.assign(downloadUrl);
}
