import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { QueueRowFragment, ReviewQueueQueryVariables } from '#console/generated/graphql.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages } from '#platform/paged-state.ts';
import { reviewQueueDocument } from './api.ts';

export type QueueRow = QueueRowFragment;

export const loadReviewQueue = createAsyncThunk(
  'review/load',
  async (query: ReviewQueueQueryVariables) => (await callGraphql(reviewQueueDocument, query)).awardLetters,
);

const initialState = emptyPages<QueueRow>();

const reviewSlice = createSlice({
  name: 'review',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadReviewQueue);
    builder.addCase(organizationSelected, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const reviewReducer = reviewSlice.reducer;
