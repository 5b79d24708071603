import {
  apiKeyLifetimes,
  apiKeyNameProblem,
  defaultApiKeyLifetime,
  isApiKeyLifetime,
} from '@tassel/contract/api-key.ts';
import { userError } from '#platform/errors.ts';
import { inTransaction } from '#platform/transaction.ts';
import type { ViewerContext } from '#server/context.ts';
import { addKey, auditKey, lockOwner, type NewApiKey, refuseTooMany } from './add-key.ts';
import { requireKeyOwner } from './require-key-owner.ts';

type Input = { lifetime?: number | null; name?: string | null };

/** A key that acts as its owner; the answer is the only place where the whole of it is shown (D 28). */
export async function createApiKey(context: ViewerContext, input: Input): Promise<NewApiKey> {
  requireKeyOwner(context);
  const lifetimeDays = readLifetime(input.lifetime);
  const name = input.name?.trim() ?? `Key of ${context.clock.now().toISOString().slice(0, 10)}`;
  const problem = apiKeyNameProblem(name);
  if (problem) throw userError('BAD_INPUT', problem, { fields: { name: problem } });
  return inTransaction(context, async (context) => {
    await lockOwner(context);
    await refuseTooMany(context);
    const added = await addKey(context, { name, lifetimeDays });
    await auditKey(context, 'api_key.created', added.apiKey, `for ${lifetimeDays} days`);
    return added;
  });
}

function readLifetime(lifetime: number | null | undefined): number {
  const days = lifetime ?? defaultApiKeyLifetime;
  if (isApiKeyLifetime(days)) return days;
  const problem = `A key lives ${apiKeyLifetimes.slice(0, -1).join(', ')} or ${apiKeyLifetimes.at(-1)} days.`;
  throw userError('BAD_INPUT', problem, { fields: { lifetime: problem } });
}
