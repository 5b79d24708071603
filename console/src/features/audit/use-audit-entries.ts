import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditEntriesQuery } from '#console/generated/graphql.ts';
import { errorText } from '#platform/call-errors.ts';
import { callGraphql } from '#platform/graphql.ts';
import type { ListView } from '#platform/list-address.ts';
import { auditEntriesDocument } from './api.ts';
import { type AuditFilterName, auditFilter } from './audit-list.ts';

type Entries = AuditEntriesQuery['auditEntries'];
export type AuditEntry = Entries['items'][number];

/** The page of the log that the address asks for; an answer that comes too late is let go. */
export function useAuditEntries(organizationId: string, view: ListView<AuditFilterName>) {
  const [listed, setListed] = useState<Entries>();
  const [error, setError] = useState<string>();
  const latest = useRef('');
  const asked = JSON.stringify({ organizationId, page: view.page, pageSize: view.pageSize, filter: auditFilter(view) });

  const load = useCallback(async () => {
    latest.current = asked;
    setError(undefined);
    try {
      const { auditEntries } = await callGraphql(auditEntriesDocument, JSON.parse(asked));
      if (latest.current === asked) setListed(auditEntries);
    } catch (failure) {
      if (latest.current === asked) setError(errorText(failure));
    }
  }, [asked]);
  useEffect(() => void load(), [load]);
  return { listed, error, reload: () => void load() };
}
