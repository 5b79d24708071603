import { useState } from 'react';
import { mutationFields } from './operation.ts';

type Question = { fields: string[]; answer: (isWanted: boolean) => void };

/** Reading only until changes are allowed; then each mutation is asked about. */
export function useMutationGuard() {
  const [mayChange, setMayChange] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);

  function ask(fields: string[]): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ fields, answer: resolve });
    return promise.finally(() => setQuestion(null));
  }

  /** Why a request is not run; undefined where it may. */
  async function refusalOf(query: string, operationName?: string | null): Promise<string | undefined> {
    const fields = mutationFields(query, operationName);
    if (!fields) return undefined;
    if (!mayChange) return 'Not run: this page only reads. Switch on "Allow changes" to run mutations.';
    return (await ask(fields)) ? undefined : 'Not run: you kept things as they are.';
  }
  return { mayChange, setMayChange, question, refusalOf };
}
