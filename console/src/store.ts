import { configureStore } from '@reduxjs/toolkit';
import { organizationReducer } from '#features/organizations/state.ts';
import { savedUserState, userReducer } from '#features/session/state.ts';
import { usersReducer } from '#features/team/state.ts';

export const store = configureStore({
  reducer: { user: userReducer, users: usersReducer, organization: organizationReducer },
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;

let saved = store.getState().user;

// Spec §4: the user slice is saved on every change.
store.subscribe(() => {
  const { user } = store.getState();
  if (user === saved) return;
  saved = user;
  savedUserState.write(user);
});
