import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { OrganizationQuery } from '#console/generated/graphql.ts';
import type { AppDispatch } from '#console/store.ts';
import { organizationSelected, signedOut } from '#features/session/state.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { organizationIdState } from '#platform/storage.ts';
import { organizationDocument } from './api.ts';

export type Organization = OrganizationQuery['organization'];

type OrganizationState = {
  organization: Organization | null;
  isLoading: boolean;
  error: string | null;
  /** The request whose answer counts: one for the organization before comes too late. */
  requestId: string | null;
  /** Which organization was asked for. */
  requestedId: string | null;
};

const initialState: OrganizationState = {
  organization: null,
  isLoading: false,
  error: null,
  requestId: null,
  requestedId: null,
};

export const loadOrganization = createAsyncThunk('organization/load', (organizationId: string) =>
  callGraphql(organizationDocument, { organizationId }, { isTracked: true }),
);

/** Sets the current organization, saves its id and brings what depends on it (spec §4, "Organisation choice"). */
export function chooseOrganization(organizationId: string) {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(organizationSelected(organizationId));
    organizationIdState.write(organizationId);
    await dispatch(loadOrganization(organizationId));
  };
}

const organizationSlice = createSlice({
  name: 'organization',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadOrganization.pending, (state, { meta }) => {
        if (state.requestedId !== meta.arg) state.organization = null;
        state.requestId = meta.requestId;
        state.requestedId = meta.arg;
        state.isLoading = true;
        state.error = null;
      })
      .addCase(loadOrganization.fulfilled, (state, { payload, meta }) => {
        if (state.requestId !== meta.requestId) return;
        state.isLoading = false;
        state.organization = payload.organization;
      })
      .addCase(loadOrganization.rejected, (state, { error, meta }) => {
        if (state.requestId !== meta.requestId) return;
        state.isLoading = false;
        state.error = errorText(error);
      })
      .addCase(organizationSelected, () => initialState)
      .addCase(signedOut, () => initialState);
  },
});

export const organizationReducer = organizationSlice.reducer;
