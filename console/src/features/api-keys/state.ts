import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { ApiKeysQuery, ApiKeysQueryVariables } from '#console/generated/graphql.ts';
import { signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages } from '#platform/paged-state.ts';
import { apiKeysDocument } from './api.ts';

export type ApiKeyRow = ApiKeysQuery['apiKeys']['items'][number];

export const loadApiKeys = createAsyncThunk(
  'apiKeys/load',
  async (query: ApiKeysQueryVariables) => (await callGraphql(apiKeysDocument, query)).apiKeys,
);

const initialState = emptyPages<ApiKeyRow>();

/** Keys belong to a person, so another organization shows the same ones. A secret is never kept here. */
const apiKeysSlice = createSlice({
  name: 'apiKeys',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadApiKeys);
    builder.addCase(signedOut, () => initialState);
  },
});

export const apiKeysReducer = apiKeysSlice.reducer;
