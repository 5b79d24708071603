import type { AppDispatch } from '#console/store.ts';
import { appState, clearExplorer, reviewDraftState } from '#platform/storage.ts';
import { savedUserState, signedOut } from './state.ts';

/** Clears the user state and the app state, in memory and in the browser's storage (spec §4, "Logged-out cleanup"). */
export function forgetPerson(dispatch: AppDispatch): void {
  dispatch(signedOut());
  savedUserState.clear();
  appState.clear();
  reviewDraftState.clear();
  clearExplorer();
}
