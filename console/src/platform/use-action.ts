import { useState } from 'react';
import { toast } from '#ui/toast.ts';
import { errorText } from './call-errors.ts';

/** A press that calls the server: it shows that it works, takes no second press, and tells a refusal in its words. */
export function useAction(): { isWorking: boolean; run: (action: () => Promise<unknown>) => Promise<void> } {
  const [isWorking, setIsWorking] = useState(false);
  async function run(action: () => Promise<unknown>) {
    if (isWorking) return;
    setIsWorking(true);
    try {
      await action();
    } catch (error) {
      toast({ kind: 'error', text: errorText(error) });
    } finally {
      setIsWorking(false);
    }
  }
  return { isWorking, run };
}
