import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { OrganizationUsersQuery, OrganizationUsersQueryVariables } from '#console/generated/graphql.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { callGraphql } from '#platform/graphql.ts';
import { addPagedCases } from '#platform/paged-cases.ts';
import { emptyPages } from '#platform/paged-state.ts';
import { organizationUsersDocument } from './api.ts';

export type Member = OrganizationUsersQuery['organizationUsers']['items'][number];

export const loadMembers = createAsyncThunk('users/load', async (query: OrganizationUsersQueryVariables) => {
  const { organizationUsers } = await callGraphql(organizationUsersDocument, query);
  return organizationUsers;
});

const usersSlice = createSlice({
  name: 'users',
  initialState: emptyPages<Member>(),
  reducers: {},
  extraReducers: (builder) => {
    addPagedCases(builder, loadMembers);
    builder.addCase(organizationSelected, () => emptyPages<Member>()).addCase(signedOut, () => emptyPages<Member>());
  },
});

export const usersReducer = usersSlice.reducer;
