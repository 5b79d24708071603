import ReviewAndPrivacyScreen from '#features/organizations/ReviewAndPrivacyScreen.tsx';
import { LearnedLines } from './LearnedLines.tsx';

/** Review and privacy: the switches of the organization, and what its reviewers have taught. */
export default function ReviewSettingsScreen() {
  return (
    <>
      <ReviewAndPrivacyScreen />
      <LearnedLines />
    </>
  );
}
