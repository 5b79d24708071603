import { signOut } from '#platform/sign-in.ts';
import { tagManagementState } from '#platform/storage.ts';
import { ProviderStep } from './ProviderStep.tsx';

/** Where a 403 and a token that can't be had lead (spec §2). */
export function ForceLogin() {
  return <ProviderStep leave={startOver} failure="The sign-in service could not be reached" />;
}

function startOver(): Promise<void> {
  tagManagementState.clear();
  return signOut();
}
