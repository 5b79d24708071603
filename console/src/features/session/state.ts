import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ProfileQuery } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { appState, organizationIdState, storedValue, userStateKey } from '#platform/storage.ts';
import { profileDocument } from './api.ts';
import { currentOrganizationId } from './current-organization.ts';

export type Profile = ProfileQuery['me'];
export type SchemaEnum = { name: string; values: string[] };

export type UserState = {
  activeTab: string;
  profile: Profile | null;
  isLoggedIn: boolean;
  schemaTypes: SchemaEnum[];
  organizationId: string | null;
  hasOrganizations: boolean;
  isLoading: boolean;
  error: string | null;
};

const signedOutState: UserState = {
  activeTab: '',
  profile: null,
  isLoggedIn: false,
  schemaTypes: [],
  organizationId: null,
  hasOrganizations: false,
  isLoading: false,
  error: null,
};

export const savedUserState = storedValue<UserState>(userStateKey);

// Spec §4: the store starts from the saved user state with isLoggedIn false.
function initialState(): UserState {
  const activeTab = appState.read()?.currentTab ?? '';
  return { ...signedOutState, ...savedUserState.read(), activeTab, isLoggedIn: false, isLoading: false, error: null };
}

export const loadSession = createAsyncThunk('user/loadSession', () =>
  callGraphql(profileDocument, {}, { isTracked: true }),
);

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    tabOpened: (state, { payload }: PayloadAction<string>) => {
      state.activeTab = payload;
    },
    organizationSelected: (state, { payload }: PayloadAction<string>) => {
      state.organizationId = payload;
    },
    emailVerified: (state) => {
      if (state.profile) state.profile.emailVerified = true;
    },
    signedOut: () => signedOutState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadSession.pending, (state) => {
        state.isLoading = true;
        state.error = null;
      })
      .addCase(loadSession.fulfilled, (state, { payload }) => {
        const memberships = payload.me.organizationUsers;
        state.isLoading = false;
        state.profile = payload.me;
        state.schemaTypes = enumTypes(payload.__schema.types);
        state.hasOrganizations = memberships.length > 0;
        // A tab keeps its organization: what another tab has stored meanwhile counts at the next load of the page.
        const wanted = state.isLoggedIn ? state.organizationId : organizationIdState.read();
        state.isLoggedIn = true;
        state.organizationId = currentOrganizationId(wanted ?? undefined, memberships);
      })
      .addCase(loadSession.rejected, (state, { error }) => {
        state.isLoading = false;
        state.error = errorText(error);
      });
  },
});

export const { tabOpened, organizationSelected, emailVerified, signedOut } = userSlice.actions;
export const userReducer = userSlice.reducer;

/** Of the schema only the lists of words are kept: they are what screens choose from. */
function enumTypes(types: ProfileQuery['__schema']['types']): SchemaEnum[] {
  return types.flatMap(({ name, kind, enumValues }) => {
    if (kind !== 'ENUM' || !name || name.startsWith('__')) return [];
    return [{ name, values: (enumValues ?? []).map((value) => value.name) }];
  });
}
