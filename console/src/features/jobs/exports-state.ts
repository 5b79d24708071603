import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { ExportsQuery, ExportsQueryVariables } from '#console/generated/graphql.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages } from '#platform/paged-state.ts';
import { exportsDocument } from './api.ts';

export type ExportRow = ExportsQuery['exports']['items'][number];

export const loadExports = createAsyncThunk(
  'exports/load',
  async (query: ExportsQueryVariables) => (await callGraphql(exportsDocument, query)).exports,
);

const initialState = emptyPages<ExportRow>();

const exportsSlice = createSlice({
  name: 'exports',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadExports);
    builder.addCase(organizationSelected, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const exportsReducer = exportsSlice.reducer;
