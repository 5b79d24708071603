import { configureStore } from '@reduxjs/toolkit';
import { apiKeysReducer } from '#features/api-keys/state.ts';
import { exportsReducer } from '#features/jobs/exports-state.ts';
import { jobReducer } from '#features/jobs/job-state.ts';
import { jobsReducer } from '#features/jobs/state.ts';
import { lettersReducer } from '#features/letters/state.ts';
import { organizationReducer } from '#features/organizations/state.ts';
import { reviewReducer } from '#features/review/state.ts';
import { savedUserState, userReducer } from '#features/session/state.ts';
import { usersReducer } from '#features/team/state.ts';
import { webhookReducer, webhooksReducer } from '#features/webhooks/state.ts';

export const store = configureStore({
  reducer: {
    user: userReducer,
    users: usersReducer,
    organization: organizationReducer,
    jobs: jobsReducer,
    job: jobReducer,
    letters: lettersReducer,
    exports: exportsReducer,
    webhooks: webhooksReducer,
    webhook: webhookReducer,
    apiKeys: apiKeysReducer,
    review: reviewReducer,
  },
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
