import { useState } from 'react';
import { errorText } from './call-errors.ts';

/** The working half of a ConfirmDialog: it shows that it works, and tells a refusal in its words, dialog open. */
export function useConfirm(act: () => Promise<unknown>) {
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function confirm() {
    setWorking(true);
    setError(null);
    try {
      await act();
    } catch (failure) {
      setError(errorText(failure));
      setWorking(false);
    }
  }
  return { working, error, onConfirm: () => void confirm() };
}
