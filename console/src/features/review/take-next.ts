import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { takeNextLetterDocument } from './api.ts';

/** Where the work goes on: the oldest letter that nobody works on, or the queue when there is none. */
export async function takeNext(organizationId: string, jobId?: string): Promise<string> {
  const { takeNextLetter } = await callGraphql(takeNextLetterDocument, { organizationId, jobId });
  const ofJob = jobId ? `?job=${jobId}` : '';
  if (takeNextLetter) return `/jobs/review/${takeNextLetter.letter.id}${ofJob}`;
  toast({ kind: 'info', text: 'No letter is free: colleagues work on those that are left.' });
  return `/jobs/review${ofJob}`;
}
