import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { letterStatuses } from '@tassel/contract/letter-status.ts';
import type { JobQuery, JobQueryVariables } from '#console/generated/graphql.ts';
import type { LetterRow } from '#features/letters/letter.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages, type PagedState } from '#platform/paged-state.ts';
import { jobDocument } from './api.ts';
import type { StatusCounts } from './job-counts.ts';

export type Job = JobQuery['job'] & { statusCounts: StatusCounts };

/** Spec §3: the job, and its letters by page. */
type JobState = PagedState<LetterRow> & { job: Job | null };

/** A job with one page of its letters, in one call. */
export const loadJob = createAsyncThunk('job/load', async (query: JobQueryVariables) => {
  const { job, awardLetters, ...counted } = await callGraphql(jobDocument, query);
  const statusCounts = letterStatuses.map((status) => ({ status, count: counted[status].itemsCount }));
  return { job: { ...job, statusCounts }, ...awardLetters };
});

const initialState: JobState = { ...emptyPages<LetterRow>(), job: null };

const jobSlice = createSlice({
  name: 'job',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadJob, (state, { job }) => {
      state.job = job;
    });
    builder.addCase(organizationSelected, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const jobReducer = jobSlice.reducer;
