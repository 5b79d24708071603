import { useState } from 'react';
import type { JobsInReviewQuery } from '#console/generated/graphql.ts';
import { callGraphql } from '#platform/graphql.ts';
import { useLoad } from '#platform/use-load.ts';
import { jobsInReviewDocument } from './api.ts';

type Jobs = JobsInReviewQuery['jobsInReview'];

/** The jobs that letters in review come from. Without an answer there is nothing to choose, and that is all. */
export function useJobsInReview(organizationId: string): Jobs {
  const [jobs, setJobs] = useState<Jobs>([]);
  useLoad({ organizationId }, async (query) => {
    const answer = await callGraphql(jobsInReviewDocument, query).catch(() => undefined);
    setJobs(answer?.jobsInReview ?? []);
  });
  return jobs;
}
