import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { LettersQueryVariables } from '#console/generated/graphql.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages } from '#platform/paged-state.ts';
import { lettersDocument } from './api.ts';
import type { LetterRow } from './letter.ts';

/** A page of all letters of the organization. */
export const loadLetters = createAsyncThunk(
  'letters/load',
  async (query: LettersQueryVariables) => (await callGraphql(lettersDocument, query)).awardLetters,
);

const initialState = emptyPages<LetterRow>();

const lettersSlice = createSlice({
  name: 'letters',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadLetters);
    builder.addCase(organizationSelected, () => initialState).addCase(signedOut, () => initialState);
  },
});

export const lettersReducer = lettersSlice.reducer;
