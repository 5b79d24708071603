import { useCallback, useEffect, useState } from 'react';
import type { SavedQueriesQuery } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import { toast } from '#ui/toast.ts';
import { deleteSavedQueryDocument, savedQueriesDocument } from './api.ts';

export type SavedQuery = SavedQueriesQuery['savedQueries'][number];

/** The person's own saved queries and those that the organization shares. */
export function useSavedQueries(organizationId: string) {
  const [saved, setSaved] = useState<SavedQuery[]>([]);
  const reload = useCallback(async () => {
    setSaved((await callGraphql(savedQueriesDocument, { organizationId })).savedQueries);
  }, [organizationId]);
  useEffect(() => {
    reload().catch((error) => toast({ kind: 'error', text: errorText(error) }));
  }, [reload]);
  async function remove({ id, name }: SavedQuery): Promise<void> {
    await callGraphql(deleteSavedQueryDocument, { id, organizationId });
    toast({ kind: 'success', text: `${name} is deleted.` });
    await reload();
  }
  return { saved, reload, remove };
}
