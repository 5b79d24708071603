import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { JobsQuery, JobsQueryVariables } from '#console/generated/graphql.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages } from '#platform/paged-state.ts';
import { jobsDocument } from './api.ts';

export type JobRow = JobsQuery['jobs']['items'][number];

export const loadJobs = createAsyncThunk(
  'jobs/load',
  async (query: JobsQueryVariables) => (await callGraphql(jobsDocument, query)).jobs,
);

const initialState = emptyPages<JobRow>();

const jobsSlice = createSlice({
  name: 'jobs',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadJobs);
    builder.addCase(organizationSelected, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const jobsReducer = jobsSlice.reducer;
